//! The parts of a sitter, in head units: a face is 30 by 40 about the origin, its chin at 20.
//!
//! Roles of their shapes: skin `k` and its shade `K`, hair `h` and its light `H`, clothes `c` and their shade `D`, accent
//! `a`, linen `w`, dark `d`, mouth `m`, second cloth `b`.

/// A face, three quarters to the right.
pub(super) const FACE: &str = "k M-15-4C-15-22 15-22 15-4C15 10 8 20 0 20S-15 10-15-4z;K M5-17C15-16 16-8 15-2C14 10 8 20 0 20C9 11 10 4 9-2C7-8 9-13 5-17z;K1.4 M4-3l4 9q-2 2-5 1;d1.3 M-8-6q4-3 7-1M7-7q4-2 6 0;d M-7-1q3-3 6 0q-3 1.8-6 0zM7-1q3-3 5 0q-2 1.8-5 0z;m M-2 12q3-2 5-1q2-1 4 1q-4 4-9 0z";
/// A face from the side.
pub(super) const PROFILE: &str = "k M-12 6Q-10 26-20 38H14Q2 28 4 12z;k M-6-20C8-23 13-16 13-9L18.5 2Q18.5 4 14.5 5L16 8L14 10Q16 13 13 16.5Q9 20 1 17L-2 30L-10 22C-17 14-17-16-6-20z;K M-8 22Q-2 22 4 17Q2 27 12 36Q-2 36-8 22z;d1.3 M5-7q4-3 7-1;d M6-2q3-3 6-1q-2 3-6 1z;m M10 11q3-2 6-1q-1 3-6 1z;K1.2 M-6-3q-5 2-2 8";

// Busts; all but the gown lie over the same shoulders.

/// Shoulders.
pub(super) const SHOULDERS: &str = "c M-48 200V78C-48 50-36 39-13 31L0 38L13 31C36 39 48 50 48 78V200z;D M13 31C36 39 48 50 48 78V200H22C28 120 26 60 10 35z";
pub(super) const SUIT: &str = "w M-11 31L0 70L11 31L0 37z;a M-3.5 42h7l3 24l-7 10l-6-10z;w M-12 27L0 41L-8 48L-14 33zM12 27L0 41L8 48L14 33z;D M-14 32L-26 46L-14 52L-3 86L-3 72zM14 32L26 46L14 52L3 86L3 72z";
pub(super) const BOW_TIE: &str = "w M-12 29L0 80L12 29L0 37z;a M0 41l-12-7v14zM0 41l12-7v14z;D M-13 31L-25 50L-2 88zM13 31L25 50L2 88z;a M12 62h10l-2 6h-8z";
pub(super) const RUFF: &str = "a1.5 M0 44V140M-24 60V140M24 60V140;w M-30 30Q-30 17 0 17T30 30T0 42T-30 30z;K1.2 M-26 32L-12 24M-18 38L-8 27M-8 41L-3 29M4 41L3 29M14 39L8 27M24 35L12 24";
pub(super) const LACE: &str = "w M-9 14Q0 20 9 14L14 36Q0 50-14 36z;K1 M-9 22Q0 27 9 22M-11 30Q0 36 11 30;a M-4 40a4 5 0 1 0 8 0a4 5 0 1 0-8 0;D1.5 M-20 50Q-10 90-14 140M0 54V140M20 50Q14 90 14 140";
pub(super) const GOWN: &str = "k M-46 62C-44 46-32 38-10 31H10C32 38 44 46 46 62L30 90H-30z;K M10 31C32 38 44 46 46 62L36 72Q24 50 4 36z;c M-48 200V68Q-46 58-40 56Q-20 74 0 66Q20 74 40 56Q46 58 48 68V200z;D M40 56Q46 58 48 68V200H20Q30 110 26 69z;w M-42 56Q-20 76 0 68Q20 76 42 56L43 61Q20 83 0 75Q-20 83-43 61z;a M-3 47a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0;a1.8 M-13 33Q0 54 13 33";
pub(super) const FUR: &str = "b M-12 28C-36 30-46 46-34 58C-26 64-20 80-16 120H2C-4 90-12 60-4 46L0 42L6 46C14 60 6 90 2 120H18C22 80 30 64 36 58C46 46 36 30 12 28L0 40z;D1.2 M-30 44l4 5M-22 38l3 6M-20 56l5 4M30 44l-4 5M22 38l-3 6M20 56l-5 4M-12 74l5 3M12 74l-5 3";
pub(super) const UNIFORM: &str = "a M-12 30Q0 38 12 30V24Q0 30-12 24z;a M-48 58Q-44 46-30 44L-28 54zM48 58Q44 46 30 44L28 54z;a1.5 M-47 60v7M-43 58v7M-38 57v6M-33 55v6M47 60v7M43 58v7M38 57v6M33 55v6;w M-34 46l8-4L40 130l-8 8z;a3.6 M0 48h0M0 62h0M0 76h0M0 90h0;a M18 62l3 5h5l-4 4l2 6l-6-3l-6 3l2-6l-4-4h5z";
pub(super) const SHAWL: &str = "b M-13 29C-44 38-52 60-50 110L-6 80L0 46L8 82L50 112C52 60 44 38 13 29L0 42z;a1.5 M-46 74L-8 70M-42 58L-6 58M46 74L10 70M42 58L8 58M-48 92L-10 78M48 94L12 80;a M-4 48a4 4 0 1 0 8 0a4 4 0 1 0-8 0";
pub(super) const SAILOR: &str = "w M-13 29L-36 48L-20 66L0 60L20 66L36 48L13 29L0 56z;a1.5 M-31 48L-18 61L0 55L18 61L31 48;a M-2 58l-9 16h6l3-8l3 8h8l-7-16z";
pub(super) const SMOCK: &str = "w M-14 28L-24 44L0 52L24 44L14 28L0 38z;a M0 48l-14-9l-2 16zM0 48l14-9l2 16zM-3 50l-8 20h7l4-14l4 14h7l-8-20z";

// Standing bodies.

pub(super) const STANDING_GOWN: &str = "c M-14 30C-28 33-24 60-13 72C-24 120-30 180-52 236H52C34 180 24 120 13 72C24 60 28 33 14 30L0 38z;D M14 30C28 33 24 60 13 72C24 120 34 180 52 236H18C14 170 8 120 4 76C10 60 10 44 14 30z;w M-10 26L0 48L10 26L0 36z;a M-14 68H14V75H-14z;k M-22 44Q-38 76-20 100L-14 96Q-26 76-14 52zM21 44Q36 76 12 98L8 92Q24 76 13 52z;a M-36 118L-17 98L-8 122Q-22 128-36 118z;D1.5 M-8 90Q-14 160-26 232M4 90Q8 170 10 232";
pub(super) const BUSTLE: &str = "c M-13 30C-30 34-24 62-12 74C-34 80-44 130-42 236H36C34 170 26 100 12 74C24 62 28 34 13 30L0 38z;D M-12 74C-34 80-44 130-42 236H-14C-22 170-20 110-4 84z;w M-9 16Q0 22 9 16L12 36Q0 46-12 36z;a M-13 70H13V76H-13z;c M20 42Q36 64 30 108L22 106Q26 72 12 56z;k M22 106h8l-2 10h-7z;a1.8 M26 112V232M26 112q-7-5-10 1;b2 M-36 160Q0 182 34 160M-38 196Q0 218 36 196";
pub(super) const COAT: &str = "d M-17 140L-21 232H-4L0 150L4 232H21L17 140z;c M-14 30C-36 34-36 60-32 104L-24 164H24L32 104C36 60 36 34 14 30L0 40z;D M14 30C36 34 36 60 32 104L24 164H4C10 110 10 70 8 38z;w M-9 30L0 62L9 30L0 38z;a M-3 42h6l2 15l-5 6l-5-6z;c M-31 52Q-46 90-36 118L-28 116Q-32 90-22 66z;k M-37 116h9v11h-7z;d2 M-33 122L-42 232;D M-10 34L-19 48L-3 88L-1 74zM10 34L19 48L3 88L1 74z;d M-24 230h22v7h-26zM2 230h22l4 7h-26z";
pub(super) const CHILD: &str = "d M-12 170L-14 232H-3L0 180L3 232H14L12 170z;c M-13 30C-28 36-30 70-28 100L-34 174H34L28 100C30 70 28 36 13 30L0 40z;D M13 30C28 36 30 70 28 100L34 174H8z;w M-13 29L-28 46L0 62L28 46L13 29L0 40z;a M-30 104H30V113H-30z;a M0 58l-9-6v13zM0 58l9-6v13z;k M-26 60Q-36 90-30 116h7Q-24 90-16 70zM26 60Q36 90 30 116h-7Q24 90 16 70z;d M-18 230h17v7h-19zM1 230h17l2 7h-19z";

// Hair behind the head.

pub(super) const BUN: &str = "h M-8-33a9 9 0 1 1 18 0a9 9 0 1 1-18 0";
pub(super) const BOB: &str = "h M-18 12C-25-14-17-28 0-28S25-14 18 12Q10 18 0 10Q-10 18-18 12z";
pub(super) const LONG: &str =
    "h M-14-20C-34-2-26 26-34 56Q0 66 34 56C26 26 34-2 14-20z;H1.5 M-22 10q4 20-2 38M23 12q-3 20 3 36";
pub(super) const CURLS: &str = "h M-17-22a10 10 0 0 0-7 15a10 10 0 0 0-2 16a10 10 0 0 0 10 12h32a10 10 0 0 0 10-12a10 10 0 0 0-2-16a10 10 0 0 0-7-15z";
pub(super) const AFRO: &str = "h M-27-12a10 10 0 0 1 7-17a12 12 0 0 1 20-7a12 12 0 0 1 20 7a10 10 0 0 1 7 17a10 10 0 0 1-7 15h-40a10 10 0 0 1-7-15z";
pub(super) const LOW_BUN: &str = "h M-22 10a8 8 0 1 1 14 6z";

// Hair over the forehead.

pub(super) const PUFF: &str =
    "h M-16 3C-26-10-20-31 1-31C22-31 25-10 16 2C16-8 12-15 4-16C-6-17-14-8-16 3z;H1.5 M-16-14q6-11 15-12";
pub(super) const PARTING: &str = "h M-16 2C-20-20-8-28 4-27C18-26 20-12 16 2C15-6 13-12 8-15C0-12-9-13-12-17C-13-10-15-6-16 2z;H1.3 M-8-22q6-3 12-2";
pub(super) const CENTRE: &str = "h M-16 8C-22-14-12-27 0-27S22-14 16 8C16-4 10-14 0-21C-9-14-15-4-16 8z";
pub(super) const BALD: &str = "h M-15 4C-20-2-18-10-15-13L-13-4zM15 4C19-2 18-10 15-13L14-4z";
pub(super) const FRINGE: &str =
    "h M-16 4C-22-16-12-28 0-28S22-16 16 4L14-9Q0-12-14-9z;H1.3 M-8-22v10M0-23v11M8-22v10";
pub(super) const CROP: &str = "h M-15-3C-19-22-8-27 2-27C16-26 18-14 15-3L13-11Q0-19-13-11z";
pub(super) const BRAID: &str = "h M-16 4C-22-16-12-27 0-27S22-16 16 4C14-8 8-15 0-16C-8-15-14-8-16 4z;H4 M-14-20q14-14 28 0;h1 M-9-27l3 5M-2-30l1 6M5-29l-1 5M11-26l-3 4";
pub(super) const PROFILE_BUN: &str = "h M10-16C6-32-16-30-20-16C-25-2-20 8-13 12C-11 4-8 2-5-4C0-6 6-10 10-16z;h M-27-4a8 8 0 1 1 12 10z;H1.3 M-14-20q8-7 18-3";
pub(super) const PROFILE_BEARD: &str =
    "h M12-15C8-30-14-28-17-14C-20-2-16 6-11 9L-6-2C-4-8 6-9 12-15z;h M4 14q6-2 12 2q0 8-8 9q-10-1-14-9z";

// Hats and what is worn like them.

pub(super) const TOP_HAT: &str = "d M-25-14Q0-7 25-14Q24-19 17-19L19-50Q0-54-19-50L-17-19Q-24-19-25-14z;a M-17.5-26Q0-22 17.5-26L17-19Q0-15-17-19z";
pub(super) const BOWLER: &str =
    "d M-26-13Q0-7 26-13Q24-18 17-18C19-42-19-42-17-18Q-24-18-26-13z;a M-17-21Q0-17 17-21V-18Q0-13-17-18z";
pub(super) const BRIM: &str = "c M-17-16Q-15-38 2-38T19-18z;D M-40-8C-34-22 22-34 42-20C32-10-18-2-40-8z;a M-24-18a6 6 0 0 1 10-6a6 6 0 0 1 10 0a6 6 0 0 1 4 8q-12 3-24-2z;w M-17-20a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M-8-22a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0";
pub(super) const BOATER: &str =
    "w M-27-12Q0-6 27-12L25-17H17V-29Q0-32-17-29V-17H-25z;a M-17-23Q0-20 17-23V-17Q0-14-17-17z";
pub(super) const BERET: &str = "c M-19-12C-34-26-4-40 14-32C28-26 26-16 16-13Q0-19-19-12z;D1.5 M4-34q1-3 3-4";
pub(super) const TURBAN: &str = "a M-19-8C-28-30-8-40 2-38C20-38 26-22 18-7Q0-20-19-8z;D1.5 M-18-12Q2-34 16-34M-16-24Q6-30 19-16;w M-2-22a4 5 0 1 0 8 0a4 5 0 1 0-8 0";
pub(super) const PLUME: &str = "c M-20-12Q-16-34 4-34T20-14Q0-22-20-12z;a M14-16C28-30 26-48 6-52C16-46 12-34 14-16z;D1 M14-18q6-18-4-32";
pub(super) const BONNET: &str = "w M-18 10C-32-14-18-36 2-36S32-14 20 10C18-8 12-18 2-20S-16-8-18 10z;a M-6 24l-9-5v11zM-4 24l9-5v11z;a1.5 M-17 8Q-14 20-5 24Q10 22 18 8";
pub(super) const TIARA: &str = "a M-14-20l2-9l6 5l6-9l6 9l6-5l2 9Q0-26-14-20z";
pub(super) const FLOWER: &str = "a M-19-16a5 5 0 0 1 6-8a5 5 0 0 1 8 2a5 5 0 0 1-4 8a5 5 0 0 1-10-2z;w M-13-17a2 2 0 1 0 4 0a2 2 0 1 0-4 0";

// Beards.

pub(super) const BEARD: &str =
    "h M-15 0C-17 22-8 36 1 36S16 22 15 0C13 9 10 8 7 8Q2 6-4 8C-9 9-13 8-15 0z;m M-1 12.5q4 2 7 0q-3 3-7 0z";
pub(super) const MOUSTACHE: &str = "h M-7 11q5-5 9-2q5-3 10 1q-5 3-10 1q-4 3-9 0z";
pub(super) const CURLED: &str = "h M-10 8q4 3 12 0q7 3 13 0q-3 6-13 4q-9 2-12-4z";
pub(super) const GOATEE: &str = "h M-5 9q6-3 12 0l-1 2h-9zM-3 15q4 2 7 0l-3 12z";
pub(super) const CHOPS: &str =
    "h M-16-2q-3 15 6 18q-2-10-3-18zM15-2q2 15-5 18q2-10 2-18z;h M-6 10q7-4 14 0l-2 2h-9z";

/// An eyeglass on a cord.
pub(super) const MONOCLE: &str = "a1 M5.5-1a5 5 0 1 0 8 0a5 5 0 1 0-8 0M13 3Q18 22 12 40";
/// Two glasses on the nose.
pub(super) const PINCE_NEZ: &str =
    "d1 M-9-1a5 5 0 1 0 9 0a5 5 0 1 0-9 0M5-1a4.5 4.5 0 1 0 8 0a4.5 4.5 0 1 0-8 0M0-2h5";
/// An earring.
pub(super) const EARRING: &str = "a M-17 7a2 2.6 0 1 0 4 0a2 2.6 0 1 0-4 0z";
/// A neck.
pub(super) const NECK: &str = "K M-8 10V28Q-9 31-13 32Q0 44 13 32Q9 31 8 28V10z";
/// A chair behind the sitter: frame `A`, cushion `B`.
pub(super) const CHAIR: &str = "A M-60 220V40C-60 0-44-10-30-6Q0-34 30-6C44-10 60 0 60 40V220z;B M-50 220V44C-50 14-40 6-28 10Q0-14 28 10C40 6 50 14 50 44V220z";
/// A standing lamp.
pub(super) const STANDING_LAMP: &str = "a M-1 0h2v-70h-2z;w M-9-70l4-14h10l4 14z";

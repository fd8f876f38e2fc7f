//! Things that lie and stand in still lifes: object units, the base at y = 0.
//!
//! Roles: vessel `v` and its shade `V`, shine `l`, dark `d`, hot `a` and its shade `A`, leaf `b`, yellow `y` and `Y`,
//! orange `o` and `O`, cool `c`, linen `w`.

/// A thing: its width, and its shapes.
#[derive(Clone, Copy)]
pub(super) struct Thing {
    pub width: f64,
    pub shapes: &'static str,
}

const fn thing(width: f64, shapes: &'static str) -> Thing {
    Thing { width, shapes }
}

pub(super) const BOTTLE: Thing = thing(
    20.0,
    "v M-4-66H4V-46C4-40 10-38 10-28V0H-10V-28C-10-38-4-40-4-46z;V M1-66H4V-46C4-40 10-38 10-28V0H3V-30C3-40 1-42 1-50z;w M-10-24H10V-9H-10z;l1.5 M-7-30V-4;d M-5-66H5V-60H-5z",
);
pub(super) const VASE: Thing = thing(
    30.0,
    "v M-7-50H7L5-42C17-34 18-16 8 0H-8C-18-16-17-34-5-42z;V M1-50H7L5-42C17-34 18-16 8 0H1C9-16 8-34 0-42z;a M-14-28Q0-22 14-28L15-22Q0-16-15-22z;l2 M-10-32Q-12-22-9-14",
);
pub(super) const JUG: Thing = thing(
    34.0,
    "V3.5 M9-38Q24-36 19-22Q16-14 9-12;v M-9-46Q0-42 10-48L9-38C16-28 15-10 9 0H-9C-16-10-15-28-8-38z;V M4-45L10-48L9-38C16-28 15-10 9 0H2C8-12 8-28 3-38z;l2 M-9-28Q-11-18-8-9",
);
pub(super) const GLASS: Thing = thing(
    18.0,
    "l M-9-38H9C9-22 5-16 1.5-15V-3H8V0H-8V-3H-1.5V-15C-5-16-9-22-9-38z;a M-8-30H8C7-21 4-17 0-17S-7-21-8-30z;w1 M-6-35V-26",
);
pub(super) const BOWL: Thing = thing(
    58.0,
    "a M-24-20a8 8 0 0 1 15-6a8 8 0 0 1 0 10z;o M-12-20a9 9 0 1 1 18 0z;y M2-22a9 8 0 0 1 17-3a8 8 0 0 1 4 7z;b M-4-30q6-10 12-4q-6 6-12 4z;v M-28-20H28C26-6 14-3 9-3V0H-9V-3C-14-3-26-6-28-20z;V M8-20H28C26-6 14-3 9-3V0H1C6-4 10-12 8-20z;l1.5 M-22-16Q-18-9-12-7",
);
pub(super) const TEAPOT: Thing = thing(
    46.0,
    "V3 M-14-22Q-28-24-22-10Q-19-4-13-6;v M14-16Q22-18 25-28L29-26Q26-10 14-8z;v M-15-14C-15-30 15-30 15-14C15-4 10 0 8 0H-8C-10 0-15-4-15-14z;V M4-26C18-24 16-4 8 0H0C10-6 10-20 4-26z;v M-7-26Q0-31 7-26z;a M-2.5-31a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
);
pub(super) const CUP: Thing = thing(
    32.0,
    "w M-16-1Q0-4 16-1Q12 2 0 2T-16-1z;v M-10-15H10C10-6 6-2 3-2H-3C-6-2-10-6-10-15z;V M3-15H10C10-6 6-2 3-2H0C5-6 4-10 3-15z;v1.8 M10-12q6 1 3 6q-2 2-5 1",
);
pub(super) const CANDLE: Thing = thing(
    22.0,
    "w M-3-46H3V-16H-3z;y M0-60Q5-52 0-47Q-5-52 0-60z;v M-6-18H6L2-12V-5H10V0H-10V-5H-2V-12z;d.8 M0-49v4",
);
pub(super) const BOOKS: Thing = thing(
    48.0,
    "a M-24-8H22V0H-24z;w M-22-6.5H22V-2H-22z;v M-20-15H24V-8H-20z;w M-18-13.5H24V-10H-18z;b M-22-22H18V-15H-22z;d1 M-16-22v7M-14-15v7",
);
pub(super) const LOAF: Thing = thing(
    50.0,
    "o M-25 0C-30-12-14-18 0-18S30-12 25 0z;V M8-17C24-16 29-8 25 0H8C16-6 16-12 8-17z;w2 M-14-13l6 6M-4-15l6 7M7-15l5 7",
);
pub(super) const FISH: Thing = thing(
    62.0,
    "w M-31-3Q0-9 31-3Q24 3 0 3T-31-3z;v M-24-6C-14-15 6-15 18-7L28-13L26-2L18-6C6 1-14 0-24-6z;V M-24-6C-12-4 6-4 18-6C6 1-14 0-24-6z;d M-19-8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0;V1 M-13-10q2 4 0 7",
);
pub(super) const CHEESE: Thing = thing(
    34.0,
    "y M-17 0V-9L10-18Q17-14 17-9V0z;o M-17-9L17-9V0H-17z;y M-17-7h34V0h-34z;o M-8-4a2 1.6 0 1 0 4 0a2 1.6 0 1 0-4 0M4-3a2.5 1.6 0 1 0 5 0a2.5 1.6 0 1 0-5 0",
);
pub(super) const VIOLIN: Thing = thing(
    30.0,
    "o M-9-36C-16-34-12-24-8-21C-18-16-14 0 0 0S18-16 8-21C12-24 16-34 9-36Q0-40-9-36z;V M2-38Q9-38 10-35C16-32 12-24 8-21C18-16 14 0 0 0C10-8 8-18 4-21C8-26 8-34 2-38z;d M-1.5-66h3v44h-3zM-3-14h6v6h-6z;d1 M-5-24v7M5-24v7",
);
pub(super) const POT: Thing = thing(
    52.0,
    "V3 M-18-24h-8v8M18-24h8v8;v M-18-28H18V-6Q18 0 12 0H-12Q-18 0-18-6z;V M6-28H18V-6Q18 0 12 0H2Q8-4 6-28z;v M-20-31H20V-27H-20z;V M-3-36h6v5h-6z;l2 M-13-22v14",
);
pub(super) const LAMP: Thing = thing(
    30.0,
    "v M-10 0H10L5-8H3V-18Q12-22 10-30H-10Q-12-22-3-18V-8H-5z;w M-10-30H10Q14-42 6-48V-60H-6V-48Q-14-42-10-30z;y M0-50Q5-40 0-33Q-5-40 0-50z;V M3-18Q12-22 10-30H4Q6-22 1-18z",
);

/// Every fruit.
pub(super) const FRUIT: [Thing; 8] = [APPLE, PEAR, ORANGE, LEMON, GRAPES, HALF_ORANGE, PLUM, MELON];

pub(super) const APPLE: Thing = thing(
    15.0,
    "a M0-13C6-17 9-10 8-6C7 0 3 1 0 0C-3 1-7 0-8-6C-9-10-6-17 0-13z;A M3-14C8-14 9-10 8-6C7 0 3 1 0 0C5-3 6-9 3-14z;d1 M0-13q0-4 2-5",
);
pub(super) const PEAR: Thing = thing(
    15.0,
    "y M0-22C5-22 4-15 6-11C11-3 6 0 0 0S-11-3-6-11C-4-15-5-22 0-22z;Y M1-22C5-22 4-15 6-11C11-3 6 0 1 0C6-5 3-12 1-22z;d1.2 M0-22q0-4 3-5",
);
pub(super) const ORANGE: Thing = thing(
    15.0,
    "o M-8-8a8 8 0 1 0 16 0a8 8 0 1 0-16 0;O M3-15a8 8 0 0 1-4 15q9-6 4-15z;b M0-16q5-4 8 0q-5 2-8 0z",
);
pub(super) const LEMON: Thing =
    thing(18.0, "y M-10-6Q-6-12 0-12T10-6Q6 0 0 0T-10-6z;Y M2-12Q7-11 10-6Q6 0 0 0Q7-5 2-12z");
pub(super) const GRAPES: Thing = thing(
    24.0,
    "c M-11-4a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-4-4a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3-4a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-8-10a4 4 0 1 0 8 0a4 4 0 1 0-8 0M0-10a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-4-16a4 4 0 1 0 8 0a4 4 0 1 0-8 0;l1.8 M-8-5h0M-1-5h0M6-5h0M-5-11h0M3-11h0;b M0-18q8-7 12 1q-8 5-12-1z;d1 M0-19v-5",
);
pub(super) const HALF_ORANGE: Thing = thing(
    18.0,
    "o M-9-8a9 8 0 1 0 18 0a9 8 0 1 0-18 0;w M-7-8a7 6 0 1 0 14 0a7 6 0 1 0-14 0;o M0-8L-5-11L-3-13zM0-8L5-11L3-13zM0-8L6-6L5-4zM0-8L-6-6L-5-4zM0-8L2-3H-2z",
);
pub(super) const PLUM: Thing = thing(12.0, "c M-6-6a6 6 0 1 0 12 0a6 6 0 1 0-12 0;l1.5 M-3-8q1-2 3-2");
pub(super) const MELON: Thing = thing(
    30.0,
    "b M-15-12A15 13 0 0 0 15-12z;w M-13-12A13 11 0 0 0 13-12z;a M-12-12A12 9.5 0 0 0 12-12z;d1.5 M-6-9h0M0-7h0M6-9h0M-2-10h0",
);

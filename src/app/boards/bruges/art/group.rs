//! The eleven groups and their emblems.

use crate::games::bruges::{GROUPS, Group};

/// How the groups of the box are told apart.
///
/// | group | headgear and dress |
/// | --- | --- |
/// | artist | soft caps, open linen collar |
/// | craftsman | coif or straw hat, apron with straps |
/// | merchant | wide brim or fur cap, fur lapels |
/// | protector | helmets, steel shoulders |
/// | noble | crowns and hennins, ermine |
/// | bureaucrat | box cap or lappet, chain of office |
/// | clergy | mitre, tonsure, veil; stole |
/// | courtier | feathered cap or frilled coif, buttoned livery |
/// | underworld | hoods, patches and scarves |
/// | scholar | doctors' hats, gown with bands |
/// | entertainer | horned and slashed caps, jagged collar with bells |
impl Group {
    /// The emblem's block, in a frame of 24: palette, hammer, scales, shield, crown, quill, cross, castle, mask, book, lute.
    #[must_use]
    pub const fn emblem(self) -> &'static str {
        EMBLEMS[self as usize]
    }
}

const EMBLEMS: [&str; GROUPS] = [
    "
        c M12 3C6 3 2 7 2 12s4 8 8 8c2 0 2-2 1-3.4-.8-1.4.2-2.6 2-2.6h4c3 0 5-1.6 5-4C22 6 17.6 3 12 3Z
        z 7 9 1.6
        z 12 6.8 1.6
        z 17 9 1.6
        z 6.4 14 1.6",
    "
        c M4 4h11l5 4-1.4 2L15 8.6V10H13l.6 11.4h-3.4L10.8 10H4Z",
    "
        c M11.1 2h1.8v2.3L20 6v1.4l3 7.2c0 2-1.6 3.2-3.8 3.2s-3.8-1.2-3.8-3.2l3-6.8-5.5-1.3V19h4v2.4H7.1V19h4V6.5L5.6 7.8l3 6.8c0 2-1.6 3.2-3.8 3.2S1 16.6 1 14.6l3-7.2V6l7.1-1.7Z
        z M4.8 9.7L2.8 14.4H6.8ZM19.2 9.7l-2 4.7h4Z",
    "
        c M3 3h18v8c0 6-4 9-9 11C7 20 3 17 3 11Z
        z M5 12.5L12 7l7 5.5-.6 2.6L12 10.4l-6.4 4.7Z",
    "
        c M2 7l5.2 4L12 3.5 16.8 11 22 7l-2.2 10H4.2ZM4.2 18.6h15.6V21H4.2Z
        z 12 14 1.5
        z 7.6 14.4 1.1
        z 16.4 14.4 1.1",
    "
        c M21 2C13 3 8 8 6.4 14.6L4 21h2l1.8-4.4C14 16.6 19 11 21 2Z
        -z1.1 M8 16C11 11 14 8 17 6
        c M11 19.4h10V21.4H11Z",
    "
        c M10 2h4v5h5.5v4H14v11h-4V11H4.5V7H10Z
        z 12 9 1.3",
    "
        c M3 3h3.6v2.6h3V3h4.8v2.6h3V3H21v7h-2v11.5H5V10H3Z
        z M10 21.5V16a2 2 0 0 1 4 0v5.5ZM8 11.5h1.8v3H8ZM14.2 11.5H16v3h-1.8Z",
    "
        c M2 8c4-2.6 16-2.6 20 0 .4 5-2.4 8.6-5.6 8.6-2.4 0-3-2-4.4-2s-2 2-4.4 2C4.4 16.6 1.6 13 2 8Z
        z M5 10.6c1.6-1.4 4-1.2 5.2.8-1.4 1.6-4.2 1.4-5.2-.8ZM19 10.6c-1.6-1.4-4-1.2-5.2.8 1.4 1.6 4.2 1.4 5.2-.8Z",
    "
        c M2 5c4-1.6 7-1 10 1 3-2 6-2.6 10-1v14c-4-1.4-7-1-10 1-3-2-6-2.4-10-1Z
        -z1.1 M12 6.4V19.6M4.8 8.6c1.8-.5 3.4-.3 5 .5M4.8 12c1.8-.5 3.4-.3 5 .5M14.2 9.1c1.6-.8 3.2-1 5-.5M14.2 12.5c1.6-.8 3.2-1 5-.5",
    "
        c M19.6 1.2l3.2 3.2-1.7 1.7-1-.4-4.8 4.8c2 3.4 1.2 7.4-1.6 10.1-3.2 3-8 2.8-10.6.2S.2 14 3.2 10.8c2.7-2.8 6.7-3.6 10.1-1.6l4.8-4.8-.4-1Z
        z 8.7 14.9 2.9
        -z1.2 M4.6 19.6l2-2M11 12.6l6.4-6.4",
];

//! Line icons on a 24 grid, drawn in the current colour.

/// The `viewBox` of every icon.
pub const VIEW_BOX: &str = "0 0 24 24";

/// Declares the icons once: variant, name, what it stands for, path.
macro_rules! icons {
    ($($variant:ident $name:literal $meaning:literal $path:literal)*) => {
        /// A line icon. Its symbol in the sprite has the id `icon-` and the name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Icon {
            $(#[doc = $meaning] $variant,)*
        }

        impl Icon {
            /// Every icon.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The id of the icon's symbol in [`sprite`](super::sprite), such as `icon-undo`.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => concat!("icon-", $name)),* }
            }

            /// The icon's lines as path data.
            #[must_use]
            pub const fn path(self) -> &'static str {
                match self { $(Self::$variant => $path),* }
            }
        }
    };
}

icons! {
    Undo "undo" "Take back one step." "M8.5 5L4 9.5l4.5 4.5M4.5 9.5H14a5.25 5.25 0 0 1 0 10.5H9"
    Redo "redo" "Do again what was taken back." "M15.5 5L20 9.5 15.5 14M19.5 9.5H10a5.25 5.25 0 0 0 0 10.5h5"
    Restart "restart" "Back to the beginning of the turn; rematch." "M4.5 4.5V10H10M5 10a7.75 7.75 0 1 1-.6 4.5"
    Hint "hint" "Advice." "M9.5 18.5h5M10.5 21.5h3M12 2.5a6.25 6.25 0 0 0-3.7 11.3c.8.6 1.2 1.4 1.2 2.2h5c0-.8.4-1.6 1.2-2.2A6.25 6.25 0 0 0 12 2.5Z"
    Menu "menu" "Everything else." "M4 7h16M4 12h16M4 17h16"
    Log "log" "What happened, in sentences." "M5.5 3.5h13v17h-13ZM9 8h6M9 12h6M9 16h3.5"
    Rules "rules" "The rule reference." "M12 6.5c-2.2-1.6-5-2-8.5-1.7v13c3.5-.3 6.3.1 8.5 1.7 2.2-1.6 5-2 8.5-1.7v-13c-3.5-.3-6.3.1-8.5 1.7ZM12 6.5v13"
    TableMode "table-mode" "Turn the board to whoever plays." "M4 15a8 3.5 0 0 0 16 0M4 15l-1.5-2M4 15l2-1.5M8 4.5h8v6H8Z"
    Settings "settings" "Preferences." "M4 7.5h8M18 7.5h2M4 16.5h2M12 16.5h8M15 4.7a2.8 2.8 0 1 0 .01 0ZM9 13.7a2.8 2.8 0 1 0 .01 0Z"
    Close "close" "Put away." "M6 6l12 12M18 6L6 18"
    Left "left" "Back; one step earlier." "M15 5l-7 7 7 7"
    Right "right" "On; one step later." "M9 5l7 7-7 7"
    Up "up" "Less of a list." "M5 15l7-7 7 7"
    Down "down" "More of a list." "M5 9l7 7 7-7"
    First "first" "To the beginning of the game." "M17 5l-7 7 7 7M7 5v14"
    Last "last" "To the latest position." "M7 5l7 7-7 7M17 5v14"
    Play "play" "Run through the game." "M8 5l11 7-11 7Z"
    Pause "pause" "Stop running." "M8.5 5.5v13M15.5 5.5v13"
    Skip "skip" "Finish what is moving." "M5 5.5l8.5 6.5L5 18.5ZM13.5 7.5v9M18.5 5.5v13"
    Person "person" "A person's seat; number of players." "M12 4a4 4 0 1 0 .01 0ZM4.5 20.5c.8-4.2 3.6-6 7.5-6s6.7 1.8 7.5 6"
    Computer "computer" "A computer player's seat." "M7 8.5h10a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17v-6A2.5 2.5 0 0 1 7 8.5ZM12 8.5V5M12 2.5v.5M9 12.5v1.3M15 12.5v1.3M9.5 16.8h5M2 13v2.5M22 13v2.5"
    Clock "clock" "Playing time." "M12 3.5a8.5 8.5 0 1 0 .01 0ZM12 7.5v4.8l3.2 2"
    Trophy "trophy" "Scores; the winner." "M7.5 4h9v6.5a4.5 4.5 0 0 1-9 0ZM7.5 5.5H4v1.8a3.7 3.7 0 0 0 3.8 3.7M16.5 5.5H20v1.8a3.7 3.7 0 0 1-3.8 3.7M12 15v4.5M8 20h8"
    Chart "chart" "Statistics." "M3.5 20.5h17M5.5 20.5v-7h3v7M10.5 20.5v-16h3v16M15.5 20.5v-11h3v11"
    Star "star" "Points." "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z"
    Eye "eye" "Look at something." "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 .01 0Z"
    EyeOff "eye-off" "Something hidden." "M9.7 5.8A8.6 8.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.4A16.4 16.4 0 0 0 2.5 12S6 18.5 12 18.5a8.8 8.8 0 0 0 4.2-1.1M9.9 9.9a2.8 2.8 0 0 0 4.2 4.2M4 4l16 16"
    Lock "lock" "Kept behind the curtain." "M6 11h12v9.5H6ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2.5"
    Curtain "curtain" "Hand the tablet over." "M3 4h18M5 4v16M19 4v16M5 20c3.5-2.5 5-8.5 5.5-16M19 20c-3.5-2.5-5-8.5-5.5-16"
    Share "share" "Send to somebody." "M12 15V4M8 8l4-4 4 4M6 11.5H4.5V20h15v-8.5H18"
    Link "link" "A link to the game." "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"
    Copy "copy" "Copy as text." "M8.5 8.5h11v12h-11ZM15.5 8.5v-5h-11v12h4"
    Paste "paste" "Paste a game." "M8 5H5.5v15.5h13V5H16M8.5 3.5h7V7h-7ZM9 12h6M9 16h4"
    Download "download" "Save as a file." "M12 4v11M8 11l4 4 4-4M4.5 16v4h15v-4"
    Upload "upload" "Read from a file." "M12 15V4M8 8l4-4 4 4M4.5 16v4h15v-4"
    Open "open" "Open a game." "M3.5 6.5h6l2 2.5h9v10.5h-17Z"
    Trash "trash" "Delete." "M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6"
    Pencil "pencil" "Rename." "M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5"
    Plus "plus" "One more." "M12 5v14M5 12h14"
    Minus "minus" "One less." "M5 12h14"
    Check "check" "Done; confirmed." "M4.5 12.5L10 18 19.5 6.5"
    Warning "warning" "Look out." "M12 3.5L21.5 20h-19ZM12 9.5v5M12 17.2v.1"
    Info "info" "More to know." "M12 3a9 9 0 1 0 .01 0ZM12 11v5.5M12 7.6v.1"
    Help "help" "What is this?" "M12 3a9 9 0 1 0 .01 0ZM9.3 9.6a2.7 2.7 0 1 1 4.3 2.2c-.9.6-1.6 1.2-1.6 2.2M12 17v.1"
    Home "home" "All games." "M4 11.5l8-7 8 7M6.5 10v9.5h11V10"
    Shuffle "shuffle" "Mix the seats." "M3.5 7h3.2l9 10h4.8M3.5 17h3.2l2.6-2.9M13 10l2.7-3h4.8M17.8 4.3L20.5 7l-2.7 2.7M17.8 14.3l2.7 2.7-2.7 2.7"
    Drag "drag" "Move to another place." "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01"
    Filter "filter" "Show less of the log." "M4 6h16M7 12h10M10 18h4"
    Speed "speed" "How fast things move." "M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5"
    Swap "swap" "The other way round." "M7 4v15M3.5 15.5L7 19l3.5-3.5M17 20V5M13.5 8.5L17 5l3.5 3.5"
    Language "language" "Language." "M12 3a9 9 0 1 0 .01 0ZM3 12h18M12 3c-3 2.6-4 5.6-4 9s1 6.4 4 9M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9"
    Light "light" "Light theme." "M12 8a4 4 0 1 0 .01 0ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"
    Dark "dark" "Dark theme." "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z"
    Bookmark "bookmark" "Reserve; reserved." "M6.5 3.5h11v17L12 16l-5.5 4.5Z"
    Flag "flag" "The last round." "M6 21V4M6 4.5h11l-2.5 4 2.5 4H6"
    Pass "pass" "Nothing to do this turn." "M12 3.5a8.5 8.5 0 1 0 .01 0ZM6 18L18 6"
    Zoom "zoom" "Look closer." "M10.5 4a6.5 6.5 0 1 0 .01 0ZM15.3 15.3l5.2 5.2M10.5 7.5v6M7.5 10.5h6"
}

/// The icon as it stands in a frame of [`VIEW_BOX`].
#[must_use]
pub fn icon(icon: Icon) -> String {
    let mut markup = String::new();
    write(&mut markup, icon);
    markup
}

/// The lines all icons are drawn with.
const LINES: &str = r#"" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>"#;

pub(super) fn write(markup: &mut String, icon: Icon) {
    markup.push_str("<path d=\"");
    markup.push_str(icon.path());
    markup.push_str(LINES);
}

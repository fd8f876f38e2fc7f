//! What shell, table and boards are furnished with: controls with their keyboard and their words for the ear. The look of each
//! is in `style/base.css` and `style/shell/`.

mod arrival;
mod compared;
mod controls;
mod dialog;
mod focus;
mod found;
pub mod layer;
mod menu;
mod toast;
mod token;
mod trouble;
pub mod victory;

pub use arrival::when_here;
pub use compared::Compared;
pub use controls::{Choice, OptionRow, Segmented, Switch};
pub use dialog::{Confirm, Dialog};
pub use focus::{Loan, arrive, hand_on, is_shown, watch};
pub use found::when_found;
pub use menu::{Menu, MenuItem};
pub use toast::{Toast, ToastAction, ToastShelf, Toasts, provide_toasts, use_toasts};
pub use token::{GameCover, SeatToken};
pub use trouble::TroubleBar;

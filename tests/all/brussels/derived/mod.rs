//! What follows from the rules, and what they leave to be read.

mod nobles;
mod prices;
mod rounds;
mod works;

use salon::games::brussels_1893::Payment;
use salon::games::brussels_1893::components::MATERIALS;

/// Materials and nothing else.
const fn plain(materials: [u8; MATERIALS]) -> Payment {
    Payment { materials, jokers: 0, in_francs: 0, instead: None }
}

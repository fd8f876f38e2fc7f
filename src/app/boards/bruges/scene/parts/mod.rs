//! What the table is made of: the city, what players have, the hand, and the sheet beside it.

mod city;
mod hand;
mod player;
mod sheet;

pub use city::{City, DiePart, GatePart, PilePart, SectionPart};
pub use hand::{BackPart, CardPart, Hand};
pub use player::{Circle, Duty, Guest, HousePart, Panel, Person, Progress, Standing, Stock};
pub use sheet::{
    BridgePart, Brings, Building, Cause, ChoicePart, Column, Matter, Model, Offering, Sheet, Swatch, Use,
    UsePart,
};

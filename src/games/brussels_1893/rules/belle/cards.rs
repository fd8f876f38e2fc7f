//! Cards, used; tiles and pavilions, taken.

use super::offers::{bears, needs_no_asking};
use crate::engine::{Seat, Witness};
use crate::games::brussels_1893::action::Action;
use crate::games::brussels_1893::belle::{Another, Helper};
use crate::games::brussels_1893::components::belle::{CardId, Deed, Moment};
use crate::games::brussels_1893::components::{Art, Cube, Material};
use crate::games::brussels_1893::due::{Sold, Why};
use crate::games::brussels_1893::event::Event;
use crate::games::brussels_1893::grid::{Area, Space};
use crate::games::brussels_1893::purse::Purse;
use crate::games::brussels_1893::rules::Desk;

impl<W: Witness<Event>> Desk<'_, W> {
    /// Whether an offered card is used without asking.
    pub(in crate::games::brussels_1893::rules) fn uses_itself(&self, seat: Seat, card: CardId) -> bool {
        bears(self.c, self.t, seat, card) && needs_no_asking(self.c, self.t, card)
    }

    /// A card is used that needs no further choice, or whose choices follow.
    pub(in crate::games::brussels_1893::rules) fn uses_card(&mut self, seat: Seat, card: CardId) {
        self.turns_down(seat, card);
        match self.c.belle.card(card).deed {
            Deed::Francs(amount) => {
                let francs = self.t.amount(self.c, seat, amount);
                self.gain(seat, Purse::of_francs(francs));
            }
            Deed::Points(amount) => {
                let points = self.t.amount(self.c, seat, amount);
                self.gains_points(seat, points);
            }
            Deed::Jokers(n) => self.gain_jokers(seat, n),
            Deed::Travellers(n) => self.gain_travellers(seat, n),
            Deed::Exchange { jokers, materials } => self.exchanges(seat, jokers, materials),
            Deed::Icons(n) => self.t.belle.icons = Some((seat, n)),
            Deed::LastAudience(francs) => {
                self.player(seat).francs -= u16::from(francs);
                if let Some(noble) = self.t.belle.leaving {
                    self.uses(seat, noble);
                }
            }
            _ => {}
        }
    }

    /// What is decided on a card, or on what followed from one.
    pub(in crate::games::brussels_1893::rules) fn decides_on_belle(
        &mut self,
        seat: Seat,
        why: Why,
        action: Action,
    ) {
        if let Why::Card(card) = why {
            return self.decides_on_card(seat, card, action);
        }
        match (why, action) {
            (Why::Sale, Action::SellWhite(white)) => self.t.open.push(seat, Why::As { white }),
            (Why::As { white }, Action::As(art)) => {
                self.t.open.push(seat, Why::Market { sold: Sold { art, white: Some(white) } });
            }
            (Why::Park, Action::Recover { space, francs }) => {
                self.t.open.push(seat, Why::Park);
                let offered = self.t.belle.ready(self.c, seat, Moment::Park).next();
                if let Some(card) = offered {
                    self.turns_down(seat, card);
                }
                self.recovers(seat, space, francs);
            }
            (Why::Guests { left }, Action::Guest(slot)) => {
                self.t.open.push(seat, Why::Guests { left: left - 1 });
                self.sends_away(seat, slot);
            }
            (Why::White, Action::White(art)) => self.takes_white(seat, art),
            (Why::Give { left }, Action::Cube(cube)) => {
                self.t.open.push(seat, Why::Give { left: left - 1 });
                match cube {
                    Cube::Material(material) => {
                        self.player(seat).materials[material.index()] -= 1;
                        self.t.materials[material.index()] += 1;
                    }
                    Cube::Joker => {
                        self.player(seat).jokers -= 1;
                        self.t.jokers += 1;
                    }
                }
                self.w.saw(Event::Gave { seat, cube });
            }
            (Why::Take { left }, Action::Cube(cube)) => {
                self.t.open.push(seat, Why::Take { left: left - 1 });
                match cube {
                    Cube::Material(material) => self.gain_material(seat, material),
                    Cube::Joker => self.gain_jokers(seat, 1),
                }
            }
            (Why::Tile, Action::Tile(at)) => self.occupies(seat, at),
            (Why::House, Action::Pavilion(row)) => self.builds_pavilion(seat, row),
            _ => {}
        }
    }

    fn decides_on_card(&mut self, seat: Seat, card: CardId, action: Action) {
        if action == Action::Card {
            return self.uses_card(seat, card);
        }
        self.turns_down(seat, card);
        let deed = self.c.belle.card(card).deed;
        let cubes = if let Deed::Barter(cubes) = deed { cubes } else { 0 };
        match action {
            Action::Colour(art) => {
                let player = self.player(seat);
                player.whites[art.index()] -= 1;
                player.artworks[art.index()] += 1;
                self.w.saw(Event::Coloured { seat, art });
            }
            Action::Withdraw(slot) => {
                if let Some(back) = self.t.market.display[usize::from(slot)].take() {
                    self.t.stacks[back.art.index()] += 1;
                    self.w.saw(Event::Withdrawn { seat, slot, back });
                }
            }
            Action::Guest(slot) => {
                let most = if let Deed::Guests(most) = deed { most } else { 1 };
                self.t.open.push(seat, Why::Refill);
                self.t.open.push(seat, Why::Guests { left: most - 1 });
                self.sends_away(seat, slot);
            }
            Action::Use(noble) => {
                self.player(seat).exhausted.put(noble);
                self.uses(seat, noble);
            }
            Action::Release(noble) => {
                let player = self.player(seat);
                player.nobles.take(noble);
                player.exhausted.take(noble);
                self.t.noble_discard[usize::from(noble)] += 1;
                self.w.saw(Event::Released { seat, noble });
                self.gain(seat, Purse::of_francs(self.c.noble(noble).salary.into()));
            }
            Action::Recover { space, francs } => self.recovers(seat, space, francs),
            Action::Artwork(art) => {
                self.takes_artwork(seat, art);
                self.t.open.push(seat, Why::Give { left: cubes });
            }
            Action::Barter(art) => {
                self.player(seat).artworks[art.index()] -= 1;
                self.t.stacks[art.index()] += 1;
                self.w.saw(Event::Bartered { seat, art });
                self.t.open.push(seat, Why::Take { left: cubes });
            }
            Action::White(art) => self.takes_white(seat, art),
            Action::Plan(corner) => {
                self.t.area = Some(Area::of(corner));
                self.w.saw(Event::Corner { seat, corner });
            }
            Action::Overtime { traveller } => {
                let player = self.player(seat);
                if traveller {
                    player.travellers -= 1;
                } else {
                    player.reserve -= 1;
                }
                let helper = if traveller { Helper::Traveller } else { Helper::Worker(seat) };
                (self.t.belle.overtime, self.t.belle.another) = (Some(helper), Another::Due);
                self.w.saw(Event::Overtime { seat, traveller });
            }
            Action::Swap { won, other } => {
                self.t.prestige.swap(won.into(), other.into());
                self.w.saw(Event::Swapped { seat, won, other });
            }
            Action::Double(space) => {
                self.t.belle.doubled = Some(space);
                self.w.saw(Event::Doubled { seat, space });
            }
            Action::TakeBack(office) => {
                self.t.offices[office.index()].workers[seat.index()] -= 1;
                self.player(seat).reserve += 1;
                self.w.saw(Event::TookBack { seat, office });
            }
            _ => {}
        }
    }

    fn recovers(&mut self, seat: Seat, space: Space, francs: u8) {
        self.t.spaces[space.index()].stake -= francs;
        self.player(seat).francs += u16::from(francs);
        self.w.saw(Event::Recovered { seat, space, francs });
    }

    fn sends_away(&mut self, seat: Seat, slot: u8) {
        if let Some(noble) = self.t.nobles[usize::from(slot)].take() {
            self.t.noble_discard[usize::from(noble)] += 1;
            self.w.saw(Event::Guest { seat, slot, noble });
        }
    }

    fn takes_white(&mut self, seat: Seat, art: Art) {
        self.t.stacks[art.index()] -= 1;
        self.player(seat).whites[art.index()] += 1;
        self.w.saw(Event::White { seat, art });
    }

    fn occupies(&mut self, seat: Seat, at: u8) {
        if let Some(stand) = self.t.belle.tiles[usize::from(at)].as_mut() {
            stand.worker = Some(seat);
            let tile = stand.tile;
            self.player(seat).reserve -= 1;
            self.w.saw(Event::Tile { seat, at, tile });
        }
    }

    /// A pavilion stands where its glass is paid, and its card goes to whoever built it.
    fn builds_pavilion(&mut self, seat: Seat, row: u8) {
        let glass = self.c.belle.surcharges[usize::from(row)];
        let Some(place) = self.t.belle.places[usize::from(row)].as_mut() else { return };
        place.owner = Some(seat);
        let card = place.card;
        self.t.materials[Material::Glass.index()] += glass;
        let player = self.player(seat);
        player.materials[Material::Glass.index()] -= glass;
        player.houses += 1;
        self.w.saw(Event::Pavilion { seat, row, card, glass });
    }

    /// White artworks count for nothing: they go back to their stacks.
    pub(super) fn discards_whites(&mut self, seat: Seat) {
        let whites = std::mem::take(&mut self.player(seat).whites);
        for (stack, back) in self.t.stacks.iter_mut().zip(whites) {
            *stack += back;
        }
        let artworks = whites.iter().sum();
        if artworks > 0 {
            self.w.saw(Event::WhitesDiscarded { seat, artworks });
        }
    }
}

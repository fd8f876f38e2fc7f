//! Bruxelles 1893 by example.

mod boards;
mod computers;
mod derived;
mod games;
mod scene;
mod touching;
mod vectors;

crate::suite!(suite, salon::games::brussels_1893::Brussels1893);

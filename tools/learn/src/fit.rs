//! Fits a network to samples: the cross-entropy between the shares that it tells and those that the seats got.

use crate::sample::{NOTHING, Samples};
use anyhow::{Context, Result};
use candle_core::{D, DType, Device, Tensor, Var};
use candle_nn::ops::log_softmax;
use candle_nn::{AdamW, Optimizer, ParamsAdamW};
use salon::bots::network::{FIRST, JOINED, Network, SECOND};
use salon::engine::{Rng, Seed};

/// How it is fitted.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Steps.
    pub steps: usize,
    /// Positions a step.
    pub batch: usize,
    /// Part of the steps in which games at first glance are learned from, too.
    pub roughly: f64,
    /// Greatest rate; it falls to nothing with the cosine.
    pub rate: f64,
    /// Of the order and of the weights at first.
    pub seed: u64,
}

/// One game in so many is kept apart, to see how well what was learned tells others.
const KEPT: u32 = 12;

/// How fast weights decay that nothing holds. Bruges, the loss over games kept apart: 0.6920 with 0.01, 0.6912 with 0.3, 0.6909
/// with 3.
const DECAY: f64 = 1.0;

/// Positions of those that are looked at.
const MOST_KEPT: usize = 20_000;

/// What a fit came to: the mean cross-entropy over the games that were kept apart, of the hand-written standing alone and of
/// the network.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    pub before: f32,
    pub after: f32,
}

struct Weights {
    first: Var,
    first_bias: Var,
    second: Var,
    second_bias: Var,
    last: Var,
    trust: Var,
}

impl Weights {
    /// Weights of so many figures and kinds: what nothing is known of yet says nothing.
    fn new(width: usize, kinds: usize, seed: u64, device: &Device) -> Result<Self> {
        let mut rng = Rng::new(Seed(seed));
        let mut drawn = |rows: usize, columns: usize, size: f32| -> Result<Var> {
            // The sum of twelve: near enough to a normal distribution.
            let mut normal = || (0..12).map(|_| rng.unit()).sum::<f32>() - 6.0;
            let weights: Vec<f32> = (0..rows * columns).map(|_| size * normal()).collect();
            Ok(Var::from_vec(weights, (rows, columns), device)?)
        };
        let first = drawn(width, FIRST, (2.0 / width as f32).sqrt())?;
        let unknown = Tensor::zeros((kinds, FIRST), DType::F32, device)?;
        Ok(Self {
            first: Var::from_tensor(&Tensor::cat(&[first.as_tensor(), &unknown], 0)?)?,
            first_bias: Var::from_vec(vec![0.0_f32; FIRST], FIRST, device)?,
            second: drawn(JOINED, SECOND, (2.0 / JOINED as f32).sqrt())?,
            second_bias: Var::from_vec(vec![0.0_f32; SECOND], SECOND, device)?,
            last: drawn(SECOND, 1, 0.05)?,
            trust: Var::from_vec(vec![1.0_f32], 1, device)?,
        })
    }

    fn all(&self) -> Vec<Var> {
        [&self.first, &self.first_bias, &self.second, &self.second_bias, &self.last, &self.trust]
            .map(Clone::clone)
            .to_vec()
    }

    /// The logarithms of the shares. `figures` are standardised: positions, seats, figures; `standing`: positions, seats.
    fn tell(&self, figures: &Tensor, standing: &Tensor) -> Result<Tensor> {
        let (many, seats, width) = figures.dims3()?;
        let own = figures.reshape((many * seats, width))?.matmul(&self.first)?;
        let own = own.broadcast_add(&self.first_bias)?.relu()?.reshape((many, seats, FIRST))?;
        let sum = own.sum_keepdim(1)?;
        let mean = (sum.broadcast_sub(&own)? * (1.0 / (seats.max(2) - 1) as f64))?;
        let mut greatest = Vec::with_capacity(seats);
        for seat in 0..seats {
            let mut most: Option<Tensor> = None;
            for other in (0..seats).filter(|other| *other != seat) {
                let row = own.narrow(1, other, 1)?;
                most = Some(match most {
                    Some(most) => most.maximum(&row)?,
                    None => row,
                });
            }
            greatest.push(most.context("a table has two seats or more")?);
        }
        let greatest = Tensor::cat(&greatest, 1)?;
        let joined = Tensor::cat(&[&own, &mean, &greatest], 2)?.reshape((many * seats, JOINED))?;
        let row = joined.matmul(&self.second)?.broadcast_add(&self.second_bias)?.relu()?;
        let learned = row.matmul(&self.last)?.reshape((many, seats))?;
        let figure = (learned + standing.broadcast_mul(&self.trust)?)?;
        Ok(log_softmax(&figure, D::Minus1)?)
    }
}

/// What every figure is on average, and how far it strays: the figures of a seat, its standing, and 1 for every kind of what it
/// has.
struct Scale {
    mean: Vec<f32>,
    part: Vec<f32>,
}

impl Scale {
    fn of(samples: &Samples) -> Self {
        let (width, all) = (samples.width, samples.width + samples.kinds);
        let (mut sum, mut squares, mut count) = (vec![0.0_f64; all], vec![0.0_f64; all], 0.0_f64);
        for table in &samples.tables {
            for (row, held) in table.figures.chunks_exact(width).zip(&table.held) {
                for kind in held.iter().filter(|kind| **kind != NOTHING) {
                    sum[width + usize::from(*kind)] += 1.0;
                    squares[width + usize::from(*kind)] += 1.0;
                }
                for ((figure, sum), squares) in row.iter().zip(&mut sum).zip(&mut squares) {
                    *sum += f64::from(*figure);
                    *squares += f64::from(*figure).powi(2);
                }
                count += 1.0;
            }
        }
        let mean: Vec<f32> = sum.iter().map(|sum| (sum / count.max(1.0)) as f32).collect();
        let part = mean.iter().zip(squares).map(|(mean, squares)| {
            let strays = (squares / count.max(1.0) - f64::from(*mean).powi(2)).max(0.0).sqrt() as f32;
            // What hardly ever differs is not blown up.
            1.0 / strays.max(0.02)
        });
        Self { part: part.collect(), mean }
    }
}

/// Positions of one table size as tensors.
fn batch(
    samples: &Samples,
    seats: usize,
    chosen: &[usize],
    scale: &Scale,
    device: &Device,
) -> Result<(Tensor, Tensor, Tensor)> {
    let (table, width, all) = (&samples.tables[seats], samples.width, samples.width + samples.kinds);
    let nought: Vec<f32> = scale.mean.iter().zip(&scale.part).map(|(mean, part)| -mean * part).collect();
    let mut figures: Vec<f32> = Vec::with_capacity(chosen.len() * seats * all);
    let mut standing = Vec::with_capacity(chosen.len() * seats);
    let mut parts: Vec<f32> = Vec::with_capacity(chosen.len() * seats);
    for position in chosen {
        for seat in position * seats..(position + 1) * seats {
            let row = &table.figures[seat * width..(seat + 1) * width];
            standing.push(row[width - 1]);
            figures.extend(
                row.iter()
                    .zip(&scale.mean)
                    .zip(&scale.part)
                    .map(|((figure, mean), part)| (figure - mean) * part),
            );
            let kinds = figures.len();
            figures.extend(&nought[width..]);
            for kind in table.held[seat].iter().filter(|kind| **kind != NOTHING) {
                figures[kinds + usize::from(*kind)] += scale.part[width + usize::from(*kind)];
            }
        }
        parts.extend(&table.parts[position * seats..(position + 1) * seats]);
    }
    let many = chosen.len();
    Ok((
        Tensor::from_vec(figures, (many, seats, all), device)?,
        Tensor::from_vec(standing, (many, seats), device)?,
        Tensor::from_vec(parts, (many, seats), device)?,
    ))
}

fn entropy(told: &Tensor, parts: &Tensor) -> Result<Tensor> {
    Ok((told * parts)?.sum(D::Minus1)?.mean_all()?.neg()?)
}

/// Positions to learn from, by the number of seats.
struct Lesson<'a> {
    samples: &'a Samples,
    /// The number of seats, the positions that are learned from, and those kept apart.
    sizes: Vec<(usize, Vec<usize>, Vec<usize>)>,
    /// Positions that are learned from, at all tables.
    all: usize,
}

impl<'a> Lesson<'a> {
    fn new(samples: &'a Samples) -> Self {
        let sizes: Vec<(usize, Vec<usize>, Vec<usize>)> = (2..samples.tables.len())
            .map(|seats| {
                let games = samples.tables[seats].games.iter().enumerate();
                let (kept, used) = games.partition::<Vec<_>, _>(|(_, game)| *game % KEPT == 0);
                let places = |list: Vec<(usize, &u32)>| list.into_iter().map(|(at, _)| at).collect();
                (seats, places(used), places(kept))
            })
            .collect();
        let all = sizes.iter().map(|(_, used, _)| used.len()).sum();
        Self { samples, sizes, all }
    }

    /// Positions of one table size, each size as often as it has positions.
    fn draw(&self, many: usize, rng: &mut Rng) -> Result<(usize, Vec<usize>)> {
        let mut at = rng.index(self.all);
        let (seats, used, _) = self
            .sizes
            .iter()
            .find(|(_, used, _)| {
                let here = at < used.len();
                at = at.wrapping_sub(used.len());
                here
            })
            .context("one of them")?;
        Ok((*seats, (0..many).map(|_| used[rng.index(used.len())]).collect()))
    }
}

/// Fits a network anew: first to all games, most of which were played at first glance, then to those that were thought about
/// alone, which are like those that it will judge.
pub fn fit(
    glanced: &Samples,
    searched: &Samples,
    generation: u16,
    plan: Plan,
    told: &mut dyn FnMut(usize, f32),
) -> Result<(Network, Loss)> {
    let device = Device::Cpu;
    let scale = Scale::of(searched);
    let weights = Weights::new(searched.width, searched.kinds, plan.seed, &device)?;
    let mut optimizer = AdamW::new(
        weights.all(),
        ParamsAdamW { lr: plan.rate, weight_decay: DECAY, ..ParamsAdamW::default() },
    )?;
    let mut rng = Rng::new(Seed(!plan.seed));
    let (rough, fine) = (Lesson::new(glanced), Lesson::new(searched));
    anyhow::ensure!(fine.all > 0, "there is nothing to learn from");
    for step in 0..plan.steps {
        let done = step as f64 / plan.steps as f64;
        let glancing = done < plan.roughly && rng.index(rough.all + fine.all) < rough.all;
        let lesson = if glancing { &rough } else { &fine };
        let (seats, chosen) = lesson.draw(plan.batch, &mut rng)?;
        let (figures, standing, parts) = batch(lesson.samples, seats, &chosen, &scale, &device)?;
        let loss = entropy(&weights.tell(&figures, &standing)?, &parts)?;
        optimizer.set_learning_rate(plan.rate * 0.5 * (1.0 + (std::f64::consts::PI * done).cos()));
        optimizer.backward_step(&loss)?;
        if step % 200 == 0 {
            told(step, loss.to_scalar()?);
        }
    }
    let (mut before, mut after, mut count) = (0.0, 0.0, 0.0);
    for (seats, _, kept) in &fine.sizes {
        let skip = (kept.len() / MOST_KEPT).max(1);
        let kept: Vec<usize> = kept.iter().copied().step_by(skip).collect();
        for chosen in kept.chunks(2048) {
            let (figures, standing, parts) = batch(searched, *seats, chosen, &scale, &device)?;
            let many = chosen.len() as f32;
            before += many * entropy(&log_softmax(&standing, D::Minus1)?, &parts)?.to_scalar::<f32>()?;
            after += many * entropy(&weights.tell(&figures, &standing)?, &parts)?.to_scalar::<f32>()?;
            count += many;
        }
    }
    let loss = Loss { before: before / count, after: after / count };
    Ok((folded(&weights, &scale, searched.kinds, generation)?, loss))
}

/// The network, with what standardises the figures put into its weights.
fn folded(weights: &Weights, scale: &Scale, kinds: usize, generation: u16) -> Result<Network> {
    let mut first: Vec<Vec<f32>> = weights.first.to_vec2()?;
    let mut first_bias: Vec<f32> = weights.first_bias.to_vec1()?;
    for ((row, mean), part) in first.iter_mut().zip(&scale.mean).zip(&scale.part) {
        for (weight, bias) in row.iter_mut().zip(&mut first_bias) {
            *weight *= part;
            *bias -= mean * *weight;
        }
    }
    let mut all = first.concat();
    all.extend(first_bias);
    all.extend(weights.second.flatten_all()?.to_vec1::<f32>()?);
    all.extend(weights.second_bias.to_vec1::<f32>()?);
    all.extend(weights.last.flatten_all()?.to_vec1::<f32>()?);
    all.extend(weights.trust.to_vec1::<f32>()?);
    Network::new(scale.mean.len() - 1 - kinds, kinds, generation, &all).context("the weights fit the network")
}

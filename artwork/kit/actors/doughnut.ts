/** Who and what acts in the doughnut's launch: a town in pyjamas, a ring of light, the doughnut and what drips from it. */
import { at, disc, dot, fill, group, hairs, ink, limb, type Part, pal, shape, turn } from '../core'
import { ground, skyline, stars } from '../land'
import { blob, curve, line, oval, type Pt, poly } from '../path'
import { folk, ringCake } from '../props/bystanders'

/** Midnight plum, chocolate brown, hot pink and stage-light gold. */
export const doughnut = {
  midnight: '#2a1240',
  choc: '#4a2316',
  cocoa: '#7a4326',
  gold: '#ffd978',
  hot: '#f0457f',
  dough: '#e2a55c',
} as const
const { choc, gold, hot, dough } = doughnut

/** The doughnut, 440 wide. */
export const cake = (): Part => ringCake(choc, dough, gold)

/** A nightcap for one of the town. */
export const nightcap = (c: string): Part =>
  shape(blob('-54 -266, -30 -310, 30 -330, 100 -310, 120 -250, 90 -270, 54 -262'), c) + disc(118, -240, 18, pal.paper)

/** The sky over the town: a cloud with a ring of light in it; `lit` 1 is as on the poster, `beam` is how far its light reaches down. */
export const litSky = (lit: number, beam = 1): Part => {
  const r = (n: number) => Math.round(n * lit)
  return group(
    stars(520, 40, 11),
    disc(760, 260, 300, '#2f3f80', 190),
    fill(oval(760, 260, 250, 150), '#4a5aa8'),
    ink(oval(760, 250, r(180), r(96)), 76, gold),
    ink(oval(760, 250, r(180), r(96)), 40, '#fff3c9'),
    fill(
      poly([
        [600, 340],
        [920, 340],
        [920 + 260 * beam, 340 + 420 * beam],
        [600 - 260 * beam, 340 + 420 * beam],
      ]),
      gold,
      0.25,
    ),
  )
}

/** The town under its sky. */
export const nightTown = (): Part => group(skyline(760, '#141c40', gold, 27, 1600, 220), ground(750, '#26356f'))

/** Where the people of the crowd stand, from the farthest to the nearest: x, y, scale. */
export const places: readonly (readonly [number, number, number])[] = [
  [180, 890, 1.05],
  [1400, 880, 1.05],
  [960, 860, 0.95],
  [600, 900, 1.1],
  [1190, 1010, 1.5],
  [390, 1030, 1.55],
  [800, 1060, 1.6],
]

/** One of the crowd in striped pyjamas from behind, on (0,0); `raised` 0 to 1 lifts the arms, `held` is over the head then. */
export function sleeper(i: number, raised: number, held: Part = ''): Part {
  const c = [hot, pal.aqua, gold, pal.lilac, pal.sky, hot, pal.moss][i] ?? hot
  const r = (from: number, to: number) => Math.round(from + (to - from) * raised)
  const arm = (side: number): Pt[] => [
    [side * r(42, 40), -176],
    [side * r(68, 80), r(-136, -214)],
    [side * r(58, 72), r(-92, -290)],
  ]
  const stripes = ink(
    [...line('-30 -180, -36 -96'), ...line('0 -190, 0 -92'), ...line('30 -180, 36 -96')],
    9,
    pal.paper,
  )
  return group(
    folk({
      top: c,
      bottom: c,
      back: true,
      hair: hairs[[2, 3, 5, 4, 5, 2, 3][i] ?? 0],
      arms: [...curve(...arm(-1)), ...curve(...arm(1))],
      hat: stripes + (i === 2 || i >= 5 ? nightcap(pal.coral) : ''),
    }),
    held ? at(0, -320, 1, held) : '',
  )
}

/** The doughnut as a ship: five lamps on its rim, of which one in four is bright. */
export const cakeShip = (n: number): Part =>
  group(
    at(0, 0, 1.5, turn(-9, cake())),
    ...[-220, -110, 0, 110, 220].map((x, i) =>
      disc(10 + x, 140 - x * 0.16 - Math.abs(x) * 0.1, 20, (n + i) % 4 === 0 ? pal.paper : gold),
    ),
  )

/** Chocolate that hangs from (0,0): `long` is how far, `neck` how thick, 0 lets go. */
export const drip = (long: number, neck: number): Part =>
  group(
    neck > 0 ? limb(line([0, -30], [0, long]), choc, neck, 7) : '',
    limb(curve([-70, -50], [-20, -30], [0, Math.min(30, long * 0.3)], [24, -30], [76, -54]), choc, 40, 0),
    neck > 0 ? disc(0, long, 36, choc, 40) + dot(-12, long - 8, 8, '#7a4326', 14) : '',
  )

/** A drop in the air, longer the faster it falls. */
export const fallingDrop = (speed: number): Part =>
  disc(0, 0, 36 - speed * 8, choc, 38 + speed * 20) + dot(-10, -8, 7, '#7a4326', 13)

/** A splash of dust on the ground about (0,0); `t` 0 to 1. */
export const dust = (t: number): Part =>
  group(
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((i) =>
        disc(
          side * (330 + t * (90 + i * 70)),
          -18 - i * 16 - Math.sin(t * 3) * 40,
          (1 - t) * (52 - i * 12) + 6,
          '#6b4a8a',
        ),
      ),
    ),
  )

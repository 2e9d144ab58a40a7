/** Where the fox runs: a stretch of land in each of the seven techniques, 768 wide, its ground at y=690. */
import { at, fill, group, type Part } from '../core'
import { blob, box, curve, oval, poly, rng } from '../path'
import { bank, blade, lay, saw, split } from '../techniques/cut-leaves'
import { earth, rub, scrap, stratum, torn } from '../techniques/earth'
import { bottle, strokesOf, water } from '../techniques/ink-river'
import { land, oats, strip as paperStrip, porridge, sheet, snippet } from '../techniques/oat-paper'
import { put as putStops, stops, teal, tone, wire } from '../techniques/one-line'
import { brush, pans, stripes, wash } from '../techniques/watercolour'
import { fir, oak } from './earth-valley'
import { shop } from './seven-foxes'

/** How wide each is. */
export const WIDE = 768

const ground = (colour: string): Part => fill(box(-4, 0, WIDE + 8, 1000), colour)

const oatWorld = (): Part =>
  group(
    ground(oats.sky),
    sheet(oval(540, 330, 92), oats.cream, { lift: 12, torn: 10 }),
    land('-40 620, 160 520, 420 600, 620 510, 830 590', oats.sage, { seed: 8 }),
    ...[110, 190, 650].map((x, i) =>
      group(
        paperStrip(curve(`${x} 700, ${x + 6} 600, ${x - 4} ${480 + i * 20}`), oats.moss, 10, 3),
        ...[-1, 1, -1, 1].map((side, n) =>
          snippet(
            blob(
              `${x} ${500 + n * 34 + i * 20}, ${x + side * 34} ${470 + n * 34 + i * 20}, ${x + side * 44} ${500 + n * 34 + i * 20}`,
            ),
            oats.flake,
            3,
          ),
        ),
      ),
    ),
    land('-40 690, 300 676, 560 694, 830 682', oats.oat, { seed: 9 }),
    porridge(blob('380 800, 470 770, 570 780, 610 830, 520 860, 410 850')),
  )

const washedWorld = (): Part =>
  group(
    ground(pans.paper),
    stripes(
      '-40 830 150 90 12, -60 800 250 90 14, -30 830 352 84 10, -60 810 448 80 6',
      [pans.sky, pans.lavender, pans.rose, pans.apricot],
      0.45,
    ),
    wash(oval(250, 430, 74), pans.gold, { strength: 0.8, bloom: [240, 410, 24] }),
    wash(blob('-60 700, -40 590, 200 530, 420 600, 620 540, 830 590, 830 720'), pans.violet, { strength: 0.4 }),
    brush(curve('610 690, 604 600, 612 520'), pans.umber, 16),
    wash(blob('520 540, 540 430, 620 390, 700 440, 706 530, 610 560'), pans.sap, {
      strength: 0.7,
      bloom: [600, 470, 30],
    }),
    stripes('-60 840 676 120 0, -60 840 790 120 0, -60 840 900 130 0', [pans.sap, pans.olive, pans.teal], 0.55),
  )

const tornWorld = (): Part => {
  const { clay, ochre, chalk, ash, terreVerte, moss, rawSienna, burntSienna, redOchre, bramble } = earth
  return `<g stroke="none">${group(
    ground(clay),
    rub(poly('0 40, 768 40, 768 560, 0 560'), ochre, { slant: -3, gap: 44, dash: '40 30 3 60 90 44 9 80' }),
    torn(oval(600, 340, 82), ochre, chalk, 6, 30),
    stratum('-40 520, 180 420, 420 540, 640 450, 810 520', ash, chalk),
    stratum('-40 600, 240 540, 520 610, 810 560', terreVerte, chalk),
    rub(poly('0 620, 240 560, 520 630, 768 590, 768 680, 0 690'), moss, { slant: 10, gap: 26 }),
    at(130, 696, 0.72, fir()),
    at(250, 700, 0.9, fir()),
    at(530, 700, 0.9, oak()),
    stratum('-40 690, 300 676, 810 694', rawSienna, ochre),
    stratum('-40 790, 400 776, 810 796', burntSienna, redOchre),
    stratum('-40 900, 300 890, 810 906', bramble, burntSienna),
    scrap(poly('640 840, 690 820, 710 850, 660 862'), chalk),
  )}</g>`
}

/** The line comes in at its edge, is a hill, a house and a tree, and goes on. */
const lineWorld = (): Part => {
  const house = putStops(
    360,
    690,
    0.9,
    stops(
      '-120 0!, -120 -150!, -150 -140!, -20 -250!, 110 -140!, 80 -150!, 80 0!, 20 0!, 20 -80!, -30 -80!, -30 0!, 120 0',
    ),
  )
  const way = [
    ...stops('-30 690, 60 690, 120 610, 190 690'),
    ...house,
    ...stops(
      '540 690, 612 688!, 616 560, 540 500, 560 400, 650 370, 720 430, 700 520, 626 560, 632 688!, 700 690, 810 690',
    ),
  ]
  return group(
    ground(tone.paper),
    fill(oval(600, 360, 110), tone.warm),
    fill(blob('-40 690, 60 560, 220 560, 330 690', 0.2), tone.mist),
    fill(box(-4, 690, WIDE + 8, 320), tone.dusk, 0.6),
    teal(wire(way)),
  )
}

const leafWorld = (): Part => {
  const [gloom, dark, mid, bright] = ['#14233a', '#12585a', '#187264', '#379a68']
  return group(
    ground(gloom),
    ...(
      [
        [60, 700, 20, 1.3, dark],
        [240, 720, -12, 1.5, dark],
        [560, 716, 14, 1.4, dark],
        [720, 720, -20, 1.6, mid],
      ] as const
    ).map(([x, y, degrees, size, colour], i) => lay(i % 2 ? saw(colour) : blade(colour), x, y, degrees, size)),
    lay(split(mid), 400, 720, 4, 1.2),
    lay(blade(bright), 150, -40, 168, 1.3),
    lay(saw(mid), 600, -60, 190, 1.4),
    bank('-20 706, 200 700, 420 712, 640 700, 800 708', 1010, 9, 70, mid, 5),
    bank('-20 810, 260 800, 520 812, 800 804', 1010, 8, 90, bright, 6),
    bank('-20 920, 260 906, 520 920, 800 910', 1010, 7, 90, dark, 7),
  )
}

const inkWorld = (): Part =>
  group(
    ground(bottle.paper),
    strokesOf('20 420, 180 340, 330 420|260 460, 420 360, 620 440|520 400, 660 330, 800 400', 90, { strength: 0.3 }),
    strokesOf('120 560, 126 500, 118 430|180 580, 190 500, 186 440|640 590, 646 510, 640 440', 14, { strength: 0.8 }),
    water(poly('-10 620, 200 606, 460 624, 780 610, 780 690, -10 690'), 0.5),
    strokesOf('40 650, 200 640, 330 652|420 660, 560 646, 720 656', 18, { strength: 0.4 }),
    water(poly('-10 690, 780 690, 780 1010, -10 1010'), 0.22, bottle.grey),
    strokesOf('-10 700, 250 690, 520 704, 790 694', 26, { strength: 0.9 }),
    strokesOf('80 800, 260 790, 420 806|400 880, 560 866, 740 884', 22, { strength: 0.35 }),
  )

const printedWorld = (): Part => {
  const { paint, over, screen, print } = shop
  const rand = rng(14)
  const houses = [0, 110, 230, 330, 470, 560, 670].map((x, i) => ({
    x,
    h: 150 + rand() * 190,
    w: [100, 110, 90, 130, 80, 100, 110][i] ?? 100,
  }))
  return print(
    { r: [7, 5], b: [-4, 3] },
    3,
    paint(box(-4, 0, WIDE + 8, 1000), 'y3'),
    paint(oval(560, 330, 100), 'yr5'),
    screen('r', [0, 60, WIDE, 380], 26, 9, 2),
    ...houses.flatMap(({ x, h, w }, i) => [
      paint(box(x, 700 - h, w, h + 4), ['b', 'rb4', 'b7', 'y4b'][i % 4] ?? 'b'),
      ...[0, 1].flatMap((row) =>
        [0, 1].map((column) => paint(box(x + 18 + column * 38, 730 - h + row * 56, 22, 30), 'y')),
      ),
    ]),
    paint(box(-4, 696, WIDE + 8, 320), 'yb6'),
    over(poly('-4 800, 768 790, 768 1010, -4 1010'), 'b7'),
  )
}

/** The seven, in the order in which the fox runs through them. */
export const worlds: Part[] = [
  oatWorld(),
  washedWorld(),
  tornWorld(),
  lineWorld(),
  leafWorld(),
  inkWorld(),
  printedWorld(),
]

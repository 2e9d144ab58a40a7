/** Who walks through Gabelle's country of paper: the shopkeeper, the guide, envelopes, gates. */

import * as k from '../index'
import { bench } from '../props/bystanders'
import type { FigureOptions } from '../props/figure'
import { figure } from '../props/figure'

const { at, fill, ink, limb, pal, rect, shape, turn } = k

/** Kraft paper, cream sheets, ink blue. */
export const paperland = {
  kraft: '#c08a52',
  fold: '#a87142',
  cream: '#fbf1da',
  blue: '#6f8fd0',
  navy: '#2b3f80',
  buff: '#e6c79a',
} as const
const { kraft, fold, cream, blue, navy, buff } = paperland

/** A brown envelope with a seal, 200 wide, its foot on y=70. */
export const envelope = k.envelope(kraft, pal.coral)

/** The envelope as someone small sees it, 1040 wide, centred. */
export const giant = k.group(
  rect(-520, -320, 1040, 640, kraft, 20),
  ink([...k.line('-510 310, -110 10'), ...k.line('510 310, 110 10')]),
  shape(k.poly('-514 -312, 514 -312, 0 130'), fold),
  k.disc(0, 50, 92, pal.coral),
  k.disc(0, 50, 60, pal.coral),
  ink(
    [
      ...k.curve('-420 240, -380 200, -330 230, -290 190'),
      ...k.line('330 -250, 440 -250, 440 -160, 330 -160, 330 -250'),
    ],
    8,
    navy,
  ),
)

/** A folded paper fir, base on (0,0), 500 high. */
export const paperTree = (c: string): k.Part =>
  k.group(
    limb(k.line('0 0, 0 -120'), fold, 20),
    shape(k.poly('-140 -100, 0 -520, 0 -150'), cream),
    shape(k.poly('140 -100, 0 -520, 0 -150'), c),
    ink([...k.line('-84 -180, -24 -190'), ...k.line('-64 -240, -22 -250'), ...k.line('-44 -300, -18 -310')], 6, blue),
  )

/** The shopkeeper in any pose. */
export const keeper = (o: FigureOptions): k.Part =>
  figure({
    top: pal.marigold,
    bottom: pal.coral,
    bib: pal.coral,
    skin: 1,
    hair: 'bob',
    hairColour: k.hairs[5],
    ...o,
  })

/** The guide in any pose, in a long coat. */
export const guide = (o: FigureOptions): k.Part =>
  k.group(
    figure({ top: navy, bottom: fold, skin: 4, hair: 'turban', hairColour: pal.teal, beard: true, ...o }),
    shape(k.poly('-54 -160, 54 -160, 66 -70, -64 -70'), navy),
  )

/** A folded map in a hand at (0,0). */
export const map = k.group(
  shape(k.poly('-10 -80, 40 -96, 84 -78, 84 20, 40 4, -10 20'), cream),
  ink(k.line('38 -94, 38 4'), 6),
  ink(k.curve('0 0, 20 -40, 44 -30, 74 -60'), 7, pal.coral),
)

/** A gate over the path, 520 high: its bar is down at 0 and up at 1. The post stands on (0,0). */
export const gate = (open: number, flag: string): k.Part =>
  k.group(
    limb(k.line('0 0, 0 -480'), fold, 26),
    shape(k.poly('10 -470, 130 -430, 10 -390'), flag),
    at(
      0,
      -170,
      1,
      turn(
        -open * 84,
        limb(k.line('0 0, 300 0'), cream, 22),
        ink(
          [60, 130, 200, 270].flatMap((x) => k.line([x, -9], [x - 14, 9])),
          12,
          pal.coral,
        ),
      ),
    ),
    k.disc(0, -170, 26, blue),
  )

/** The country around the path: far hills and near sheets of paper, moved by how far someone has gone. */
export const country = (gone: number): k.Part =>
  k.group(
    at(300 - gone * 0.04, 170, 1.1, k.cloud()),
    at(1250 - gone * 0.04, 240, 0.8, k.cloud()),
    at(-gone * 0.12, 0, 1, k.hills(520, '#b9cf94', 50, 5, 2000)),
    at(
      -gone * 0.4,
      0,
      1,
      ...[200, 760, 1240, 1900].map((x, i) => at(x, 700, 0.5 + (i % 2) * 0.16, paperTree(i % 2 ? blue : '#8fb0dc'))),
    ),
    fill(k.poly('-40 690, 1640 690, 1640 1040, -40 1040'), '#8aa46a'),
    fill(k.poly('-40 800, 1640 790, 1640 970, -40 980'), buff),
  )

/** The valley behind the giant envelope, with the path. */
export const valley = k.group(
  at(330, 170, 1.1, k.cloud()),
  k.hills(430, '#8aa46a', 50, 5),
  shape(k.blob('760 400, 840 400, 780 520, 960 640, 1240 1040, 240 1040, 520 680, 700 520', 0.12), buff),
)

/** The hedges and the signpost before it. */
export const hedges = k.group(
  shape(k.blob('-60 1040, -60 700, 60 640, 190 700, 240 820, 330 860, 360 1040'), '#567a44'),
  shape(k.blob('1320 1040, 1340 880, 1450 760, 1560 740, 1660 800, 1660 1040'), '#567a44'),
  at(
    1490,
    590,
    1.1,
    limb(k.line('0 300, 0 -60'), fold, 18) + shape(k.poly('-110 -70, 80 -70, 130 -20, 80 30, -110 30'), cream),
  ),
)

/** The forest of paper, moved by how far someone has gone; its nearest trees are not in it. */
export const forest = (gone: number): k.Part =>
  k.group(
    k.cut(k.pts('-40 -40, 1640 -40, 1640 260, -40 420'), navy, 8, 170),
    at(
      -gone * 0.3,
      0,
      1,
      ...[200, 470, 760, 1060, 1290, 1520, 1780].map((tree, i) =>
        at(tree, 700, 0.75 + (i % 3) * 0.1, paperTree(i % 2 ? blue : '#8fb0dc')),
      ),
    ),
    fill(k.poly('-40 690, 1640 690, 1640 1040, -40 1040'), buff),
    fill(k.poly('-40 860, 1640 820, 1640 1040, -40 1040'), '#d3a873'),
  )

/** The place of the bench; the tree sways by degrees. */
export const garden = (sway: number): k.Part =>
  k.group(
    k.hills(600, '#9dbb64', 50, 8),
    k.ground(820, '#7fa552'),
    at(1440, 800, 2, k.turn(sway, k.tree('round', '#5b8f4a'))),
    at(800, 740, 1.1, bench(fold, navy)),
  )

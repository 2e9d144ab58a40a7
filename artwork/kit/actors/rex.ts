/** Who and what acts in Rex Factor: a stage with a throne, monarchs with their crowns, judges with their paddles. */
import { at, disc, dot, fill, flip, group, ink, limb, type Part, pal, paper, rect, shape, skins, turn } from '../core'
import { head, type Mood } from '../head'
import { ground } from '../land'
import { blob, curve, line, oval, poly, round, star } from '../path'
import { type FigureOptions, figure } from '../props/figure'
import { crown } from '../props/home'
import { stairs } from '../rooms'
import { beam, strokes } from '../shorthands'

/** Velvet red, wine, gold, the stone of castles. */
export const rex = { velvet: '#b3243f', wine: '#4a1238', gold: '#f2b632', stone: '#d8c9e6' } as const
const { velvet, wine, gold, stone } = rex

/** A voting paddle, held up by a fist at (0,0): a star, or a cross. */
export const paddle = (c: string, sign: 'star' | 'cross' = 'star'): Part =>
  group(
    limb(line('0 40, 0 -90'), '#b97a4e', 16),
    disc(0, -180, 110, c),
    ink(oval(0, -180, 84), 6),
    sign === 'star'
      ? fill(star(0, -180, 5, 56, 24), pal.paper)
      : ink([...line('-36 -216, 36 -144'), ...line('36 -216, -36 -144')], 22, pal.paper),
    disc(0, 6, 34, skins[2]),
  )

/** A judge's arm that holds up a paddle with a cross. */
export const votes = (c: string): Part => limb(line('0 240, 0 20'), wine, 52) + paddle(c, 'cross')

/** An empty throne, 560 high, base on y=0. */
export const throne = (c: string): Part =>
  group(
    shape(poly('-130 -180, -140 -500, -90 -470, -70 -560, 0 -500, 70 -560, 90 -470, 140 -500, 130 -180'), gold),
    shape(round('-96 -190, -100 -440, 100 -440, 96 -190', 40), c),
    strokes('-50 -380, -50 -374|50 -380, 50 -374|0 -320, 0 -314|-50 -260, -50 -254|50 -260, 50 -254', 16, gold),
    shape(round('-150 -230, 150 -230, 164 -150, -164 -150', 24), c),
    rect(-176, -270, 50, 270, gold, 10),
    rect(126, -270, 50, 270, gold, 10),
    disc(-151, -284, 36, gold),
    disc(151, -284, 36, gold),
    rect(-128, -150, 256, 70, gold),
  )

/** The stage behind the throne: light, boards, a dais. */
export const stageBack = (): Part =>
  group(
    beam('880 -20, 1000 -20, 1290 840, 590 840', gold, 0.55),
    ground(800, '#7d4a2a'),
    dot(940, 872, 360, gold, 74),
    rect(660, 850, 560, 40, pal.coral),
  )

/** The curtains before the stage. */
export const stageFront = (): Part =>
  group(
    shape(blob('-30 -30, 700 -30, 690 240, 600 520, 420 700, 560 1030, -30 1030', 0.1), velvet),
    shape(blob('1630 -30, 1180 -30, 1200 260, 1280 520, 1420 680, 1340 1030, 1630 1030', 0.1), velvet),
    fill(blob('60 -30, 150 -30, 130 500, 170 1030, 50 1030, 70 500'), '#8a1532'),
    fill(blob('290 -30, 390 -30, 350 460, 250 700, 330 1030, 220 1030, 210 640'), '#8a1532'),
    fill(blob('540 -30, 610 -30, 540 420, 400 640, 470 400'), '#8a1532'),
    fill(blob('1330 -30, 1420 -30, 1430 500, 1500 1030, 1430 1030, 1380 600'), '#8a1532'),
    limb(curve('-20 640, 200 760, 440 690'), gold, 26),
    limb(curve('1400 680, 1500 730, 1640 640'), gold, 26),
    at(400, 720, 1, shape(poly('-20 0, 20 0, 40 130, -40 130'), gold)),
    at(1440, 710, 1, shape(poly('-20 0, 20 0, 40 130, -40 130'), gold)),
  )

/** A collar of ermine on a figure's shoulders. */
const ermine = (): Part =>
  shape(blob('-56 -292, 0 -276, 56 -292, 72 -258, 0 -232, -72 -258'), pal.paper) +
  strokes('-40 -270, -40 -264|0 -258, 0 -250|40 -270, 40 -264', 7)

/** A monarch from the front, seated, hips on the seat when the feet are on (0,0). `cap` is the crown, if it is on the head. */
const monarch = (cape: string, o: FigureOptions, cap: Part, skirt: Part = ''): Part =>
  group(
    shape(blob('-56 -286, 56 -286, 84 -190, 104 -104, 0 -90, -104 -104, -84 -190', 0.12), cape),
    figure({ legs: ['-24 -136, -40 -84, -38 -8', '24 -136, 40 -84, 38 -8'], ...o }),
    skirt,
    ermine(),
    at(4, -354, 1, turn(o.nod ?? 0, cap)),
  )

/** A crown on a head about (0,0): how high it hops above it, and how askew it sits. */
export const worn = (hop = 0, askew = 0): Part => at(2, -82 + hop, 0.55, turn(askew, crown(gold)))

/** The nervous king with the red beard. */
export const king = (o: FigureOptions, cap: Part): Part =>
  monarch(
    pal.plum,
    { skin: 0, beard: true, hairColour: pal.rust, top: pal.teal, bottom: pal.plum, shoes: pal.ink, ...o },
    cap,
  )

/** The queen who knows how to sit still. */
export const queen = (o: FigureOptions, cap: Part): Part =>
  monarch(
    pal.teal,
    { skin: 4, hair: 'afro', top: gold, bottom: skins[4], shoes: velvet, ...o },
    cap,
    shape(blob('-52 -156, 52 -156, 88 -64, 0 -50, -88 -64', 0.12), gold),
  )

/** The king near by, head and shoulders, base below the picture. */
export const nearKing = (mood: Mood, look: number, nod: number, cap: Part): Part =>
  group(
    shape(blob('-60 1060, -40 800, 100 700, 470 690, 600 800, 640 1060', 0.14), pal.plum),
    shape(blob('40 760, 280 690, 540 760, 520 850, 280 800, 60 850'), pal.paper),
    strokes('130 770, 126 790|220 752, 220 772|340 752, 342 772|440 772, 446 792', 11),
    at(290, 520, 2.1, turn(nod, head({ skin: 0, beard: true, hairColour: pal.rust, mood, look }), cap)),
  )

/** A judge in a wig behind the bench; the left one wears glasses. */
export const judge = (i: number, mood: Mood, look: number, nod: number): Part =>
  group(
    shape(blob('-172 10, -160 -84, -96 -122, 0 -134, 96 -122, 162 -84, 176 10', 0.16), wine),
    shape(poly('-34 -124, 0 -60, 34 -124'), pal.paper),
    at(
      2,
      -240,
      1.9,
      turn(nod, head({ skin: i ? 5 : 1, hair: 'curly', hairColour: pal.paper, glasses: i === 0, mood, look })),
    ),
  )

/** The wall of the court, with the crown's banner. */
export const court = (): Part =>
  group(
    paper('-30 -30, 620 -30, 420 1030, -30 1030', '#d9b06f'),
    rect(1030, 60, 140, 260, velvet),
    shape(poly('1030 320, 1170 320, 1100 390'), velvet),
    at(1100, 190, 0.5, crown(gold)),
  )

/** The bench of the judges, its top at y=620 from x=640 on. */
export const bench = (): Part =>
  group(
    rect(680, 660, 980, 360, '#8d5530'),
    rect(640, 620, 1000, 70, '#b97a4e', 10),
    rect(780, 760, 300, 190, '#b97a4e'),
    rect(1200, 760, 300, 190, '#b97a4e'),
  )

/** A judge's arm from the right whose fist lies on (0,0), and the gavel in it, turned by some degrees. */
export const gavel = (turned: number): Part =>
  group(
    limb(curve('170 60, 120 10, 30 0'), wine, 56),
    turn(
      turned,
      limb(line('0 0, 0 -150'), '#8d5530', 18),
      rect(-78, -206, 156, 80, '#8d5530', 14),
      ink([...line('-50 -206, -50 -126'), ...line('50 -206, 50 -126')], 7),
    ),
    disc(0, 0, 32, skins[5]),
  )

/** Castle steps that come down to the right. */
export const castleSteps = (): Part =>
  group(
    strokes(
      '60 120, 240 116|340 230, 560 226|700 90, 900 86|1080 250, 1300 246|620 380, 780 376|1380 120, 1560 116|1340 480, 1540 476',
      7,
      '#a894c4',
    ),
    shape(blob('1330 400, 1330 190, 1420 90, 1510 190, 1510 400', 0.14), '#8fc7e8'),
    ink([...line('1420 100, 1420 400'), ...line('1330 260, 1510 260')], 8),
    at(1230, 1010, 1, flip(stairs(8, '#efe6f7', '#a894c4', 170, 92))),
    strokes(
      '40 560, 220 558|60 700, 330 698|300 830, 560 828|90 880, 240 878|430 690, 560 688|690 900, 840 898',
      7,
      '#cbb9e0',
    ),
    ground(960, '#7f6ba6'),
    shape(poly('150 -20, 330 -20, 330 130, 240 190, 150 130'), velvet),
    at(240, 60, 0.5, crown(gold)),
  )

/** The audience: round heads at the foot of the stage, which lift by a little. */
export const audience = (lift: number): Part =>
  group(
    ...[
      [110, 150],
      [330, 110],
      [1180, 110],
      [1500, 150],
    ].map(([x = 0, r = 0], i) => disc(x, 1010 - lift * (i % 2 ? 1 : 0.6), r, stone, r)),
  )

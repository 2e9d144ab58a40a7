/** The red car of the thank-you film from the side, from behind and through its windscreen, in watercolour. */

import { at, fill, group, type Part, turn } from '../core'
import { blob, curve, line, oval, poly, round, text } from '../path'
import { brush, drawn, painted, pans, pencil, reserve, thin, wash } from '../techniques/watercolour'
import { type Mien, type Mirrored, mirrored, type Sitter, sitter } from './thanks'

const glass = round('250 650, 372 214, 1228 204, 1352 650', 60)

export interface Ride {
  driver: Sitter
  passenger: Sitter
  driving?: Mien
  riding?: Mien
  mirrored: Mirrored
  /** How far the road has gone by, on the glass. */
  way?: number
  /** How far driver and passenger are lifted by a bump. */
  bump?: number
  /** Drawn between the two of them, before the glass. */
  between?: Part
}

/** The car from the front, as large as the picture: two people behind the windscreen, and the road mirrored in it around them: faces stay clear. */
export const windscreen = (o: Ride): Part =>
  at(
    0,
    110,
    1,
    drawn(round('96 1100, 150 700, 330 120, 1270 106, 1452 700, 1510 1100', 120), pans.red, {
      seed: 21,
      strength: 0.72,
    }),
    reserve(glass),
    wash(glass, pans.mist, { seed: 22, strength: 0.26 }),
    `<clipPath id="glass"><path d="${text(glass)}"/></clipPath><g clip-path="url(#glass)">`,
    painted(round('470 660, 480 330, 680 330, 700 660', 60), pans.umber, { seed: 23, strength: 0.5 }),
    painted(round('900 660, 920 330, 1120 330, 1140 660', 60), pans.umber, { seed: 24, strength: 0.5 }),
    at(240, 190, 1, mirrored(o.mirrored, o.way ?? 0)),
    at(580, 690 + (o.bump ?? 0), 1.15, sitter(o.driver, o.driving)),
    at(1030, 690 + (o.bump ?? 0) * 0.8, 1.15, sitter(o.passenger, o.riding)),
    o.between ?? '',
    fill(poly('340 190, 470 190, 380 660, 240 660'), thin(pans.paper, 0.3)),
    fill(poly('770 190, 850 190, 790 660, 700 660'), thin(pans.paper, 0.3)),
    '</g>',
    pencil(glass, 3),
    drawn(round('690 200, 700 256, 900 254, 912 200', 20), pans.indigo, { seed: 25, strength: 0.7 }),
    brush(curve('440 690, 470 560, 590 520, 710 560, 730 690'), pans.indigo, 22),
    drawn(blob('60 1100, 96 740, 180 660, 800 634, 1424 660, 1508 740, 1550 1100', 0.1), pans.red, {
      seed: 26,
      strength: 0.78,
    }),
    wash(blob('340 720, 800 690, 1260 720, 1120 760, 800 744, 480 760'), pans.rose, { seed: 27, strength: 0.4 }),
    pencil([...curve('260 664, 420 610, 560 590'), ...curve('800 652, 960 604, 1100 590')], 6),
    ...[250, 1350].map((x) => drawn(oval(x, 880, 96), pans.lemon, { seed: 28, strength: 0.5 })),
    drawn(round('620 850, 980 850, 970 940, 630 940', 20), pans.mist, { seed: 29, strength: 0.5 }),
  )

const wheel = (x: number, rolled: number): Part =>
  at(
    x,
    -52,
    1,
    painted(oval(0, 0, 56), pans.indigo, { seed: 31, strength: 0.9 }),
    turn(
      rolled,
      painted(oval(0, 0, 27), pans.mist, { seed: 32, strength: 0.4 }),
      pencil([...line('-20 0, 20 0'), ...line('0 -20, 0 20')], 4),
    ),
  )

export interface Side {
  /** Behind the glass of the front and the back window, about their middles at head height. */
  front?: Part
  back?: Part
  /** How far the wheels have turned, in degrees. */
  rolled?: number
  /** Whether an indicator is lit. */
  ticks?: boolean
  lit?: boolean
}

/** The car from the side, facing right, 500 wide, wheels on y = 0. */
export const redCar = (o: Side = {}): Part =>
  group(
    o.lit ? fill(poly('236 -120, 620 -190, 620 20, 236 -84'), thin(pans.lemon, 0.5)) : '',
    drawn(round('-250 -50, -246 -140, -160 -164, -104 -262, 80 -268, 152 -166, 240 -142, 252 -50', 34), pans.red, {
      seed: 33,
      strength: 0.76,
    }),
    painted(poly('-136 -166, -92 -240, -16 -243, -16 -166'), pans.sky, { seed: 34, strength: 0.4, stray: 1 }),
    painted(poly('6 -166, 6 -243, 66 -245, 118 -166'), pans.sky, { seed: 35, strength: 0.4, stray: 1 }),
    at(-62, -190, 1, o.back ?? ''),
    at(46, -190, 1, o.front ?? ''),
    fill(
      [...poly('-110 -170, -84 -240, -60 -240, -86 -170'), ...poly('16 -170, 42 -242, 56 -242, 30 -170')],
      thin(pans.paper, 0.5),
    ),
    pencil([...poly('-136 -166, -92 -240, -16 -243, -16 -166'), ...poly('6 -166, 6 -243, 66 -245, 118 -166')], 4),
    pencil(
      [
        ...line('-6 -160, -8 -58'),
        ...line('128 -158, 110 -58'),
        ...line('14 -130, 44 -130'),
        ...curve('-240 -110, -100 -102, 100 -106, 244 -112'),
      ],
      4,
    ),
    painted(oval(236, -116, 18, 24), pans.lemon, { seed: 36, strength: 0.8 }),
    painted(oval(-240, -114, 14, 22), o.ticks ? pans.gold : pans.apricot, { seed: 37, strength: o.ticks ? 1 : 0.5 }),
    o.ticks ? [-246, 216].map((x) => fill(oval(x, -112, 62), thin(pans.gold, 0.45))).join('') : '',
    drawn(round('-262 -72, -262 -46, 262 -46, 262 -72', 12), pans.mist, { seed: 38, strength: 0.5 }),
    wheel(-146, o.rolled ?? 0),
    wheel(148, o.rolled ?? 0),
  )

/** The same car from behind, 330 wide, wheels on y = 0; with its boot open there is room in it. */
export const carBehind = (o: { open?: boolean } = {}): Part =>
  group(
    painted(round('-142 4, -142 -60, -84 -60, -84 4', 14), pans.indigo, { seed: 41, strength: 0.9 }),
    painted(round('84 4, 84 -60, 142 -60, 142 4', 14), pans.indigo, { seed: 42, strength: 0.9 }),
    o.open
      ? drawn(poly('-110 -278, -150 -372, 150 -376, 112 -278'), pans.red, { seed: 43, strength: 0.7 }) +
          painted(poly('-84 -292, -108 -352, 108 -354, 86 -292'), pans.mist, { seed: 44, strength: 0.5 })
      : '',
    drawn(round('-122 -150, -94 -270, 94 -270, 122 -150', 34), pans.red, { seed: 45, strength: 0.72 }),
    drawn(round('-94 -166, -76 -246, 76 -248, 96 -166', 14), o.open ? pans.indigo : pans.sky, {
      seed: 46,
      strength: 0.5,
    }),
    drawn(round('-162 -30, -168 -124, -126 -178, 126 -178, 168 -124, 162 -30', 28), pans.red, {
      seed: 47,
      strength: 0.78,
    }),
    o.open ? painted(round('-100 -60, -92 -240, 92 -240, 102 -60', 18), pans.violet, { seed: 48, strength: 0.75 }) : '',
    painted(oval(-122, -104, 26, 34), pans.apricot, { seed: 49, strength: 0.8 }),
    painted(oval(122, -104, 26, 34), pans.apricot, { seed: 50, strength: 0.8 }),
    o.open ? '' : drawn(round('-58 -118, -58 -84, 58 -84, 58 -118', 8), pans.mist, { seed: 51, strength: 0.4 }),
    drawn(round('-176 -58, -176 -30, 176 -30, 176 -58', 12), pans.mist, { seed: 52, strength: 0.5 }),
  )

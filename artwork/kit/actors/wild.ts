/** Who acts in Wild Wonderful World: eyes in the leaves, a tree frog that leaps, an owl that flies, an octopus that hides. */
import { at, disc, dot, fill, flip, group, ink, limb, type Part, pal, shape, turn } from '../core'
import { blob, curve, line, poly } from '../path'
import { gloom } from './wild-leaves'

/** A pair of big eyes, 420 wide, about (0,0); `look` is where the pupils are, `lids` 0 is open and 1 shut, `wide` how far the pupils are. */
export function hiddenEyes(look: readonly [number, number], lids: number, wide = 1): Part {
  const eye = (x: number) => {
    const pupil = 54 * wide
    return group(
      disc(x, 0, 124, pal.marigold),
      dot(x + look[0], look[1], pupil),
      dot(x + look[0] - pupil * 0.36, look[1] - pupil * 0.5, pupil * 0.36, pal.paper),
      lids > 0
        ? fill(
            blob(
              [
                [x - 134, -134],
                [x + 134, -134],
                [x + 134, -134 + lids * 260],
                [x, -120 + lids * 290],
                [x - 134, -134 + lids * 260],
              ],
              0.08,
            ),
            gloom,
          )
        : '',
      lids > 0.9 ? ink(curve([x - 110, 108], [x, 140], [x + 110, 108]), 8, pal.leaf) : '',
    )
  }
  return eye(-150) + eye(150)
}

/** A firefly about (0,0). `lit` is how far its light goes. */
export const firefly = (lit: number, wings: number): Part =>
  group(
    fill(oval2(70 * lit + 20), '#ffe9a0', 0.3),
    fill(oval2(36 * lit + 10), '#ffe9a0', 0.5),
    turn(-wings, shape(blob('0 -6, 30 -46, 54 -30, 14 0'), pal.paper)),
    turn(wings, shape(blob('0 -6, -30 -46, -54 -30, -14 0'), pal.paper)),
    disc(0, 6, 20, pal.night, 15),
    dot(0, 16, 13, pal.marigold, 11),
  )
const oval2 = (r: number) =>
  blob(
    [
      [r, 0],
      [0, r],
      [-r, 0],
      [0, -r],
    ],
    0.276,
  )

const toes = (x: number, y: number) =>
  limb(line([x - 40, y + 14], [x, y - 6], [x - 12, y + 28]), pal.marigold, 10) +
  limb(line([x, y - 6], [x + 26, y + 24]), pal.marigold, 10) +
  [
    [-42, 16],
    [-14, 32],
    [28, 28],
  ]
    .map(([dx = 0, dy = 0]) => disc(x + dx, y + dy, 13, pal.marigold))
    .join('')

/** A tree frog that faces left, 480 wide, its feet near y=150. `shut` closes its eye, `look` moves the pupil, `throat` swells it. */
export function sittingFrog(o: { look: number; shut: boolean; throat: number }): Part {
  const c = '#8fd14f'
  return group(
    limb(curve('-70 60, -20 110, -60 146'), c, 26),
    toes(-60, 150),
    shape(blob('-236 -16, -214 -90, -140 -124, -40 -130, 90 -96, 210 0, 226 60, 120 96, -60 86, -190 46'), c),
    fill(
      blob([
        [-222, 6],
        [-150, 34],
        [-60, 50 + o.throat * 0.4],
        [50, 84],
        [-60, 88 + o.throat],
        [-190, 48 + o.throat],
      ]),
      pal.paper,
    ),
    limb(curve('130 70, 210 130, 150 172'), c, 26),
    shape(blob('226 40, 150 -50, 60 -24, 40 60, 110 108, 200 100'), c),
    toes(150, 172),
    limb(curve('-130 50, -170 100, -196 140'), c, 24),
    toes(-196, 146),
    disc(-140, -116, 52, o.shut ? c : pal.coral),
    o.shut ? ink(curve('-186 -112, -140 -92, -94 -112'), 8) : dot(-144 + o.look, -116, 13, pal.ink, 38),
    ink(curve('-236 -12, -180 6, -100 -20'), 8),
    fill(blob('-40 -104, 40 -96, 110 -50, 20 -60'), pal.sky),
  )
}

/** The same frog in the air, to the left: legs drawn out behind it by `stretch`, 0 to 1, arms reaching. */
export function leapingFrog(stretch: number): Part {
  const c = '#8fd14f'
  const far = 120 + stretch * 170
  return group(
    limb(
      curve([150, 20], [190 + far * 0.3, 90 - stretch * 40], [150 + far * 0.6, 40], [160 + far, 70 + stretch * 20]),
      c,
      26,
    ),
    toes(170 + far, 70 + stretch * 20),
    shape(blob('-236 -16, -214 -90, -140 -124, -40 -120, 100 -70, 200 10, 206 50, 110 66, -60 76, -190 46'), c),
    fill(blob('-222 6, -150 34, -40 44, 80 54, -60 72, -190 46'), pal.paper),
    limb(curve([140, 30], [170 + far * 0.3, 110 - stretch * 40], [120 + far * 0.6, 80], [120 + far, 120]), c, 26),
    toes(130 + far, 120),
    limb(curve('-150 40, -240 70, -300 20'), c, 24),
    toes(-310, 14),
    disc(-140, -116, 52, pal.coral),
    dot(-156, -118, 14, pal.ink, 40),
    ink(curve('-236 -12, -180 20, -100 -10'), 8),
    fill(blob('-40 -100, 40 -92, 100 -44, 20 -54'), pal.sky),
  )
}

/** A barn owl gliding towards you, 1060 wide. `beat` turns its wings, in degrees up; `tilt` its head; `shut` its eyes. */
export function flyingOwl(o: { beat: number; tilt: number; shut?: boolean }, c = '#e0a458'): Part {
  const wing = at(
    -40,
    -10,
    1,
    turn(
      o.beat,
      shape(
        blob('10 -30, -140 -130, -350 -140, -490 -40, -434 -26, -444 16, -374 18, -362 58, -284 50, -210 76, -10 80'),
        c,
      ),
      fill(blob('-10 0, -160 -40, -360 -50, -340 20, -210 40, -20 70'), pal.paper, 0.75),
      ink([...line('-400 -60, -380 -10'), ...line('-330 -70, -316 10'), ...line('-250 -66, -236 18')], 7),
    ),
  )
  const eye = (x: number) =>
    o.shut ? ink(curve([x - 16, -70], [x, -58], [x + 16, -70]), 7) : dot(x, -70, 17, pal.ink, 20)
  return group(
    wing,
    flip(wing),
    shape(poly('-40 110, 40 110, 74 210, 0 190, -74 210'), c),
    shape(blob('-86 -40, 0 -90, 86 -40, 74 90, 0 160, -74 90'), pal.paper),
    ink([...line('-20 70, -20 80'), ...line('20 50, 20 60'), ...line('0 104, 0 114')], 9),
    turn(
      o.tilt,
      shape(blob('0 -120, 60 -160, 118 -110, 96 -20, 0 40, -96 -20, -118 -110, -60 -160'), c),
      shape(blob('0 -96, 50 -136, 94 -100, 76 -26, 0 22, -76 -26, -94 -100, -50 -136'), pal.paper),
      eye(-40),
      eye(40),
      shape(poly('-12 -50, 12 -50, 0 -6'), pal.blush),
    ),
  )
}

/** A sheep lying in the dusk, 110 wide, facing right; `up` lifts its head, `shut` its eyes. */
export const farSheep = (up: number, shut: boolean): Part =>
  group(
    shape(blob('-52 22, -62 -2, -46 -24, -20 -34, 8 -30, 34 -34, 50 -14, 54 10, 44 26, 0 30', 0.24), pal.paper),
    ink(curve('-26 28, -8 22, 14 30'), 6),
    at(
      36,
      -18 - up * 14,
      1,
      turn(
        26 - up * 24,
        shape(blob('-2 -6, -30 -12, -34 2, -8 8', 0.2), pal.night),
        shape(blob('-10 -16, 16 -18, 44 14, 40 28, 22 26, -8 12', 0.18), pal.night),
        shape(blob('-14 -10, -10 -30, 8 -34, 18 -18, 4 -12', 0.24), pal.paper),
        shut ? ink(line('10 0, 18 -2'), 4, pal.paper) : dot(14, -2, 5, pal.paper),
      ),
    ),
  )

/** An octopus about (0,0), 600 wide: colour of its skin and of its spots, arms that sway by an angle, eyes open or one winking. */
export function octopus(o: { skin: string; spots: string; sway: number; wink: boolean; look: number }): Part {
  const arm = (points: string, side: number) => turn(o.sway * side, limb(curve(points), o.skin, 60))
  return group(
    arm('-180 220, -320 280, -480 260, -550 140, -460 100', 1),
    arm('240 200, 380 280, 530 200, 490 90, 420 110', -0.8),
    arm('-40 260, -100 400, -240 440', 0.6),
    arm('120 260, 180 400, 360 430', -0.6),
    shape(blob('-240 140, -260 -100, -100 -260, 120 -280, 280 -170, 300 20, 240 200, 0 280, -200 240'), o.skin),
    ...[
      [-100, -180, 26],
      [0, -224, 18],
      [160, -200, 24],
      [-160, -60, 16],
      [240, -80, 16],
    ].map(([x = 0, y = 0, r = 0]) => dot(x, y, r, o.spots)),
    o.wink
      ? ink(curve('34 24, 120 66, 206 24'), 14)
      : disc(120, 20, 92, pal.paper) + dot(126 + o.look, 28, 58, pal.ink, 30) + dot(106 + o.look, 16, 10, pal.paper),
    o.wink
      ? disc(-100, 20, 70, pal.paper) + dot(-94 + o.look, 26, 44, pal.ink, 24)
      : ink(curve('-180 30, -110 76, -40 30'), 14),
  )
}

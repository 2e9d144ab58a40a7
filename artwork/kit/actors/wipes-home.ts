/** What stands about in the baby-wipes film, and the father who carries the baby home, cut from oat paper. */

import { at, fill, flip, group, type Part, turn } from '../core'
import { mark as faceAt } from '../faces'
import { blob, box, curve, line, oval, poly, star } from '../path'
import { arch, mark, oats, sheet, snippet, strip } from '../techniques/oat-paper'
import { babyHead, messFace } from './wipes'

/** An open hand, fingers up, its thumb on the right, about (0,0). */
export const openHand = (c: string): Part =>
  group(
    ...[-78, -44, -10, 24].map((x, i) => strip(line([x, -20], [x * 1.25, -130 + Math.abs(i - 1.4) * 16]), c, 36, 5)),
    strip(curve('20 50, 70 20, 96 -30'), c, 38, 5),
    sheet(blob('-96 -40, -20 -56, 44 -40, 52 40, 20 100, -60 100, -96 40'), c, { lift: 0, torn: 0, flakes: 2 }),
  )

/** Two hands full of wet paint on the arms of a baby at (460,420); `apart` is 0 when they clap, 1 when they are ready to. */
export function paintedHands(apart: number): Part {
  const [left, right] = [940 - apart * 190, 1060 + apart * 190]
  const low = apart * 60
  return group(
    strip(curve([640, 760], [780 + apart * 40, 800], [right - 120, 700]), oats.skin, 96),
    strip(curve([420, 730], [560 - low, 940 - low], [left - 120, 900 - low], [left + 30, 770]), oats.skin, 96, 12),
    at(left - 10, 600, 1.35, turn(-16 - apart * 14, openHand(oats.paint))),
    at(right + 10, 610, 1.35, turn(18 + apart * 14, flip(openHand('#6f93aa')))),
  )
}

/** A jersey under a baby's head at (460,420), cut off by the lower edge. */
export const jersey = (): Part =>
  at(
    460,
    1010,
    1,
    sheet(blob('-270 60, -240 -270, -130 -360, 130 -360, 240 -270, 270 60'), oats.sage, { torn: 16, lift: 12 }),
  )

/** Half a baby's face, as large as the picture, its cheek at (820,620). */
export const cheek = (o: { look?: number; shut?: boolean; brow?: number; grin?: number } = {}): Part =>
  group(
    sheet(blob('-160 1120, -200 300, 80 -80, 700 -140, 1120 140, 1290 560, 1140 920, 900 1120'), oats.skin, {
      torn: 26,
      lift: 22,
      flakes: 1.5,
    }),
    sheet(blob('-80 40, 60 -90, 420 -120, 760 -110, 600 40, 480 150, 400 70, 300 190, 240 80, 120 150'), oats.cocoa, {
      torn: 10,
    }),
    o.shut
      ? mark(arch(410, 380, 56, -26), 24)
      : at(0, o.look ?? 0, 1, fill(oval(414, 370, 50, 68), oats.cocoa), fill(oval(440, 342, 17), oats.milk)),
    mark(arch(400, o.brow ?? 226, 84, 50), 26),
    mark(curve('40 420, 150 490, 190 560, 130 600, 70 590'), 20, oats.shade),
    at(
      0,
      -(o.grin ?? 0),
      1,
      fill(blob('60 760, 240 800, 430 730, 380 880, 220 930, 90 900'), '#7d3b33'),
      fill(blob('130 900, 240 830, 360 860, 300 906, 210 926'), oats.blush),
    ),
    sheet(oval(820, 620, 300, 260), oats.blush, { lift: 0, torn: 14, flakes: 1.4 }),
  )

/** A puddle of mud that winks, 900 wide. */
export const puddle = (): Part =>
  group(
    sheet(
      blob('-435 20, -319 -120, -116 -100, -29 -192, 174 -168, 261 -88, 406 -60, 441 60, 261 132, 0 104, -261 136'),
      oats.mud,
      { lift: 9, torn: 20, flakes: 1.6, seed: 9 },
    ),
    fill(blob('-278 -48, -116 -52, 58 -124, 174 -112, 29 -68, -174 -16'), '#a67d58'),
    at(0, -40, 2.1, messFace({ wink: true, look: -1, colour: oats.cream })),
  )

/** A flower on its stalk, its foot on (0,0), 200 high. */
export const flower = (c: string = oats.rose): Part =>
  group(
    strip(line('0 20, 0 -120'), oats.moss, 14, 4),
    ...Array.from({ length: 6 }, (_, i) =>
      at(0, -150, 1, turn(i * 60, sheet(oval(0, -36, 24, 34), c, { lift: 4, torn: 5, flakes: 0 }))),
    ),
    at(0, -150, 1, sheet(oval(0, 0, 22), '#e7cf95', { lift: 4, torn: 4, flakes: 0 })),
  )

/** A toy castle, 260 wide, its base on y = 0. */
export const toyCastle = (): Part =>
  group(
    sheet(box(-90, -150, 180, 150), oats.rose, { torn: 8 }),
    ...[-110, 70].map((x) =>
      sheet(
        poly([
          [x, 0],
          [x, -210],
          [x + 40, -210],
          [x + 40, 0],
        ]),
        oats.blush,
        { torn: 7 },
      ),
    ),
    ...[-90, 90].map((x) =>
      sheet(
        poly([
          [x - 34, -206],
          [x, -280],
          [x + 34, -206],
        ]),
        oats.paint,
        { torn: 6, flakes: 0 },
      ),
    ),
    snippet(blob('-30 0, -30 -60, 0 -84, 30 -60, 30 0', 0.14), '#7d5347', 0),
  )

/** A toy bear, 180 high, its base on y = 0. */
export const toyBear = (): Part =>
  group(
    sheet(oval(0, -50, 58, 54), oats.wood, { torn: 8 }),
    ...[-44, 44].map((x) => sheet(oval(x, -180, 24), oats.wood, { torn: 5, flakes: 0 })),
    sheet(oval(0, -134, 58, 52), oats.wood, { torn: 8 }),
    fill(oval(0, -118, 26, 20), oats.cream),
    fill([...oval(-22, -146, 7, 9), ...oval(22, -146, 7, 9), ...oval(0, -126, 9, 7)], oats.cocoa),
    mark(arch(0, -112, 10, -8), 5),
    ...[-50, 50].map((x) => sheet(oval(x, -14, 26, 20), oats.wood, { torn: 5, flakes: 0 })),
  )

/** A packet of wipes with one coming out, 260 wide, its base on y = 70. */
export const wipesBox = (): Part =>
  group(
    sheet(blob('-40 -30, -60 -90, -10 -130, 20 -96, 60 -120, 50 -30', 0.18), '#fbf6ea', {
      torn: 9,
      lift: 8,
      flakes: 0,
    }),
    sheet(box(-130, -40, 260, 110, 26), oats.pool, { torn: 10, lift: 12 }),
    sheet(oval(0, -30, 70, 18), oats.milk, { lift: 4, torn: 0, flakes: 0 }),
    snippet(blob('0 50, -34 20, -26 0, 0 12, 26 0, 34 20', 0.14), oats.blush, 3),
  )

/** A baby's shoulders and bib from the front, cut off by the lower edge, 860 wide. */
export const bib = (): Part =>
  group(
    sheet(blob('-430 60, -380 -250, -180 -330, 180 -330, 380 -250, 430 60'), oats.sky, { torn: 16 }),
    sheet(blob('-230 -300, 230 -300, 290 -90, 160 20, -160 20, -290 -90'), oats.milk, { torn: 8, flakes: 2 }),
  )

/** The father of the last picture: head, beard, jersey; the baby's place is on his left. */
export const father = (): Part =>
  group(
    sheet(blob('200 1120, 250 800, 470 660, 920 650, 1140 800, 1200 1120'), oats.sage, {
      torn: 18,
      lift: 16,
      flakes: 1.6,
    }),
    sheet(blob('640 560, 860 560, 880 680, 760 740, 640 690', 0.14), oats.shade, { lift: 0, torn: 8, flakes: 0 }),
    at(
      780,
      410,
      1,
      turn(
        -7,
        faceAt(-140, -200, 150, 220),
        sheet(blob('-156 -60, -130 -200, 0 -236, 140 -196, 160 -50, 120 40, -130 40'), oats.cocoa, {
          torn: 10,
          lift: 12,
          flakes: 1,
        }),
        sheet(oval(-146, 10, 30, 40), oats.skin, { torn: 6, flakes: 0 }),
        sheet(oval(150, 8, 30, 40), oats.skin, { torn: 6, flakes: 0 }),
        sheet(blob('-136 -50, -90 -130, 0 -146, 96 -130, 140 -50, 132 80, 70 170, -60 172, -130 80'), oats.skin, {
          torn: 9,
          seed: 3,
        }),
        sheet(
          blob(
            '-140 20, -110 60, -60 44, 0 56, 60 44, 112 60, 142 20, 140 130, 80 214, 0 230, -80 214, -138 130',
            0.16,
          ),
          oats.cocoa,
          { lift: 5, torn: 7, flakes: 1 },
        ),
        fill(blob('-46 98, 0 84, 46 98, 20 122, -20 122'), oats.skin),
        mark(arch(-2, 98, 30, -16), 9, '#7d3b33'),
        mark([...arch(-70, -14, 30, -18), ...arch(48, -14, 30, -18)], 12),
        mark([...arch(-70, -66, 34, 16), ...arch(52, -66, 34, 16)], 14),
        mark(arch(-12, 26, 18, -18), 12, oats.shade),
        sheet(oval(-96, 34, 28, 22), oats.blush, { lift: 0, torn: 0, flakes: 0 }),
        sheet(oval(90, 34, 28, 22), oats.blush, { lift: 0, torn: 0, flakes: 0 }),
      ),
    ),
  )

/** The baby that yawns on his shoulder, with his arm about it. */
export const sleeper = (): Part =>
  group(
    sheet(blob('210 1080, 180 830, 290 690, 500 690, 620 850, 600 1080'), oats.milk, { torn: 14, lift: 14, flakes: 2 }),
    ...[
      [320, 860],
      [440, 800],
      [490, 930],
      [350, 970],
    ].map(([x = 0, y = 0]) => at(x, y, 1, turn(x, snippet(star(0, 0, 5, 26, 12), oats.rose, 0)))),
    at(410, 560, 0.84, turn(13, babyHead({ eyes: 'shut', mouth: 'yawn', look: [0.2, 0.2] }))),
    strip(curve('960 830, 880 980, 560 960'), oats.sage, 140, 16),
    at(
      460,
      950,
      1,
      sheet(blob('-90 -30, -30 -66, 60 -60, 100 0, 60 60, -40 62, -96 30'), oats.skin, { torn: 9, lift: 8, flakes: 0 }),
      mark(curve('-84 -4, -40 -2, -10 4'), 8, oats.shade),
      mark(curve('-70 28, -34 26, -6 30'), 8, oats.shade),
    ),
  )

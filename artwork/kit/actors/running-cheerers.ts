/** A crowd at a finishing line, seen from behind, no two alike. */
import { at, disc, flip, group, hairs, ink, limb, type Part, pal, shape, skins } from '../core'
import { flat } from '../crowd'
import { blob, curve, line, oval, poly } from '../path'

const [violet, lime] = ['#6a3fb0', '#c9dc5a']
const raised = (points: string, c: string, skin: string, width = 28): Part => {
  const [x = 0, y = 0] = points.split(', ').at(-1)?.split(' ').map(Number) ?? []
  return disc(x, y, 15, skin) + limb(curve(points), c, width)
}

/** A father with a child on his shoulders who waves a pennant. */
const shoulders = group(
  raised('-52 -240, -84 -280, -44 -322', violet, skins[4]),
  raised('52 -240, 88 -280, 48 -322', violet, skins[4]),
  shape(blob('-58 20, -66 -170, -50 -252, 0 -268, 50 -252, 66 -170, 58 20', 0.16), violet),
  disc(0, -306, 50, skins[4]),
  shape(blob('-52 -300, -46 -352, 0 -366, 46 -352, 52 -300, 34 -276, -34 -276', 0.18), hairs[0]),
  limb(line('98 -470, 120 -590'), '#b97a4e', 8, 4),
  flat(poly('120 -592, 216 -566, 110 -530'), lime),
  raised('34 -424, 80 -420, 98 -474', pal.coral, skins[3], 22),
  raised('-32 -424, -70 -456, -66 -506', pal.coral, skins[3], 22),
  flat(
    [...blob('-40 -352, -62 -330, -58 -270, -34 -276', 0.16), ...blob('40 -352, 62 -330, 58 -270, 34 -276', 0.16)],
    pal.night,
  ),
  shape(blob('-42 -340, -38 -430, 0 -444, 38 -430, 42 -340', 0.16), pal.coral),
  disc(0, -484, 40, hairs[1]),
  disc(-34, -520, 17, hairs[1]),
  disc(34, -520, 17, hairs[1]),
)

/** Someone in a wheelchair, both arms wide. */
const wheels = group(
  raised('-46 -176, -100 -200, -128 -262', pal.sky, skins[1]),
  raised('46 -176, 100 -206, 122 -272', pal.sky, skins[1]),
  shape(blob('-52 20, -56 -120, -40 -188, 0 -200, 40 -188, 56 -120, 52 20', 0.16), pal.sky),
  shape(blob('-50 -220, -44 -292, 0 -310, 46 -290, 54 -220, 60 -150, -56 -150', 0.18), hairs[3]),
  flat(poly('-60 -90, 60 -90, 56 20, -56 20'), pal.night),
  ink([...line('-58 -96, -90 -110'), ...line('58 -96, 90 -110')], 14),
  ink([...oval(-78, -16, 20, 76), ...oval(78, -16, 20, 76)], 12),
)

/** An old woman on tiptoe, one fist in the air, the other hand on her hat. */
const hatted = group(
  raised('-44 -200, -90 -250, -84 -330', lime, skins[5]),
  raised('44 -200, 92 -240, 56 -310', lime, skins[5]),
  shape(blob('-60 20, -70 -120, -46 -214, 0 -228, 46 -214, 70 -120, 60 20', 0.16), lime),
  disc(0, -266, 44, hairs[4]),
  shape(blob('-86 -284, -40 -300, -34 -344, 0 -354, 34 -344, 40 -300, 86 -284, 0 -272', 0.16), pal.coral),
)

/** A small boy in the middle of a jump. */
const jumping = group(
  raised('-30 -150, -74 -200, -60 -262', pal.marigold, skins[2], 22),
  raised('30 -150, 74 -200, 64 -266', pal.marigold, skins[2], 22),
  limb([...curve('-18 -50, -44 -20, -30 24'), ...curve('18 -50, 50 -30, 62 10')], pal.night, 24),
  shape(blob('-38 -44, -44 -110, -28 -168, 0 -176, 28 -168, 44 -110, 38 -44', 0.16), pal.coral),
  disc(0, -206, 40, hairs[2]),
)

/** The crowd, on both sides of the lane. */
export const cheerers: Part = group(
  at(150, 1030, 1.2, shoulders),
  at(400, 990, 1.1, jumping),
  at(1240, 1010, 1.2, wheels),
  at(1480, 1040, 1.45, flip(hatted)),
)

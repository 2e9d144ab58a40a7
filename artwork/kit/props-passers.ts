/** Figures of few strokes for queues, boats and rings of chairs, and a sock. */
import { at, disc, dot, fill, group, ink, limb, type Part, pal, rect, shape, skins } from './core'
import { face, type Mood } from './head'
import { blob, curve, line, oval, poly } from './path'

/** A passer-by in few strokes, walking right, 300 high, feet on (0,0); `look` up is -1. */
export const walker = (
  c: string = pal.coral,
  skin: string = skins[2],
  hair: string = pal.ink,
  step = 24,
  look = 0,
): Part =>
  group(
    limb([...line([0, -110], [-step, -10]), ...line([0, -110], [step, -10])], pal.night, 24, 4),
    ink([...line([-step, -6], [16 - step, -6]), ...line([step, -6], [step + 18, -6])], 14),
    shape(blob('-36 -200, 0 -222, 36 -200, 42 -96, 0 -88, -42 -96'), c),
    limb(curve([-4, -190], [-10, -150], [14, -118]), c, 20, 4),
    disc(4, -256, 40, skin),
    shape(
      blob(
        look < 0
          ? '-38 -246, -40 -280, -12 -304, 16 -298, -4 -280, -16 -240'
          : '-40 -252, -34 -292, 4 -304, 40 -284, 30 -272, 0 -276, -22 -250',
      ),
      hair,
    ),
    dot(16, -256 + look * 14, 5),
    dot(32, -258 + look * 14, 5),
  )

/** A colleague seen from behind on a chair, 320 wide, base on (0,0). */
export const seatedBack = (top: string, hair: string, chair: string = pal.night): Part =>
  group(
    shape(oval(0, -300, 78, 88), hair),
    shape(blob('-150 20, -140 -130, -80 -196, 0 -210, 80 -196, 140 -130, 150 20', 0.16), top),
    rect(-120, -110, 240, 150, chair, 34),
  )

/** A student's upper half for boats and windows, 200 high, base on (0,0). */
export const halfFigure = (top: string, skin: string, hair: string, mood: Mood = 'happy', look = -0.6): Part =>
  group(
    shape(blob('-60 10, -54 -70, 0 -92, 54 -70, 60 10'), top),
    disc(0, -134, 52, skin),
    at(0, -130, 0.9, face(mood, look)),
    shape(blob('-54 -136, -44 -186, 0 -200, 46 -184, 54 -136, 20 -164, -20 -166'), hair),
  )

/** A tall striped sock standing on (0,0), its foot to the right, 340 high. */
export const sock = (c: string = pal.plum, stripe: string = pal.marigold): Part =>
  group(
    shape(blob('-60 -320, 50 -320, 56 -130, 120 -90, 170 -40, 140 10, -20 10, -66 -50', 0.1), c),
    ...[-270, -210, -150].map((y) =>
      fill(
        poly([
          [-58, y],
          [52, y],
          [54, y + 30],
          [-60, y + 30],
        ]),
        stripe,
      ),
    ),
    fill(blob('150 -62, 172 -36, 142 8, 100 8, 106 -40'), stripe),
    fill(blob('-62 -70, -20 -50, -10 6, -30 8, -66 -46'), stripe),
    rect(-70, -350, 130, 44, stripe, 14),
  )

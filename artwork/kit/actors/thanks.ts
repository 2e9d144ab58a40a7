/** The red car of the thank-you film, who sits in it, and where it goes, in watercolour. */
import { at, fill, group, type Part, turn } from '../core'
import { mark as faceAt } from '../faces'
import { blob, curve, line, oval } from '../path'
import { drawn, painted, pans, pencil, stripe, thin, wash } from '../techniques/watercolour'

/** Who is in the film. */
export interface Sitter {
  skin: string
  hair: 'bun' | 'bald' | 'tousled' | 'cap'
  hairColour: string
  top: string
  glasses?: boolean
  /** A moustache. */
  moustache?: boolean
}

/** The driver and the three passengers of one day. */
export const cast = {
  driver: { skin: '#8a5638', hair: 'cap', hairColour: pans.teal, top: pans.gold },
  grandmother: { skin: '#f0bd9c', hair: 'bun', hairColour: pans.mist, top: pans.lavender, glasses: true },
  teacher: { skin: '#d99f78', hair: 'bald', hairColour: pans.mist, top: pans.olive, glasses: true, moustache: true },
  lad: { skin: '#f0bd9c', hair: 'tousled', hairColour: '#c8682f', top: pans.sky },
} satisfies Record<string, Sitter>

/** What a face does: where it looks across (-1 to 1), its lids, its mouth. */
export interface Mien {
  look?: number
  mood?: 'worried' | 'calm' | 'smile' | 'laugh' | 'talk'
  shut?: boolean
  nod?: number
}

function features({ glasses, moustache }: Sitter, { look = 0, mood = 'smile', shut }: Mien): Part {
  const x = look * 20
  const laughs = mood === 'laugh'
  const eye = (ex: number): Part =>
    shut || laughs
      ? pencil(curve([ex - 15, -10], [ex, laughs ? -24 : -2], [ex + 15, -10]), 6)
      : fill(oval(ex, -12, 8, 11), pans.pencil)
  const worried = mood === 'worried'
  const brow = (ex: number, side: number): Part =>
    pencil(
      curve([ex - side * 22, worried ? -42 : -48], [ex, worried ? -54 : -58], [ex + side * 20, worried ? -64 : -50]),
      6,
    )
  const mouths = {
    worried: pencil(curve('-20 58, 0 48, 22 60'), 6),
    calm: pencil(curve('-20 54, 0 56, 22 52'), 6),
    smile: pencil(curve('-28 46, 0 64, 30 44'), 6),
    laugh: fill(blob('-34 36, 0 42, 36 34, 24 74, -20 76'), '#9c3b3f') + pencil(curve('-38 34, 0 42, 40 32'), 5),
    talk: fill(oval(2, 52, 19, 14), '#9c3b3f'),
  }
  return at(
    x,
    0,
    1,
    wash(oval(-56, 30, 24, 18), pans.rose, { strength: 0.45, seed: 3 }),
    wash(oval(58, 30, 24, 18), pans.rose, { strength: 0.45, seed: 4 }),
    eye(-32),
    eye(34),
    brow(-32, 1),
    brow(34, -1),
    pencil(curve([-2, -6], [10 + look * 8, 22], [-6, 26]), 5),
    at(2, 0, 1, mouths[mood]),
    moustache
      ? wash(blob('-40 48, -16 30, 2 36, 20 30, 44 48, 20 48, 2 44, -18 50'), pans.grey, { strength: 0.7, seed: 5 })
      : '',
    glasses ? pencil([...oval(-32, -12, 30, 28), ...oval(36, -12, 30, 28), ...line('-2 -16, 6 -16')], 5) : '',
  )
}

/** Hair before the face; a bun behind it. */
function hairOf({ hair, hairColour: c }: Sitter): Part {
  if (hair === 'bald')
    return (
      wash(blob('-92 -6, -104 30, -86 46, -78 0'), c, { strength: 0.6, seed: 6 }) +
      wash(blob('92 -6, 106 30, 88 46, 80 0'), c, { strength: 0.6, seed: 7 })
    )
  if (hair === 'cap')
    return group(
      drawn(blob('-98 -34, -92 -110, -30 -144, 40 -140, 96 -104, 100 -34, 0 -58', 0.18), c, {
        seed: 8,
        strength: 0.75,
      }),
      drawn(blob('-104 -24, -100 -62, 0 -80, 102 -60, 106 -24, 0 -46', 0.14), c, { seed: 9, strength: 0.6 }),
      painted(oval(6, -152, 24), pans.lemon, { seed: 10 }),
    )
  if (hair === 'tousled')
    return drawn(
      blob(
        '-98 0, -112 -60, -84 -76, -88 -116, -48 -112, -30 -146, 10 -124, 48 -144, 62 -110, 100 -98, 92 -66, 110 -40, 94 4, 78 -50, 30 -66, -20 -56, -70 -44',
        0.16,
      ),
      c,
      { seed: 11, strength: 0.8 },
    )
  return drawn(blob('-94 6, -104 -70, -50 -130, 10 -136, 70 -120, 104 -60, 96 8, 74 -50, 20 -76, -40 -66', 0.18), c, {
    seed: 12,
    strength: 0.7,
  })
}

/** A head about (0,0), 210 wide. */
export const headOf = (who: Sitter, mien: Mien = {}): Part =>
  turn(
    mien.nod ?? 0,
    faceAt(-100, -130, 100, 110),
    who.hair === 'bun' ? drawn(oval(24, -150, 44, 40), who.hairColour, { seed: 13, strength: 0.7 }) : '',
    painted(oval(-98, 6, 20, 26), who.skin, { seed: 14, strength: 0.7 }),
    painted(oval(100, 4, 20, 26), who.skin, { seed: 15, strength: 0.7 }),
    drawn(blob('-94 -30, -64 -108, 0 -124, 68 -104, 98 -26, 86 56, 36 104, -20 106, -76 64', 0.19), who.skin, {
      seed: 16,
      strength: 0.62,
    }),
    features(who, mien),
    hairOf(who),
  )

/** A head so small that a few washes are enough, about (0,0), 60 wide. */
export const tinyHead = (who: Sitter): Part =>
  group(
    faceAt(-30, -40, 34, 32),
    painted(oval(0, 0, 28, 31), who.skin, { seed: 14, strength: 0.75 }),
    painted(blob('-32 -4, -22 -36, 4 -42, 28 -32, 34 -4, 0 -16'), who.hairColour, { seed: 8, strength: 0.8 }),
    fill([...oval(2, -1, 3, 4), ...oval(19, -1, 3, 4)], pans.pencil),
    pencil(curve('2 13, 11 18, 20 12'), 3),
  )

/** Head and shoulders, 380 wide, cut off at y = 0. */
export const sitter = (who: Sitter, mien: Mien = {}): Part =>
  group(
    drawn(blob('-190 20, -172 -90, -96 -138, 0 -146, 100 -138, 178 -88, 194 20', 0.16), who.top, {
      seed: 17,
      strength: 0.66,
    }),
    painted(blob('-40 -150, 40 -150, 52 -112, 0 -92, -50 -112', 0.14), who.skin, { seed: 18, strength: 0.7 }),
    at(0, -240, 1, headOf(who, mien)),
  )

/** What the road shows on glass: strips that slide by. `way` is how far they have come, in units of the glass. */
export type Mirrored = 'branches' | 'clouds' | 'sun'

const branch = (x: number, seed: number): Part => {
  const twig = (points: string, w: number) =>
    `<path d="M${points}" stroke="${thin(pans.indigo, 0.36)}" stroke-width="${w}"/>`
  return at(
    x,
    0,
    1,
    turn(
      seed * 5 - 6,
      twig('0 460C-10 300 20 160 0-60', 24),
      twig('4 280C60 220 90 150 100 40', 14),
      twig('0 200C-60 150-80 90-120 50', 13),
      twig('60 200C110 190 140 150 180 130', 9),
      twig('-60 130C-70 90-66 50-50 10', 8),
      twig('84 110C70 70 66 40 72 0', 7),
    ),
  )
}

/** Two strips of what is mirrored, 1400 wide each; the second follows the first. */
export function mirrored(what: Mirrored, way: number): Part {
  const one =
    what === 'branches'
      ? group(
          stripe(-20, 1380, 40, 130, pans.mist, { seed: 1, dry: false, strength: 0.4 }),
          stripe(10, 1330, 330, 90, pans.grey, { seed: 2, dry: false, strength: 0.2 }),
          ...[80, 560, 1040].map((x, i) => branch(x, (i % 3) + 0.4)),
        )
      : what === 'clouds'
        ? group(
            stripe(-20, 1390, 20, 130, pans.sky, { seed: 3, dry: false, strength: 0.5 }),
            stripe(0, 1380, 166, 90, pans.mist, { seed: 12, dry: false, strength: 0.34 }),
            stripe(-20, 1390, 380, 70, pans.sky, { seed: 13, dry: false, strength: 0.26 }),
            ...[120, 590, 1050].map((x, i) =>
              at(
                x,
                46 + (i % 2) * 20,
                0.9,
                fill(
                  blob('-150 70, -120 -10, -60 -30, -40 -130, 40 -150, 80 -60, 150 -30, 170 70, 0 84'),
                  thin(pans.paper, 0.5),
                ),
                wash(blob('-130 74, -60 30, 40 50, 160 40, 160 76, 0 88'), pans.lavender, {
                  strength: 0.3,
                  seed: 4 + i,
                }),
              ),
            ),
          )
        : group(
            stripe(-20, 1380, 30, 110, pans.apricot, { seed: 8, dry: false, strength: 0.5 }),
            stripe(0, 1390, 150, 90, pans.gold, { seed: 9, dry: false, strength: 0.4 }),
            stripe(-10, 1370, 370, 80, pans.rose, { seed: 10, dry: false, strength: 0.3 }),
            ...[420, 1120].map((x) => wash(oval(x, 240, 90), pans.lemon, { seed: 11, strength: 0.85 })),
          )
  const places = [0, 1].map((i) => Math.round((((way + i * 1400) % 2800) + 2800) % 2800) - 1400)
  return group(...places.filter((x) => x > -1380 && x < 1130).map((x) => at(x, 0, 1, one)))
}

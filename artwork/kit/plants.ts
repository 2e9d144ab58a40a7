/** Trees, leaves and grass. A tree stands on (0,0); a leaf grows up from it. */
import { group, ink, limb, type Part, pal, shape } from './core'
import { blob, box, curve, line, poly, rng } from './path'

/** A tree, base on (0,0), 300 high; kinds: round, fir, bare. */
export function tree(kind: 'round' | 'fir' | 'bare' = 'round', c: string = pal.leaf, trunk = '#6b3f2a'): Part {
  if (kind === 'fir')
    return group(
      shape(box(-12, -60, 24, 62), trunk),
      ...[0, 1, 2].map((i) =>
        shape(
          poly([
            [-90 + i * 20, -46 - i * 74],
            [0, -170 - i * 66],
            [90 - i * 20, -46 - i * 74],
          ]),
          c,
        ),
      ),
    )
  const boughs =
    limb(line('0 0, 2 -150'), trunk, 22) +
    limb(curve('2 -90, 40 -120, 60 -170'), trunk, 12) +
    limb(curve('0 -70, -36 -110, -50 -160'), trunk, 12)
  if (kind === 'bare')
    return (
      boughs + limb(curve('2 -150, -10 -200, -30 -240'), trunk, 10) + limb(curve('4 -150, 20 -200, 34 -250'), trunk, 10)
    )
  return group(
    boughs,
    shape(blob('-60 -130, -112 -170, -100 -236, -52 -260, -6 -306, 60 -290, 88 -240, 118 -196, 90 -140, 20 -120'), c),
    ink(
      [
        ...curve('-60 -200, -44 -186, -28 -200'),
        ...curve('20 -240, 36 -226, 52 -240'),
        ...curve('30 -170, 44 -158, 60 -172'),
      ],
      5,
    ),
  )
}

/** A big leaf pointing up from its stalk at (0,0), 260 long: foreground jungle. Turn and scale it. */
export const frond = (c: string = pal.leaf): Part =>
  group(
    shape(blob('0 0, -62 -70, -56 -170, 0 -262, 58 -170, 62 -70', 0.17), c),
    ink(
      [
        ...line('0 10, 0 -220'),
        ...line('0 -60, -36 -98'),
        ...line('0 -60, 36 -98'),
        ...line('0 -120, -36 -158'),
        ...line('0 -120, 36 -158'),
      ],
      5,
    ),
  )

/** A monstera-like cut leaf with slots, 240 high, stalk at (0,0). */
export const splitLeaf = (c: string = pal.teal): Part =>
  group(
    shape(
      blob(
        '0 0, -60 10, -104 -30, -96 -70, -40 -66, -112 -96, -104 -140, -36 -116, -92 -162, -66 -200, -22 -160, -30 -224, 4 -250, 32 -222, 24 -160, 68 -198, 92 -160, 38 -116, 104 -140, 114 -96, 42 -66, 98 -70, 104 -28, 60 10',
        0.2,
      ),
      c,
    ),
    ink(curve('0 36, 4 -80, 2 -200')),
  )

/** Grass tufts along y. */
export function grass(y: number, count = 14, colour: string = pal.ink, w = 1600, seed = 8): Part {
  const rand = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++)
    d += `M${Math.round(rand() * w)} ${Math.round(y + rand() * 60)}l-8-26m14 26l2-34m8 34l12-24`
  return `<path d="${d}" stroke="${colour}" stroke-width="5"/>`
}

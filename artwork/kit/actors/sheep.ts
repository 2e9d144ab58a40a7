/** Sheep as they are: a fleece on four thin legs, a long dark face, ears that stand out sideways. */
import { at, group, ink, limb, type Part, pal, shape, turn } from '../core'
import { blob, curve, line, type Pt, pts } from '../path'

export type SheepOptions = {
  pose?: 'stand' | 'leap' | 'graze'
  wool?: string
  skin?: string
  /** How far the eyes are shut: 1 is asleep. */
  lids?: number
  /** How the head is turned, in degrees; below 0 it looks up. */
  nod?: number
}

const poses: Record<NonNullable<SheepOptions['pose']>, { legs: string[]; head: readonly [number, number, number] }> = {
  stand: {
    legs: ['-74 30, -84 70, -76 128', '-44 40, -40 80, -46 128', '62 40, 58 84, 62 128', '92 30, 96 76, 90 128'],
    head: [118, -62, 0],
  },
  leap: {
    legs: ['-82 26, -132 62, -186 58', '-62 40, -108 84, -160 92', '72 40, 112 78, 84 112', '96 26, 146 50, 136 92'],
    head: [124, -70, -14],
  },
  graze: {
    legs: ['-74 30, -84 70, -76 128', '-44 40, -40 80, -46 128', '62 40, 58 84, 62 128', '92 30, 96 76, 90 128'],
    head: [136, 44, 44],
  },
}

/** The head about the nape at (0,0): wedge of a face to the right and down, ears, a tuft of wool. */
const sheepHead = (wool: string, skin: string, lids: number): Part =>
  group(
    shape(blob('-8 -18, -52 -34, -74 -18, -58 2, -16 4', 0.2), skin),
    shape(blob('-26 -30, 14 -44, 46 -22, 76 28, 92 54, 86 78, 58 84, 34 64, -4 40, -30 10', 0.17), skin),
    ink([...curve('72 72, 78 66, 88 64'), ...line('80 46, 83 50')], 5, pal.lilac),
    lids === 1
      ? ink(curve('16 4, 26 10, 38 2'), 5, pal.paper)
      : shape(blob('12 0, 24 -10, 38 -2, 28 8', 0.2), pal.paper, { width: 4 }),
    lids === 1 ? '' : ink(line('20 -1, 31 -1'), 7),
    shape(blob('-40 -12, -44 -44, -22 -60, 0 -70, 24 -58, 38 -36, 18 -26, -2 -30, -16 -14', 0.24), wool),
  )

/** A sheep from the side, facing right, 300 wide, its hoofs on y=128. */
export function sheep(o: SheepOptions = {}): Part {
  const { legs, head } = poses[o.pose ?? 'stand']
  const wool = o.wool ?? pal.paper
  const skin = o.skin ?? '#3c3468'
  const leg = (points: string) => {
    const joints = pts(points) as [Pt, Pt, Pt]
    return limb(curve(...joints), skin, 9, 5)
  }
  return group(
    ...legs.map(leg),
    limb(curve('-118 -34, -142 -22, -138 2'), wool, 22, 5),
    shape(
      blob(
        '-118 26, -142 -6, -126 -36, -116 -70, -78 -82, -44 -102, -8 -92, 30 -106, 62 -90, 100 -92, 120 -60, 142 -32, 128 0, 122 34, 86 46, 56 64, 20 54, -16 66, -52 54, -90 56',
        0.25,
      ),
      wool,
    ),
    ink(
      [...curve('-70 -30, -54 -16, -38 -30'), ...curve('0 -48, 16 -34, 32 -48'), ...curve('-20 18, -4 32, 12 18')],
      6,
      pal.steel,
    ),
    at(head[0], head[1], 1, turn(head[2] + (o.nod ?? 0), sheepHead(wool, skin, o.lids ?? 0))),
  )
}

/** The coin that stayed in: the coin, its friends, and who would like it to come out. */
import { at, group, type Part, pal, turn } from '../core'
import { arc, blob, curve, line, oval, type Pt, poly, pts, round } from '../path'
import { piece, pin, sliver, strip } from '../techniques/paper-doll'

export type CoinFace = 'smile' | 'flat' | 'sad' | 'oh' | 'grin' | 'asleep'

export interface Coin {
  face?: CoinFace
  /** Where it looks, -1 to 1, across and down. */
  look?: number
  down?: number
  blink?: boolean
  /** Elbow and hand of each arm, from the shoulders at (±88, 20). */
  arms?: readonly [string, string]
  /** How far each foot is lifted. */
  feet?: readonly [number, number]
  wear?: 'gown' | 'none' | string
  metal?: string
}

const GOLD = '#f5b02e'
const INK = '#2b1c3d'

const faceOf = ({ face = 'smile', look = 0, down = 0, blink = false }: Coin): Part => {
  const [x, y] = [look * 20, down * 14]
  const shut = blink || face === 'grin' || face === 'asleep'
  const slope = face === 'sad' ? 9 : 0
  const raised = face === 'oh' ? -14 : 0
  const mouths: Record<CoinFace, Part> = {
    smile: sliver(curve([x - 24, 22 + y], [x, 36 + y], [x + 24, 22 + y]), INK, 9),
    flat: sliver(line([x - 18, 28 + y], [x + 18, 27 + y]), INK, 9),
    sad: sliver(curve([x - 20, 34 + y], [x, 24 + y], [x + 20, 34 + y]), INK, 9),
    oh: piece(oval(x, 30 + y, 13, 16), INK, 0),
    grin: piece(
      blob(
        [
          [x - 28, 16 + y],
          [x, 20 + y],
          [x + 28, 16 + y],
          [x + 14, 44 + y],
          [x - 14, 44 + y],
        ],
        0.2,
      ),
      '#a8324a',
      0,
    ),
    asleep: sliver(oval(x, 30 + y, 8, 9), INK, 6),
  }
  return group(
    ...[-48, 48].map((c) => piece(oval(c + x * 0.5, 16 + y, 15, 11), '#f08a5d', 0)),
    ...[-28, 28].map((e) =>
      shut
        ? sliver(
            curve([x + e - 12, -12 + y], [x + e, face === 'grin' ? -24 + y : -4 + y], [x + e + 12, -12 + y]),
            INK,
            8,
          )
        : piece(oval(x + e, -12 + y, 9, 13), INK, 0),
    ),
    ...[-1, 1].map((side) =>
      sliver(line([x + side * 40, -44 + y + raised + slope], [x + side * 18, -48 + y + raised - slope]), INK, 7),
    ),
    mouths[face],
  )
}

/** A dressing gown: a shawl collar round the face, a hem that swings out over the slippers, a belt with a bow. */
const gown = (): Part =>
  group(
    piece(
      poly([
        ...arc(0, 0, 112, -14, 32, 3),
        [98, 92],
        [112, 136],
        [0, 142],
        [-112, 136],
        [-98, 92],
        ...arc(0, 0, 112, 148, 194, 3),
        [-70, 44],
        [0, 92],
        [70, 44],
      ] as Pt[]),
      pal.plum,
      6,
    ),
    ...[-1, 1].map((side) =>
      strip(curve([100 * side, -22], [80 * side, 40], [-12 * side, 96]), side < 0 ? '#e9d7f5' : '#fff2d6', 24, 3),
    ),
    strip(curve('-94 90, 0 116, 94 90'), pal.coral, 22, 3),
    ...[-48, 48].map((x) =>
      piece(
        blob(
          [
            [0, 112],
            [x, 90],
            [x * 1.1, 130],
          ],
          0.2,
        ),
        pal.coral,
        3,
      ),
    ),
    piece(oval(0, 112, 13), '#d8423f', 2),
  )

const pyjamas = (colour: string): Part =>
  group(
    piece(poly([...arc(0, 0, 110, 14, 166, 9), [-60, 48], [0, 66], [60, 48]] as Pt[]), colour, 5),
    ...[-56, -20, 20, 56].map((x) => sliver(line([x, 62], [x * 0.9, 90 - Math.abs(x) * 0.2]), pal.paper, 9)),
  )

/** Half of the gown round somebody small at its right, `far` from its middle. `shut` 0 to 1. */
export const wrap = (shut: number, far: number): Part => {
  const edge = far - 50 + 126 * shut
  return group(
    piece(
      poly([
        [66, 40],
        [far - 30, 86],
        [edge, 84],
        [edge - 4, 146],
        [far - 40, 154],
        [56, 128],
      ]),
      pal.plum,
      7,
    ),
    strip(curve([88, 20], [far - 30, 84], [edge - 16, 94]), pal.plum, 34),
    piece(oval(edge - 2, 96, 22), GOLD, 4),
  )
}

/** A coin of paper, its middle on (0,0), its soles at y 152. */
export function coin(o: Coin = {}): Part {
  const metal = o.metal ?? GOLD
  const [rear, near] = o.arms ?? ['-126 62, -112 112', '126 62, 112 112']
  const [l, r] = o.feet ?? [0, 0]
  const sleeve = o.wear === 'gown' ? pal.plum : metal
  const arm = (side: number, joints: string) => {
    const [elbow, hand] = pts(joints) as [Pt, Pt]
    const shoulder: Pt = [88 * side, 20]
    return group(
      strip(line(elbow, hand), sleeve, o.wear === 'gown' ? 36 : 28),
      piece(oval(hand[0], hand[1], 21), metal, 4),
      strip(line(shoulder, elbow), sleeve, 38),
      pin(elbow[0], elbow[1]),
    )
  }
  const foot = (x: number, up: number) =>
    group(
      strip(line([x, 86], [x, 136 - up]), metal, 28),
      piece(
        blob(
          [
            [x - 30, 152 - up],
            [x - 24, 122 - up],
            [x + 14, 120 - up],
            [x + 46, 138 - up],
            [x + 46, 152 - up],
          ],
          0.14,
        ),
        o.wear === 'none' ? INK : '#fff2d6',
        4,
      ),
    )
  return group(
    foot(-40, l),
    foot(34, r),
    arm(-1, rear),
    piece(oval(0, 0, 106), metal, 10),
    sliver(oval(0, 0, 86), '#c97f14', 6),
    o.wear === 'gown' ? gown() : !o.wear || o.wear === 'none' ? '' : pyjamas(o.wear),
    at(0, -4, 1.12, faceOf(o)),
    arm(1, near),
  )
}

/** A takeaway coffee that leans in, its foot on (0,0); steam that beckons. */
export const coffee = (n: number, wave: number): Part => {
  const curl = [0, 10, 18, 10][n % 4] ?? 0
  return group(
    ...[-30, 34].map((x, i) =>
      sliver(
        curve([x, -340], [x - 26 + curl, -376], [x + 22 - curl, -410], [x - 20 + curl * (i ? 1 : 2), -446]),
        '#fff2d6',
        15,
      ),
    ),
    strip(curve([-96, -150], [-168, -170], [-196 - wave * 0.4, -230 - wave]), '#3d2457', 26),
    piece(oval(-196 - wave * 0.4, -236 - wave, 21), '#3d2457', 4),
    piece(poly('-110 -280, 110 -280, 78 0, -78 0'), '#fff2d6', 10),
    piece(poly('-104 -200, 104 -200, 90 -70, -90 -70'), pal.coral, 5),
    piece(round('-124 -312, 124 -312, 118 -268, -118 -268', 14), '#3d2457', 7),
    piece(round('-92 -346, 92 -346, 98 -308, -98 -308', 12), '#3d2457', 5),
    at(-14, -140, 0.9, faceOf({ face: 'grin', look: -0.6 })),
  )
}

/** One of a pair of trainers, its sole on (0,0), toe to the left. */
export const trainer = (colour: string, face = false): Part =>
  group(
    piece(round('-170 -34, 150 -34, 150 0, -160 0', 14), '#fff2d6', 8),
    piece(
      blob('-172 -32, -168 -74, -120 -92, -50 -104, 0 -152, 60 -176, 120 -168, 146 -110, 148 -32', 0.12),
      colour,
      6,
    ),
    ...[0, 1, 2].map((i) => sliver(line([-62 + i * 34, -92 - i * 22], [-34 + i * 34, -118 - i * 22]), '#fff2d6', 11)),
    sliver(curve('20 -50, 70 -96, 136 -90'), '#fff2d6', 15),
    face ? at(-96, -58, 0.42, faceOf({ face: 'grin', look: -0.3 })) : '',
  )

/** The front of a taxi in the rain, its tyres on (0,0). `lights` 0 to 1. */
export const taxi = (lights: number, wipe: number): Part =>
  group(
    piece(round('-60 -350, 60 -350, 50 -296, -50 -296', 8), pal.marigold, 5),
    piece(blob('-150 -190, -112 -296, 112 -296, 150 -190', 0.1), INK, 8),
    piece(poly('-116 -196, -88 -272, 88 -272, 116 -196'), '#9ad7f5', 3),
    ...[-50, 44].map((x) => at(x, -196, 1, turn(wipe, sliver(line('0 0, 0 -66'), INK, 8)))),
    piece(round('-178 -200, 178 -200, 184 -44, -184 -44', 26), INK, 8),
    ...[-128, 128].map((x) => piece(oval(x, -120, 40), lights > 0 ? '#fff6cf' : '#8a7d97', 4)),
    piece(round('-74 -150, 74 -150, 66 -90, -66 -90', 12), '#8a7d97', 4),
    ...[-148, 148].map((x) =>
      piece(
        round(
          [
            [x - 28, -50],
            [x + 28, -50],
            [x + 28, 0],
            [x - 28, 0],
          ],
          10,
        ),
        '#4a3a5c',
        4,
      ),
    ),
  )

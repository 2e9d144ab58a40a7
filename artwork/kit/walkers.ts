/** Things with a face that walk, and friendly cells. */
import { at, disc, dot, group, ink, limb, type Part, pal, shape, turn } from './core'
import { face, type Mood } from './head'
import { arc, blob, curve, line, type Pt, poly, pts, round } from './path'

/** Thin ink legs with boots, from hips at y to feet on 0. */
const boots = (left: string, right: string, boot: string, colour?: string): Part =>
  [left, right]
    .map((text) => {
      const p = pts(text)
      const [x, y] = p[p.length - 1] as Pt
      return (
        ink(curve(...p), 13, colour) +
        shape(
          blob(
            [
              [x - 16, y + 6],
              [x - 12, y - 22],
              [x + 12, y - 22],
              [x + 40, y - 4],
              [x + 38, y + 8],
            ],
            0.14,
          ),
          boot,
          { width: 6 },
        )
      )
    })
    .join('')

export type WalkerOptions = {
  mood?: Mood
  look?: number
  legs?: [string, string]
  arms?: [string, string]
  boot?: string
  lean?: number
  more?: Part
}
const calves: [string, string] = ['-40 -120, -46 -60, -44 -6', '40 -120, 44 -60, 46 -6']
const arms = (o: WalkerOptions, colour?: string) =>
  (o.arms ?? []).map((a) => ink(curve(...pts(a)), 13, colour)).join('')

/** A paper scroll with a face on two legs, 430 high, feet on (0,0); arms start near (±92,-230). */
export const scroll = (o: WalkerOptions & { paper?: string; ribbon?: string } = {}): Part => {
  const paper = o.paper ?? '#f6e2b3'
  const roll = (y: number, w: number) =>
    group(
      shape(
        round(
          [
            [-w, y - 34],
            [w, y - 34],
            [w, y + 34],
            [-w, y + 34],
          ],
          30,
        ),
        paper,
      ),
      disc(w - 12, y, 22, '#e0bf7c', 33),
      ink(curve([w - 10, y + 18], [w - 22, y], [w - 10, y - 12], [w - 4, y + 2]), 5),
    )
  return group(
    boots(...(o.legs ?? calves), o.boot ?? '#9c2438'),
    turn(
      o.lean ?? 0,
      shape(poly('-88 -390, 88 -390, 94 -140, -94 -140'), paper),
      ink([...line('-58 -348, 58 -350'), ...line('-64 -174, 62 -174')], 6, '#c99f52'),
      at(0, -272, 1.7, face(o.mood ?? 'smile', o.look ?? 0.4)),
      roll(-400, 122),
      roll(-136, 112),
      o.ribbon
        ? shape(poly('-70 -110, -36 -112, -40 -40, -54 -56, -72 -38'), o.ribbon) + disc(-54, -124, 25, o.ribbon)
        : '',
      o.more ?? '',
      arms(o),
    ),
  )
}

/** An envelope with a face, arms and legs, 270 high and 260 wide, feet on (0,0); arms start near (±124,-170). */
export const letter = (o: WalkerOptions & { paper?: string; line?: string } = {}): Part =>
  group(
    boots(...(o.legs ?? ['-50 -96, -54 -50, -54 -6', '46 -96, 50 -50, 52 -6']), o.boot ?? '#ff5a5f', o.line),
    turn(
      o.lean ?? 0,
      shape(round('-130 -262, 130 -268, 132 -92, -128 -88', 12), o.paper ?? pal.paper),
      ink([...line('-126 -94, -70 -140'), ...line('128 -96, 74 -140')], 6),
      shape(poly('-126 -262, 126 -266, 4 -196'), '#f3dcae'),
      at(0, -148, 1.25, face(o.mood ?? 'smile', o.look ?? 0.4)),
      o.more ?? '',
      arms(o, o.line),
    ),
  )

/** A friendly round cell about (0,0), radius 110, knobs all round. */
export const cell = (c: string, knob: string, mood: Mood = 'smile', look = 0.4): Part =>
  group(
    ...arc(0, 0, 128, 0, 330, 11).map(([x, y], i) =>
      limb(line([x * 0.8, y * 0.8], [x * (i % 2 ? 1.02 : 1.12), y * (i % 2 ? 1.02 : 1.12)]), knob, 16, 4),
    ),
    shape(blob([...arc(0, 0, 110, 0, 315, 7)].map(([x, y], i): Pt => [x * (i % 2 ? 1.02 : 0.97), y])), c),
    dot(-44, -62, 20, pal.paper, 12).replace('/>', ' opacity=".7"/>'),
    at(0, 6, 1.9, face(mood, look)),
  )

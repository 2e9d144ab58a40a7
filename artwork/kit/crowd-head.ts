/** Heads for crowds: as wide as `head` and half as heavy, all lines of a face in one path. */
import { group, hairs, type Part, pal } from './core'
import { mark } from './faces'
import { type Mood, tone } from './head'
import { blob, curve, line, oval, type Path, type Pt, text } from './path'

export type CrowdHair = 'short' | 'curls' | 'bun' | 'tall' | 'bob' | 'bald' | 'flatCap' | 'scarf' | 'grey' | 'hood'
export type CrowdLook = {
  skin?: number
  hair?: CrowdHair
  hairColour?: string
  mood?: Mood
  /** Where the face looks: -1 left, 1 right. */
  look?: number
  glasses?: boolean
  /** The colour of a beard. */
  beard?: string
}

const lines = (path: Path, width: number, more = ''): Part => `<path d="${text(path)}" stroke-width="${width}"${more}/>`

const hair: Record<CrowdHair, Path> = {
  short: blob('-58 -2, -54 -46, -22 -76, 20 -78, 52 -54, 58 -2, 44 -32, 8 -42, -40 -28'),
  grey: blob('-64 14, -66 -24, -50 -52, -30 -60, -36 -34, -48 -6, -50 18'),
  curls: blob(
    '-50 40, -82 30, -70 -4, -84 -34, -56 -48, -56 -84, -20 -80, 6 -102, 30 -78, 64 -80, 62 -46, 84 -30, 70 -2, 78 30, 52 34, 50 -20, 20 -44, -24 -42, -46 -16',
    0.26,
  ),
  bun: blob('-58 -6, -54 -46, -24 -72, -30 -98, 0 -116, 32 -98, 26 -72, 54 -46, 58 -6, 40 -34, 0 -44, -40 -32', 0.17),
  tall: blob('-56 -6, -58 -56, -34 -78, -14 -104, 40 -106, 66 -86, 50 -70, 56 -8, 42 -40, -34 -36'),
  bob: blob('-56 46, -72 20, -60 -40, -24 -80, 26 -80, 62 -40, 74 20, 58 46, 48 -14, 14 -44, -34 -34, -50 -8'),
  bald: curve('12 -56, 24 -52, 34 -42'),
  flatCap: blob('-62 -18, -58 -54, -10 -84, 56 -70, 100 -26, 92 -12, 40 -28, -10 -30'),
  scarf: blob(
    '-66 60, -72 -20, -38 -80, 34 -80, 74 -20, 70 60, 80 96, -70 100, -60 60, 4 64, 44 30, 46 -24, 2 -46, -42 -24, -44 24, -20 58',
  ),
  hood: blob('-64 70, -78 -14, -40 -88, 34 -88, 78 -14, 66 66, 46 52, 52 -20, 8 -50, -44 -22, -44 40, -30 62'),
}

const mouths = (mood: Mood, x: number): Path => {
  if (mood === 'happy' || mood === 'talk')
    return curve([x - 16, 20], [x, 22], [x + 16, 19], [x + 6, 36], [x - 8, 35], [x - 16, 20])
  if (mood === 'shock') return oval(x, 29, 8, 10)
  if (mood === 'sad' || mood === 'cross') return curve([x - 14, 31], [x, 24], [x + 14, 31])
  if (mood === 'think' || mood === 'calm') return curve([x - 8, 28], [x + 4, 25], [x + 15, 27])
  return curve([x - 15, 21], [x, 30], [x + 15, 20])
}

const at0 = (shut: boolean): Path => {
  const eye = (x: number) => (shut ? curve([x - 8, -4], [x, -13], [x + 8, -4]) : [])
  return [
    ...eye(-19),
    ...eye(19),
    ...curve('-29 -22, -20 -27, -11 -26'),
    ...curve('11 -26, 20 -27, 29 -22'),
    ...curve('2 -2, 9 10, 0 12'),
  ]
}
const cheeks = lines([...line('-30 14, -30 15'), ...line('30 14, 30 15')], 19, ` stroke="${pal.coral}" opacity=".55"`)

/** What all heads of a crowd share, written once: it goes before the crowd. */
export const crowdParts: Part = [
  `<defs><path id="skull" d="${text([
    ...curve('-49 -10, -66 -2, -46 16'),
    ...curve('51 -10, 68 -2, 48 16'),
    ...blob('-52 -18, -34 -60, 4 -68, 40 -56, 54 -14, 46 30, 20 60, -8 62, -42 36'),
  ])}"/>`,
  `<g id="open">${cheeks}${lines([...line('-19 -8, -19 -4'), ...line('19 -8, 19 -4')], 12)}${lines(at0(false), 5)}</g>`,
  `<g id="shut">${cheeks}${lines(at0(true), 5)}</g>`,
  `<path id="shoe" d="${text(blob('-18 10, -16 -14, 10 -14, 36 2, 36 10', 0.14))}"/></defs>`,
].join('')

/** A head about (0,0) with its hair; `crowdParts` must stand before it. */
export function crowdHead(o: CrowdLook): Part {
  const skin = tone(o.skin)
  const mood = o.mood ?? 'smile'
  const x = Math.round((o.look ?? 0.4) * 15)
  const isOpen = mood === 'happy' || mood === 'talk' || mood === 'shock'
  const lip = isOpen ? ` fill="${pal.coral}"` : o.beard ? ` stroke="${skin}"` : ''
  const chin: Pt[] = [
    [-52, 4],
    [-34, 14],
    [x, 12],
    [38, 14],
    [54, 2],
    [46, 50],
    [16, 76],
    [-14, 76],
    [-44, 50],
  ]
  return group(
    mark(-54, -72, 56, 62),
    `<use href="#skull" fill="${skin}"/>`,
    o.beard ? `<path d="${text(blob(chin))}" fill="${o.beard}"/>` : '',
    `<use href="#${mood === 'happy' || mood === 'asleep' ? 'shut' : 'open'}" x="${x}"/>`,
    o.glasses ? lines([...oval(x - 19, -5, 17, 16), ...oval(x + 19, -5, 17, 16)], 5) : '',
    lines(mouths(mood, x), o.beard ? 7 : 5, lip),
    o.hair === 'bald'
      ? lines(hair.bald, 5, ` stroke="${pal.paper}"`)
      : `<path d="${text(hair[o.hair ?? 'short'])}" fill="${o.hairColour ?? hairs[0]}"/>`,
  )
}

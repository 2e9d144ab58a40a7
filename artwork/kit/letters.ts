/**
 * An alphabet of strokes for the wordmarks, drawn as a pen walks: capitals 72 high, small letters 50, tails to 24, on the
 * line y = 0. Every command is absolute. Before the path: what the letter shows on its left and right to a neighbour
 * (s a stem, r a round, o open or slanted), and its width.
 */
type Letter = { left: number; right: number; width: number; path: string }

/** How much air a side asks for. */
const air: Record<string, number> = { s: 11, r: 7, o: 3 }

const ball = (w: number, h: number) => `M0-${h}A${w / 2} ${h} 0 1 1 ${w}-${h}A${w / 2} ${h} 0 1 1 0-${h}`

const drawn: Record<string, string> = {
  a: `rs44 ${ball(44, 25)}M44-50V0`,
  b: `sr44 ${ball(44, 25)}M0-74V0`,
  c: 'ro40 M39-41A22 25 0 1 0 39-9',
  d: `rs44 ${ball(44, 25)}M44-74V0`,
  e: 'rr44 M0-25H44A22 25 0 1 0 37-7',
  f: 'oo25 M28-72C14-77 9-67 9-54V0M-3-48H24',
  g: `rs44 ${ball(44, 25)}M44-50V4C44 18 36 24 22 24C12 24 6 20 3 15`,
  h: 'ss40 M0-74V0M0-26C0-42 10-50 21-50C34-50 40-42 40-28V0',
  i: 'ss0 M0-50V0M0-74V-67',
  j: 'os8 M8-50V8C8 18 4 23-6 23M8-74V-67',
  k: 'so38 M0-74V0M35-50L2-22M13-31L38 0',
  l: 'ss0 M0-74V0',
  m: 'ss66 M0-50V0M0-28C0-42 8-50 18-50C28-50 33-43 33-30V0M33-28C33-42 41-50 51-50C61-50 66-43 66-30V0',
  n: 'ss40 M0-50V0M0-26C0-42 10-50 21-50C34-50 40-42 40-28V0',
  o: `rr46 ${ball(46, 25)}`,
  p: `sr44 ${ball(44, 25)}M0-50V24`,
  q: `rs44 ${ball(44, 25)}M44-50V24`,
  r: 'so23 M0-50V0M0-24C0-40 8-50 23-49',
  s: 'rr34 M32-41C27-53 3-53 3-38C3-22 34-30 34-13C34 3 6 3 0-10',
  t: 'oo26 M9-68V-14C9-2 16 1 26-1M-3-48H25',
  u: 'ss40 M0-50V-22C0-8 7 0 19 0C31 0 40-8 40-24M40-50V0',
  v: 'oo40 M0-50L20 0L40-50',
  w: 'oo64 M0-50L16 0L32-46L48 0L64-50',
  x: 'oo38 M0-50L38 0M38-50L0 0',
  y: 'oo42 M0-50L21-2M42-50L22-3C15 14 10 23-3 23',
  z: 'oo38 M1-50H37L0 0H38',
  A: 'oo58 M0 0L29-72L58 0M10-24H48',
  B: 'sr47 M0 0V-72H20C46-72 46-39 20-39H0M20-39C56-39 56 0 20 0H0',
  C: 'ro52 M52-58C40-78 0-80 0-36C0 8 40 6 52-14',
  D: 'sr53 M0 0V-72H18C65-72 65 0 18 0H0',
  E: 'so42 M42-72H0V0H42M0-37H36',
  F: 'so40 M40-72H0V0M0-36H34',
  G: 'rs54 M52-60C38-80 0-78 0-36C0 8 54 8 54-30H30',
  H: 'ss50 M0-72V0M50-72V0M0-37H50',
  I: 'ss0 M0-72V0',
  J: 'os34 M34-72V-20C34 6 2 4 0-16',
  K: 'so47 M0-72V0M44-72L2-32M15-44L47 0',
  L: 'so40 M0-72V0H40',
  M: 'ss64 M0 0V-72L32-22L64-72V0',
  N: 'ss50 M0 0V-72L50 0V-72',
  O: `rr64 ${ball(64, 36)}`,
  P: 'sr45 M0 0V-72H20C53-72 53-32 20-32H0',
  Q: `rr64 ${ball(64, 36)}M40-16L62 5`,
  R: 'so48 M0 0V-72H20C52-72 52-33 20-33H0M22-33L48 0',
  S: 'rr46 M43-60C36-77 3-77 3-54C3-32 46-42 46-18C46 6 8 5 0-14',
  T: 'oo52 M0-72H52M26-72V0',
  U: 'ss50 M0-72V-26C0 8 50 8 50-26V-72',
  V: 'oo54 M0-72L27 0L54-72',
  W: 'oo84 M0-72L21 0L42-66L63 0L84-72',
  X: 'oo52 M0-72L52 0M52-72L0 0',
  Y: 'oo52 M0-72L26-34L52-72M26-34V0',
  Z: 'oo48 M2-72H47L0 0H48',
  '&': 'ro56 M56 0L15-50C5-62 14-74 26-74C40-74 42-60 32-52L14-40C-7-24 0 1 22 1C40 1 52-14 54-32',
}

/** The drawing of a letter. An undrawn letter is a mistake. */
export function letter(name: string): Letter {
  const [, left, right, width, path] = /^([sro])([sro])(\d+) (.+)$/.exec(drawn[name] ?? '') ?? []
  if (!path) throw new Error(`Nobody has drawn the letter “${name}” yet: see artwork/kit/letters.ts.`)
  return { left: air[left ?? ''] ?? 0, right: air[right ?? ''] ?? 0, width: Number(width), path }
}

import type { PublicFile } from '../../check'
import { readSiteFile } from '../read-file'

/** An animation of more bytes is not read. */
const mostBytes = 20_000_000

/** Animations nest a few dozen levels deep. Millions of brackets would take gigabytes to be read. */
const mostDepth = 1000

/** How deep the lists and objects of a JSON text are nested; more than `mostDepth` are not counted. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isText = false
  for (let at = 0; at < text.length && deepest <= mostDepth; at++) {
    const sign = text[at]
    if (sign === '"') isText = !isText
    else if (isText && sign === '\\') at++
    else if (!isText && (sign === '[' || sign === '{')) deepest = Math.max(deepest, ++depth)
    else if (!isText && (sign === ']' || sign === '}')) depth--
  }
  return deepest
}

/** What every Lottie animation says of itself, in numbers: frames a second, its first frame and its last. */
const numbers = ['fr', 'ip', 'op']

/** A film of drawings holds what is drawn, and more than one drawing of it: see elements/loop/film.ts. */
const isFilm = (fields: Record<string, unknown>): fields is { drawings: unknown[] } =>
  Array.isArray(fields.nodes) && Array.isArray(fields.drawings) && fields.drawings.length > 1

/** Adds up how long the drawings of a film are seen. */
const secondsOf = (drawings: unknown[]): number =>
  drawings.reduce((sum: number, drawing) => sum + (Array.isArray(drawing) ? Number(drawing[0]) : 0), 0) / 1000

/** Judges a .json file: whether it is a Lottie animation or a film of drawings, and whether its JSON is whole. */
export async function judgeAnimation(path: string, bytes: number): Promise<Omit<PublicFile, 'bytes'>> {
  if (bytes > mostBytes) return { isAnimation: false, damage: { kind: 'too-heavy', bytes, most: mostBytes } }
  const text = (await readSiteFile(path, mostBytes)).toString().replace(/^\uFEFF/, '')
  if (depthOf(text) > mostDepth) return { isAnimation: false }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return { isAnimation: false }
    const fields: Record<string, unknown> = { ...value }
    if (isFilm(fields)) return { isAnimation: false, isLoop: true, seconds: secondsOf(fields.drawings) }
    return { isAnimation: Array.isArray(fields.layers) && numbers.every((name) => typeof fields[name] === 'number') }
  } catch {
    return /^\s*\{/.test(text) ? { isAnimation: false, damage: { kind: 'cut-off' } } : { isAnimation: false }
  }
}

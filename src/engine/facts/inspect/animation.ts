import { decodeUtf8 } from '../bytes'
import type { FileSource } from '../file-source'
import type { Inspection } from './inspection'

const maxBytes = 20_000_000

/** Animations nest a few dozen levels deep. Parsing millions of brackets would take gigabytes. */
const maxDepth = 1000

/** Counts up to `maxDepth`. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isString = false
  for (let at = 0; at < text.length && deepest <= maxDepth; at++) {
    const character = text[at]
    if (character === '"') isString = !isString
    else if (isString && character === '\\') at++
    else if (!isString && (character === '[' || character === '{')) deepest = Math.max(deepest, ++depth)
    else if (!isString && (character === ']' || character === '}')) depth--
  }
  return deepest
}

/** The frame rate, first frame and last frame of a Lottie animation. */
const requiredNumbers = ['fr', 'ip', 'op']

/** See elements/loop/film.ts. */
const isLoop = (fields: Record<string, unknown>): fields is { drawings: unknown[] } =>
  Array.isArray(fields.nodes) && Array.isArray(fields.drawings) && fields.drawings.length > 1

const secondsOf = (drawings: unknown[]): number =>
  drawings.reduce((sum: number, drawing) => sum + (Array.isArray(drawing) ? Number(drawing[0]) : 0), 0) / 1000

export async function inspectAnimation({ bytes, read }: FileSource): Promise<Inspection> {
  if (bytes > maxBytes) return { isAnimation: false, damage: { kind: 'too-heavy', bytes, most: maxBytes } }
  const text = decodeUtf8(await read(maxBytes)).replace(/^\uFEFF/, '')
  if (depthOf(text) > maxDepth) return { isAnimation: false }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return { isAnimation: false }
    const fields: Record<string, unknown> = { ...value }
    if (isLoop(fields)) return { isAnimation: false, isLoop: true, seconds: secondsOf(fields.drawings) }
    return {
      isAnimation: Array.isArray(fields.layers) && requiredNumbers.every((name) => typeof fields[name] === 'number'),
    }
  } catch {
    return /^\s*\{/.test(text) ? { isAnimation: false, damage: { kind: 'cut-off' } } : { isAnimation: false }
  }
}

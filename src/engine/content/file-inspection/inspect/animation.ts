import { asList, isObject } from '../../../base/shared-types/json'
import type { Damage } from '../../check'
import { decodeUtf8 } from '../bytes'
import type { FileSource } from '../file-source'
import type { Inspection } from './inspection'

const maxBytes = 20_000_000

/** Animations nest a few dozen levels deep. Parsing millions of brackets would take gigabytes. */
const maxDepth = 1000

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

const requiredNumbers = ['fr', 'ip', 'op']

/** See elements/loop/film.ts. */
const isLoop = (fields: Record<string, unknown>): fields is { drawings: unknown[] } =>
  Array.isArray(fields.nodes) && Array.isArray(fields.drawings) && fields.drawings.length > 1

const secondsOf = (drawings: unknown[]): number =>
  drawings.reduce((sum: number, drawing) => sum + (Array.isArray(drawing) ? Number(drawing[0]) : 0), 0) / 1000

const sounds = /\.(?:mp3|wav|aac|m4a|ogg)$/i

/** https://lottiefiles.github.io/lottie-docs/assets/: the address of what is outside, or "data:". */
function pictureOutside(assets: Record<string, unknown>[]): string | undefined {
  const outside = assets.find(({ p }) => typeof p === 'string' && !p.startsWith('data:') && !sounds.test(p))
  return outside && `${typeof outside.u === 'string' ? outside.u : ''}${outside.p}`
}

/** A property has its value in "k": its "x" is an expression, any other a number. */
function holdsExpression(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsExpression)
  if (!isObject(value)) return false
  return ('k' in value && typeof value.x === 'string') || Object.values(value).some(holdsExpression)
}

/** The site's player runs no expressions and reads no other files. */
function findUnshown(fields: Record<string, unknown>): Damage | undefined {
  const assets = asList(fields.assets).filter(isObject)
  const picture = pictureOutside(assets)
  if (picture !== undefined) return { kind: 'picture-outside', picture }
  const layers = [fields, ...assets].flatMap((part) => asList(part.layers)).filter(isObject)
  const layer = layers.find(holdsExpression)
  return layer && { kind: 'expressions', ...(typeof layer.nm === 'string' && { layer: layer.nm }) }
}

export async function inspectAnimation({ bytes, read }: FileSource): Promise<Inspection> {
  if (bytes > maxBytes) return { isAnimation: false, damage: { kind: 'too-heavy', bytes, most: maxBytes } }
  const text = decodeUtf8(await read(maxBytes)).replace(/^\uFEFF/, '')
  if (depthOf(text) > maxDepth) return { isAnimation: false }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return { isAnimation: false }
    const fields: Record<string, unknown> = { ...value }
    if (isLoop(fields)) return { isAnimation: false, isLoop: true, seconds: secondsOf(fields.drawings) }
    if (!Array.isArray(fields.layers) || !requiredNumbers.every((name) => typeof fields[name] === 'number'))
      return { isAnimation: false }
    const damage = findUnshown(fields)
    return damage ? { isAnimation: false, damage } : { isAnimation: true }
  } catch {
    return /^\s*\{/.test(text) ? { isAnimation: false, damage: { kind: 'cut-off' } } : { isAnimation: false }
  }
}

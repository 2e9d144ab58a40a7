import { escapeToken } from '../../src/engine/base/shared-types/json'
/** One change of one token of a content. */
export interface Mutation {
  kind: 'delete' | 'duplicate' | 'swap' | 'misspell' | 'retype'
  /** The token that is changed; for a swap the list or the object in which it happens. */
  pointer: string
  /** Whether the field's name is changed, and not its value. */
  isKey?: boolean
  /** What the token was and what it has become. */
  from: unknown
  to: unknown
  /** The changed content. */
  content: unknown
}

type Holder = Record<string, unknown> | unknown[]

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** Numbers between 0 and 1 that are the same at every run (mulberry32). */
export function createDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A word with one character lost, doubled, replaced by another letter, or swapped with the next. */
export function misspell(word: string, dice: () => number): string {
  const at = Math.floor(dice() * word.length)
  const letters = [...word]
  const way = Math.floor(dice() * 4)
  if (way === 0 && word.length > 1) letters.splice(at, 1)
  else if (way === 1) letters.splice(at, 0, letters[at] as string)
  else if (way === 2) letters[at] = letters[at] === 'e' ? 'r' : 'e'
  else if (at + 1 < letters.length) [letters[at], letters[at + 1]] = [letters[at + 1] as string, letters[at] as string]
  const changed = letters.join('')
  return changed === word ? `${word.slice(0, -1)}${word.at(-1) === 'x' ? 'z' : 'x'}` : changed
}

/** Every place of a content with the object or the list that holds it. */
export function placesOf(content: unknown): { pointer: string; key: string; path: string[] }[] {
  const places: { pointer: string; key: string; path: string[] }[] = []
  const visit = (value: unknown, path: string[]) => {
    if (!isHolder(value)) return
    for (const key of Object.keys(value)) {
      const inner = [...path, key]
      places.push({ pointer: inner.map((token) => `/${escapeToken(token)}`).join(''), key, path: inner })
      visit((value as Record<string, unknown>)[key], inner)
    }
  }
  visit(content, [])
  return places
}

/** The content with the holder at `path` replaced by what `change` makes of it; what is not on the path is shared. */
function changed(content: unknown, path: string[], change: (holder: Holder) => Holder): unknown {
  const [first, ...rest] = path
  if (first === undefined) return change(content as Holder)
  const copy = Array.isArray(content) ? [...content] : { ...(content as object) }
  const holder = copy as Record<string, unknown>
  holder[first] = changed(holder[first], rest, change)
  return copy
}

const rename = (object: object, from: string, to: string) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key === from ? to : key, value]))

const retyped: ((value: unknown) => unknown)[] = [
  (value) => (typeof value === 'number' ? `${value}` : 7),
  (value) => (isHolder(value) ? 'Hello' : { value }),
  (value) => [value],
  () => null,
  (value) => (typeof value === 'boolean' ? String(value) : true),
  (value) => (typeof value === 'string' && value !== '' ? '' : []),
]

/** One mutation of each kind that a place allows; the dice choose what becomes of it. */
export function mutationsAt(content: unknown, path: string[], dice: () => number): Mutation[] {
  const key = path.at(-1) as string
  const outer = path.slice(0, -1)
  const pointer = path.map((token) => `/${escapeToken(token)}`).join('')
  const parent = outer.map((token) => `/${escapeToken(token)}`).join('')
  const holder = outer.reduce<unknown>((value, token) => (value as Record<string, unknown>)[token], content) as Holder
  const value = (holder as Record<string, unknown>)[key]
  const edit = (mutation: Omit<Mutation, 'content' | 'from'>, change: (holder: Holder) => Holder): Mutation => ({
    from: value,
    ...mutation,
    content: changed(content, outer, change),
  })
  const put = (to: unknown) => (old: Holder) =>
    Array.isArray(old) ? old.map((item, index) => (String(index) === key ? to : item)) : { ...old, [key]: to }

  const other = retyped[Math.floor(dice() * retyped.length)]?.(value)
  const mutations = [edit({ kind: 'retype', pointer, to: other }, put(other))]
  if (Array.isArray(holder)) {
    const index = Number(key)
    const swapped = (old: Holder) => {
      const list = [...(old as unknown[])]
      ;[list[index], list[index + 1]] = [list[index + 1], list[index]]
      return list
    }
    mutations.push(
      edit({ kind: 'delete', pointer, to: undefined }, (old) => (old as unknown[]).toSpliced(index, 1)),
      edit({ kind: 'duplicate', pointer, to: value }, (old) => (old as unknown[]).toSpliced(index, 0, value)),
    )
    if (index + 1 < holder.length) mutations.push(edit({ kind: 'swap', pointer: parent, to: index }, swapped))
  } else {
    const name = misspell(key, dice)
    const keys = Object.keys(holder)
    const next = keys[(keys.indexOf(key) + 1) % keys.length] as string
    mutations.push(
      edit({ kind: 'delete', pointer, to: undefined }, (old) =>
        Object.fromEntries(Object.entries(old).filter(([field]) => field !== key)),
      ),
      edit({ kind: 'misspell', pointer: `${parent}/${escapeToken(name)}`, isKey: true, to: name }, (old) =>
        rename(old, key, name),
      ),
    )
    if (next !== key) {
      mutations.push(
        edit({ kind: 'swap', pointer: parent, to: next }, (old) => ({
          ...old,
          [key]: (old as Record<string, unknown>)[next],
          [next]: (old as Record<string, unknown>)[key],
        })),
      )
    }
  }
  if (typeof value === 'string' && value !== '') {
    const to = misspell(value, dice)
    mutations.push(edit({ kind: 'misspell', pointer, to }, put(to)))
  }
  return mutations
}

import { areOpposites, splitName } from './opposites'

/** A typing error hits a neighbouring key. */
const keyboardRows = ['1234567890-', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const keys = new Map(
  keyboardRows.flatMap((keysOfRow, row) =>
    [...keysOfRow].map((key, column) => [key.charCodeAt(0), { row, column }] as const),
  ),
)

function areNeighbours(a: number, b: number): boolean {
  const [one, other] = [keys.get(a), keys.get(b)]
  if (!one || !other) return false
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1
}

const far = Number.POSITIVE_INFINITY

/** Neighbouring keys and swaps cost less. Beyond `bound`, the result is some larger number. */
function editDistance(from: string, to: string, bound: number): number {
  let start = 0
  while (start < from.length && start < to.length && from.charCodeAt(start) === to.charCodeAt(start)) start++
  let [m, n] = [from.length - start, to.length - start]
  while (m > 0 && n > 0 && from.charCodeAt(start + m - 1) === to.charCodeAt(start + n - 1)) {
    m--
    n--
  }
  let beforeLast: number[] = []
  let last = Array.from({ length: Math.min(n, bound + 1) + 1 }, (_, index) => index)
  for (let i = 1; i <= m; i++) {
    // Outside of this band, the bound is exceeded.
    const first = Math.max(1, i - bound - 1)
    const end = Math.min(n, i + bound + 1)
    const row: number[] = []
    row[first - 1] = first === 1 ? i : far
    let least = row[first - 1] as number
    const a = from.charCodeAt(start + i - 1)
    for (let j = first; j <= end; j++) {
      const b = to.charCodeAt(start + j - 1)
      const cost = a === b ? 0 : areNeighbours(a, b) ? 0.9 : 1
      let steps = Math.min((last[j] ?? far) + 1, (row[j - 1] ?? far) + 1, (last[j - 1] ?? far) + cost)
      const isSwapped = i > 1 && j > 1 && a === to.charCodeAt(start + j - 2) && from.charCodeAt(start + i - 2) === b
      if (isSwapped) steps = Math.min(steps, (beforeLast[j - 2] ?? far) + 0.9)
      row[j] = steps
      least = Math.min(least, steps)
    }
    if (least > bound + 1) return least
    beforeLast = last
    last = row
  }
  return last[n] ?? far
}

const boundOf = (word: string): number => Math.min(3, Math.max(1, Math.floor(word.length / 3)))

interface Name {
  name: string
  lower: string
  joined: string
  sorted: string
  characters: number
}

function readName(name: string): Name {
  const lower = name.toLowerCase()
  const words = splitName(name)
  const sorted = words.length > 1 ? words.toSorted().join(' ') : ''
  let characters = 0
  for (let at = 0; at < lower.length; at++) characters |= 1 << (lower.charCodeAt(at) & 31)
  return { name, lower, joined: words.join(''), sorted, characters }
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** A quick test: an edit changes the length by one, and two letters at most. */
const mayBeNear = (one: Name, other: Name, bound: number): boolean =>
  Math.abs(other.lower.length - one.lower.length) <= bound && countBits(one.characters ^ other.characters) <= 2 * bound

/** Infinity when not near. The same words in another order or case are close. */
function distance(word: Name, candidate: Name, bound: number): number {
  if (word.name === candidate.name) return 0
  const { lower } = word
  const other = candidate.lower
  if (lower === other) return 0.1
  if (word.joined !== '' && word.joined === candidate.joined) return 0.2
  if (word.sorted !== '' && word.sorted === candidate.sorted) return 0.3
  if (mayBeNear(word, candidate, bound)) {
    const steps = editDistance(lower, other, bound) + 0.1
    // Where every letter differs, the words have nothing in common.
    if (steps < bound + 0.5 && steps < Math.max(lower.length, other.length)) {
      return steps + (lower[0] === other[0] ? 0 : 0.02)
    }
  }
  // "nav" for "navigation", "imageUrl" for "image".
  if (lower.length >= 3 && other.startsWith(lower) && /^[a-z]/.test(lower)) return bound + 0.6
  if (other.length >= 4 && lower.startsWith(other) && /^[a-z]/.test(other)) return bound + 0.7
  return far
}

const withoutDigits = (word: string) => word.replace(/\d+/g, '')

export interface Guess {
  name: string
  isSure: boolean
}

export function allNear(word: string, candidates: Iterable<string>): string[] {
  return ranked(word, readNames(candidates)).map(({ name }) => name)
}

const readNames = (names: Iterable<string>): Name[] => Array.from(new Set(names), readName)

function ranked(word: string, candidates: Name[]): { name: string; steps: number }[] {
  const bound = boundOf(word)
  const wanted = readName(word)
  const near: { name: string; steps: number }[] = []
  for (const candidate of candidates) {
    const steps = distance(wanted, candidate, bound)
    if (steps < far && !areOpposites(word, candidate.name)) near.push({ name: candidate.name, steps })
  }
  return near.sort((a, b) => a.steps - b.steps)
}

/** More take time, and people read no more guesses. */
const maxGuesses = 200

function cacheGuesses(find: (word: string) => Guess | undefined): (word: string) => Guess | undefined {
  const known = new Map<string, Guess | undefined>()
  return (word) => {
    if (!known.has(word) && known.size < maxGuesses) known.set(word, find(word))
    return known.get(word)
  }
}

export function createGuesser(candidates: () => Iterable<string>): (word: string) => Guess | undefined {
  let names: Name[] | undefined
  return cacheGuesses((word) => {
    names ??= readNames(candidates())
    return choose(word, names)
  })
}

export const guess = (word: string, candidates: Iterable<string>): Guess | undefined =>
  choose(word, readNames(candidates))

function choose(word: string, candidates: Name[]): Guess | undefined {
  const [best, second] = ranked(word, candidates)
  if (!best) return undefined
  const isRenamed = best.steps < 0.5
  const isOnly = !second || (isRenamed && second.steps > 0.5)
  // "still-9" is no misspelt "still-1", nor is a name of which a third differs.
  const maxSlips = word.length < 4 ? 0 : word.length < 10 ? 1.5 : 2.5
  const isSlip = isRenamed || (best.steps < maxSlips && withoutDigits(word) !== withoutDigits(best.name))
  return { name: best.name, isSure: isOnly && isSlip }
}

/**
 * In one folder only names count, without extensions: "/images/fox.svg" is as far from "/images/cat.svg" as "fox" from
 * "cat".
 */
export function createAddressGuesser(candidates: () => Iterable<string>): (address: string) => Guess | undefined {
  const guessName = createGuesser(candidates)
  let all: string[] | undefined
  return cacheGuesses((address) => {
    all ??= [...new Set(candidates())]
    const near = guessName(address)
    return near ? checkName(address, near) : (guessByOrder(address, all) ?? guessByWords(address, all))
  })
}

/** "/en/contact" for "/contact/en". */
function guessByOrder(address: string, candidates: string[]): Guess | undefined {
  const inOrder = (path: string) => path.split('/').toSorted().join('/')
  const name = candidates.find((other) => other.length === address.length && inOrder(other) === inOrder(address))
  return name === undefined ? undefined : { name, isSure: false }
}

/** The only address there with more or fewer words: "/about/mouse-house" for "/about/the-mouse-house". */
function guessByWords(address: string, candidates: string[]): Guess | undefined {
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  const own = splitName(address.slice(folder.length))
  const holdsAll = (words: string[], others: string[]) => others.every((word) => words.includes(word))
  const alike = candidates.filter((other) => {
    if (!other.startsWith(folder) || other.includes('/', folder.length) || other.length === folder.length) return false
    const words = splitName(other.slice(folder.length))
    return holdsAll(words, own) || holdsAll(own, words)
  })
  return alike.length === 1 && alike[0] && own.length > 0 ? { name: alike[0], isSure: false } : undefined
}

function checkName(address: string, near: Guess): Guess | undefined {
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z0-9]+$/i, '')
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
  const [own, other] = [name(address), name(near.name)]
  if (folder(address) !== folder(near.name)) return near
  // With another extension it may be a file that is still missing.
  if (own === other) return { ...near, isSure: false }
  const isNear = own.toLowerCase() === other.toLowerCase() || guess(own, [other]) !== undefined
  return isNear ? near : undefined
}

export const nearest = (word: string, candidates: Iterable<string>): string | undefined => guess(word, candidates)?.name

export const asSuggestion = (found: Guess | undefined): { suggestion?: string; replacement?: string } =>
  found ? { suggestion: found.name, ...(found.isSure && { replacement: found.name }) } : {}

export const suggest = (word: string, candidates: Iterable<string>) => asSuggestion(guess(word, candidates))

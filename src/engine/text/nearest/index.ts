import { areOpposites } from './opposites'

/** The keys of each row of a keyboard: a slip hits a neighbour. */
const rows = ['1234567890-', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** The row and the place of each key, by the code of its sign. */
const keys = new Map(
  rows.flatMap((row, number) => [...row].map((sign, place) => [sign.charCodeAt(0), { row: number, place }] as const)),
)

function areNeighbours(a: number, b: number): boolean {
  const [one, other] = [keys.get(a), keys.get(b)]
  if (!one || !other) return false
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.place - other.place) <= 1
}

const far = Number.POSITIVE_INFINITY

/**
 * How many single-letter changes (a letter added, lost, replaced, or two swapped) lead from one word to the other. More
 * than `bound` of them are returned as some number above it.
 */
function distance(from: string, to: string, bound: number): number {
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
    // Who leaves this band has added or lost more letters than the bound allows.
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

/** "videoGrid", "video_grid", "Video-Grid" -> ["video", "grid"]. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)

const boundOf = (word: string): number => Math.min(3, Math.max(1, Math.floor(word.length / 3)))

/** A name with all that it is compared by. */
interface Name {
  name: string
  lower: string
  /** Its words in small letters, one after the other: "videogrid". */
  joined: string
  /** Its words in the order of the alphabet; empty for a name of one word. */
  sorted: string
  /** A bit for each letter and digit that is in it. */
  signs: number
}

function readName(name: string): Name {
  const lower = name.toLowerCase()
  const words = wordsOf(name)
  const sorted = words.length > 1 ? words.toSorted().join(' ') : ''
  let signs = 0
  for (let at = 0; at < lower.length; at++) signs |= 1 << (lower.charCodeAt(at) & 31)
  return { name, lower, joined: words.join(''), sorted, signs }
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Whether few changes may lead from one name to the other: each changes the length by one, and two letters. */
const mayBeNear = (one: Name, other: Name, bound: number): boolean =>
  Math.abs(other.lower.length - one.lower.length) <= bound && countBits(one.signs ^ other.signs) <= 2 * bound

/** How far a candidate is from a word; Infinity when it is not near. The same words in another order or case are close. */
function farness(word: Name, candidate: Name, bound: number): number {
  if (word.name === candidate.name) return 0
  const { lower } = word
  const other = candidate.lower
  if (lower === other) return 0.1
  if (word.joined !== '' && word.joined === candidate.joined) return 0.2
  if (word.sorted !== '' && word.sorted === candidate.sorted) return 0.3
  if (mayBeNear(word, candidate, bound)) {
    const steps = distance(lower, other, bound) + 0.1
    // A word of which every letter is another has nothing in common with the candidate.
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

/** What a misspelt word most likely means. */
export interface Guess {
  name: string
  /** Whether it is the only candidate that is near: then it may be written unasked. */
  isSure: boolean
}

/** The candidates that a misspelt word may mean, the nearest first; equally near ones in their own order. */
export function allNear(word: string, candidates: Iterable<string>): string[] {
  return ranked(word, readNames(candidates)).map(({ name }) => name)
}

const readNames = (names: Iterable<string>): Name[] => Array.from(new Set(names), readName)

function ranked(word: string, candidates: Name[]): { name: string; steps: number }[] {
  const bound = boundOf(word)
  const wanted = readName(word)
  const near: { name: string; steps: number }[] = []
  for (const candidate of candidates) {
    const steps = farness(wanted, candidate, bound)
    if (steps < far && !areOpposites(word, candidate.name)) near.push({ name: candidate.name, steps })
  }
  return near.sort((a, b) => a.steps - b.steps)
}

/** For so many words a large list of candidates is searched; nobody reads more guesses at once. */
export const mostGuesses = 200

/** Guesses what words mean, always from the same candidates; see guess. Each word is looked for once. */
export function createGuesser(candidates: () => Iterable<string>): (word: string) => Guess | undefined {
  const known = new Map<string, Guess | undefined>()
  let names: Name[] | undefined
  return (word) => {
    if (known.has(word)) return known.get(word)
    if (known.size >= mostGuesses) return undefined
    names ??= readNames(candidates())
    const found = choose(word, names)
    known.set(word, found)
    return found
  }
}

/** What a misspelt word most likely means, and whether that is certain; undefined when nothing is near. */
export const guess = (word: string, candidates: Iterable<string>): Guess | undefined =>
  choose(word, readNames(candidates))

function choose(word: string, candidates: Name[]): Guess | undefined {
  const [best, second] = ranked(word, candidates)
  if (!best) return undefined
  const isRenamed = best.steps < 0.5
  const isOnly = !second || (isRenamed && second.steps > 0.5)
  // "still-9" for "still-1" is another picture, not a slip; so may be a name of which a third is different.
  const mostSlips = word.length < 4 ? 0 : word.length < 10 ? 1.5 : 2.5
  const isSlip = isRenamed || (best.steps < mostSlips && withoutDigits(word) !== withoutDigits(best.name))
  return { name: best.name, isSure: isOnly && isSlip }
}

/**
 * Guesses what misspelt addresses mean, always from the same candidates; see createGuesser. Names in the same folder and with the same ending are compared by what is
 * left: "/images/fox.svg" is as far from "/images/cat.svg" as "fox" from "cat".
 */
export function createAddressGuesser(candidates: () => Iterable<string>): (address: string) => Guess | undefined {
  const guessName = createGuesser(candidates)
  const known = new Map<string, Guess | undefined>()
  let all: string[] | undefined
  return (address) => {
    if (known.has(address)) return known.get(address)
    if (known.size >= mostGuesses) return undefined
    all ??= [...new Set(candidates())]
    const near = guessName(address)
    const found = near ? keepsFolder(address, near) : guessByWords(address, all)
    known.set(address, found)
    return found
  }
}

/** The address in the same folder whose name has words more or less: "/about/mouse-house" for "/about/the-mouse-house". */
function guessByWords(address: string, candidates: string[]): Guess | undefined {
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  const own = wordsOf(address.slice(folder.length))
  const holdsAll = (words: string[], others: string[]) => others.every((word) => words.includes(word))
  const alike = candidates.filter((other) => {
    if (!other.startsWith(folder) || other.includes('/', folder.length) || other.length === folder.length) return false
    const words = wordsOf(other.slice(folder.length))
    return holdsAll(words, own) || holdsAll(own, words)
  })
  return alike.length === 1 && alike[0] && own.length > 0 ? { name: alike[0], isSure: false } : undefined
}

/** A guess, unless what is left of the two addresses in the same folder has nothing in common. */
function keepsFolder(address: string, near: Guess): Guess | undefined {
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z0-9]+$/i, '')
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
  const [own, other] = [name(address), name(near.name)]
  if (folder(address) !== folder(near.name)) return near
  // With another ending it may be a file that is still to come.
  if (own === other) return { ...near, isSure: false }
  const isNear = own.toLowerCase() === other.toLowerCase() || guess(own, [other]) !== undefined
  return isNear ? near : undefined
}

/** The candidate that a misspelt word most likely means, or undefined when none is near. Letter case counts little. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => guess(word, candidates)?.name

/** The path that was meant when only letter case or slashes at the end set it apart from one that is there. */
export function pathMeant(path: string, paths: ReadonlyMap<string, unknown>): Guess | undefined {
  const name = path.toLowerCase().replace(/(?<=[^/]|^\/)\/+$/, '')
  return paths.has(name) ? { name, isSure: true } : undefined
}

/** The fields of a draft that name what a misspelt word may mean. */
export function suggest(word: string, candidates: Iterable<string>): { suggestion?: string; replacement?: string } {
  return asSuggestion(guess(word, candidates))
}

/** A guess as the fields of a draft. */
export function asSuggestion(found: Guess | undefined): { suggestion?: string; replacement?: string } {
  return found ? { suggestion: found.name, ...(found.isSure && { replacement: found.name }) } : {}
}

import { diffArrays } from 'diff'
import { nounFor } from '../../../base/text/numbers'
import { moreLinks } from './more-links'
import { type Line, line } from './outline'
import { code, inWords, quote, safe } from './phrases'
import { join, plainWords, textStyles, visibleWords, type Word } from './visible-words'

const markdownOf = { bold: '**', italic: '*' }

const stylesOf = ({ styles }: Word) =>
  Object.keys(markdownOf).filter((style) => styles.has(style)) as (keyof typeof markdownOf)[]

/** Returns quoted markdown with bold and italic words. `cut` adds ellipses. */
function quoteWords(words: Word[], cut = { before: false, after: false }): string {
  const runs: Word[][] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last?.[0] && stylesOf(last[0]).join() === stylesOf(word).join()) last.push(word)
    else runs.push([word])
  }
  const texts = runs.map((run, at) => {
    const marks = run[0]
      ? stylesOf(run[0])
          .map((style) => markdownOf[style])
          .join('')
      : ''
    const space = at > 0 && run[0]?.hasSpaceBefore ? ' ' : ''
    return `${space}${marks}${safe(join(run))}${[...marks].reverse().join('')}`
  })
  return `“${cut.before ? '… ' : ''}${texts.join('')}${cut.after ? ' …' : ''}”`
}

function passagesOf(words: Word[]): Word[][] {
  const passages: Word[][] = []
  for (const word of words) {
    if (passages.at(-1)?.at(-1)?.passage === word.passage) passages.at(-1)?.push(word)
    else passages.push([word])
  }
  return passages
}

interface Difference {
  before: [number, number]
  now: [number, number]
}

interface Comparison {
  differences: Difference[]
  onlyBefore: Word[]
  onlyNow: Word[]
  pairs: [Word, Word][]
}

/** With more changed words a text counts as replaced: comparing takes the square of its length. */
const maxChangedWords = 1000

function cutAt(words: Word[], ends: number[]): Word[] {
  let start = 0
  return words.flatMap((word) => {
    const end = start + word.text.length
    const cuts = [start, ...ends.filter((at) => at > start && at < end), end]
    const parts = cuts.slice(1).map((to, at) => ({
      ...word,
      text: word.text.slice((cuts[at] as number) - start, to - start),
      hasSpaceBefore: at === 0 && word.hasSpaceBefore,
    }))
    start = end
    return parts
  })
}

const endsOf = (words: Word[]): number[] => {
  let end = 0
  return words.map(({ text }) => (end += text.length))
}

/** Pairs words that only tags divide in different ways: "hospital." and "<a>hospital</a>.". Undefined if texts differ. */
function pairSameText(before: Word[], now: Word[]): [Word, Word][] | undefined {
  if (join(before) !== join(now)) return undefined
  const ends = [...endsOf(before), ...endsOf(now)].sort((a, b) => a - b)
  const others = cutAt(now, ends)
  return cutAt(before, ends).map((word, at) => [word, others[at] as Word])
}

function splitByCommon(before: Word[], now: Word[]) {
  const steps = diffArrays(
    before.map(({ text }) => text),
    now.map(({ text }) => text),
    { maxEditLength: maxChangedWords },
  ) ?? [
    { count: before.length, removed: true, added: false },
    { count: now.length, removed: false, added: true },
  ]
  const parts: ({ isCommon: boolean } & Difference)[] = []
  let [left, right] = [0, 0]
  for (const { count = 0, added, removed } of steps) {
    const isCommon = !added && !removed
    if (parts.at(-1)?.isCommon !== isCommon) parts.push({ isCommon, before: [left, left], now: [right, right] })
    const part = parts.at(-1) as Difference
    if (!added) left += count
    if (!removed) right += count
    part.before[1] = left
    part.now[1] = right
  }
  return parts
}

function compareWords(before: Word[], now: Word[]): Comparison {
  const differences: Difference[] = []
  const [onlyBefore, onlyNow]: [Word[], Word[]] = [[], []]
  const pairs: [Word, Word][] = []
  for (const { isCommon, before: was, now: is } of splitByCommon(before, now)) {
    const same = isCommon
      ? before.slice(...was).map((word, at): [Word, Word] => [word, now[is[0] + at] as Word])
      : pairSameText(before.slice(...was), now.slice(...is))
    if (same) {
      pairs.push(...same)
      continue
    }
    onlyBefore.push(...before.slice(...was))
    onlyNow.push(...now.slice(...is))
    const last = differences.at(-1)
    const isNear = last && was[0] - last.before[1] < 2 * wordsAround && is[0] - last.now[1] < 2 * wordsAround
    if (isNear) {
      last.before[1] = was[1]
      last.now[1] = is[1]
    } else differences.push({ before: [...was], now: [...is] })
  }
  return { differences, pairs, onlyBefore, onlyNow }
}

const wordsAround = 3

const maxQuoteLength = 120

function excerpt(words: Word[], [start, end]: [number, number]): string {
  if (join(words).length <= maxQuoteLength) return quoteWords(words)
  const [from, to] = [Math.max(0, start - wordsAround), Math.min(words.length, end + wordsAround)]
  return quoteWords(words.slice(from, to), { before: from > 0, after: to < words.length })
}

const isWholePassages = (words: Word[], [start, end]: [number, number]) =>
  words[start - 1]?.passage !== words[start]?.passage && words[end - 1]?.passage !== words[end]?.passage

/** "a paragraph added: “…”", "a list of two points removed: “…”, “…”". */
function describePassages(words: Word[], what: string): string[] {
  const passages = passagesOf(words)
  const groups: Word[][][] = []
  for (const passage of passages) {
    const list = passage[0]?.passage.list
    const last = groups.at(-1)
    if (list && last?.[0]?.[0]?.passage.list === list) last.push(passage)
    else groups.push([passage])
  }
  return groups.map((group) => {
    const kind = group[0]?.[0]?.passage.kind ?? ''
    const quotes = group.map((passage) => quoteWords(passage)).join(', ')
    return `${inWords(group.length)} ${nounFor(group.length, kind)} ${what}: ${quotes}`
  })
}

function describeDifference(before: Word[], now: Word[], { before: was, now: is }: Difference): string[] {
  const [hasOld, hasNew] = [was[0] < was[1], is[0] < is[1]]
  if (!hasOld && isWholePassages(now, is)) return describePassages(now.slice(...is), 'added')
  if (!hasNew && isWholePassages(before, was)) return describePassages(before.slice(...was), 'removed')
  return [`changed from ${excerpt(before, was)} to ${excerpt(now, is)}`]
}

function describeRuns(pairs: [Word, Word][], describe: (was: Word, is: Word) => string | undefined): string[] {
  const runs: { words: string; run: Word[] }[] = []
  let isOpen = false
  for (const [was, is] of pairs) {
    const words = describe(was, is)
    const last = runs.at(-1)
    if (words && isOpen && last?.words === words) last.run.push(is)
    else if (words) runs.push({ words, run: [is] })
    isOpen = words !== undefined
  }
  return runs.map(
    ({ words, run }) =>
      `${words}: ${passagesOf(run)
        .map((passage) => quote(join(passage)))
        .join(', ')}`,
  )
}

const describeStyleChange = (style: string) => (was: Word, is: Word) => {
  if (was.styles.has(style) === is.styles.has(style)) return undefined
  return is.styles.has(style) ? `now ${style}` : `no longer ${style}`
}

export type Destination = (href: string) => string

const describeLinkChange = (nameDestination: Destination) => (was: Word, is: Word) => {
  if (was.link === is.link) return undefined
  if (was.link === undefined) return `now a link to ${nameDestination(is.link ?? '')}`
  if (is.link === undefined) return `no longer a link to ${nameDestination(was.link)}`
  return `now a link to ${nameDestination(is.link)} instead of ${nameDestination(was.link)}`
}

const describeKindChange = ({ passage: { kind: was } }: Word, { passage: { kind: is } }: Word) =>
  was === is ? undefined : `now a ${is} instead of a ${was}`

export function describeTextChange(
  before: string,
  now: string,
  isRich: boolean,
  nameDestination: Destination = code,
): string[] {
  const [was, is] = [before, now].map(isRich ? visibleWords : plainWords) as [Word[], Word[]]
  const { differences, pairs, onlyBefore, onlyNow } = compareWords(was, is)
  return [
    // A short text is quoted whole for each of its differences.
    ...new Set(differences.flatMap((difference) => describeDifference(was, is, difference))),
    ...moreLinks(onlyNow, is, was).map(({ href, words }) => `${quote(words)} links to ${nameDestination(href)}`),
    ...moreLinks(onlyBefore, was, is).map(
      ({ href, words }) => `no longer a link to ${nameDestination(href)}: ${quote(words)}`,
    ),
    ...describeRuns(pairs, describeKindChange),
    ...[...new Set(Object.values(textStyles))].flatMap((style) => describeRuns(pairs, describeStyleChange(style))),
    ...describeRuns(pairs, describeLinkChange(nameDestination)),
  ]
}

export function quoteRichText(html: string, nameDestination: Destination = code): Line[] {
  const words = visibleWords(html)
  return passagesOf(words).map((passage) => {
    const links = new Set(passage.flatMap(({ link }) => link ?? []))
    const targets = [...links].map((href) => {
      const text = join(passage.filter(({ link }) => link === href))
      return `${quote(text)} links to ${nameDestination(href)}`
    })
    const { kind = 'paragraph' } = passage[0]?.passage ?? {}
    return line([`${kind === 'paragraph' ? '' : `${kind}: `}${quoteWords(passage)}`, ...targets].join('; '))
  })
}

import { diffArrays } from 'diff'
import { nounFor } from '../../text/numbers'
import { type Line, line } from './outline'
import { code, inWords, quote, safe } from './phrases'
import { join, plainWords, styleOf, visibleWords, type Word } from './visible-words'

const markdownOf = { bold: '**', italic: '*' }

const stylesOf = ({ styles }: Word) =>
  Object.keys(markdownOf).filter((style) => styles.has(style)) as (keyof typeof markdownOf)[]

/** Returns words between quotes as markdown, bold and italic where they are. `cut` says where words are left out. */
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
    const space = at > 0 && run[0]?.isApart ? ' ' : ''
    return `${space}${marks}${safe(join(run))}${[...marks].reverse().join('')}`
  })
  return `“${cut.before ? '… ' : ''}${texts.join('')}${cut.after ? ' …' : ''}”`
}

/** Splits words where the passage changes. */
function passagesOf(words: Word[]): Word[][] {
  const passages: Word[][] = []
  for (const word of words) {
    if (passages.at(-1)?.at(-1)?.passage === word.passage) passages.at(-1)?.push(word)
    else passages.push([word])
  }
  return passages
}

/** Words that differ between two texts: the places in both, the ends not included. */
interface Difference {
  before: [number, number]
  now: [number, number]
}

interface Comparison {
  differences: Difference[]
  /** The words that are in both. */
  pairs: [Word, Word][]
}

/** A text of which more words differ counts as another text: comparing such texts takes the square of their length. */
const mostChanges = 1000

function compareWords(before: Word[], now: Word[]): Comparison {
  const differences: Difference[] = []
  const pairs: [Word, Word][] = []
  let [left, right] = [0, 0]
  const steps = diffArrays(
    before.map(({ text }) => text),
    now.map(({ text }) => text),
    { maxEditLength: mostChanges },
  ) ?? [
    { count: before.length, removed: true, added: false },
    { count: now.length, removed: false, added: true },
  ]
  for (const { count = 0, added, removed } of steps) {
    if (!added && !removed) {
      for (let at = 0; at < count; at++) pairs.push([before[left++] as Word, now[right++] as Word])
      continue
    }
    const last = differences.at(-1)
    const isNear = last && left - last.before[1] < 2 * wordsAround && right - last.now[1] < 2 * wordsAround
    const difference: Difference = isNear ? last : { before: [left, left], now: [right, right] }
    if (!isNear) differences.push(difference)
    if (removed) left += count
    else right += count
    difference.before[1] = left
    difference.now[1] = right
  }
  return { differences, pairs }
}

/** So many words are quoted before and after a difference, so that a reader finds the place. */
const wordsAround = 3

/** A text that is no longer than this is quoted whole. */
const shortText = 120

function excerpt(words: Word[], [start, end]: [number, number]): string {
  if (join(words).length <= shortText) return quoteWords(words)
  const [from, to] = [Math.max(0, start - wordsAround), Math.min(words.length, end + wordsAround)]
  return quoteWords(words.slice(from, to), { before: from > 0, after: to < words.length })
}

/** Whether a stretch of words begins and ends where passages do. */
const isWhole = (words: Word[], [start, end]: [number, number]) =>
  words[start - 1]?.passage !== words[start]?.passage && words[end - 1]?.passage !== words[end]?.passage

/** "a paragraph added: “…”", "a list of two points removed: “…”, “…”". */
function sayPassages(words: Word[], what: string): string[] {
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

function sayDifference(before: Word[], now: Word[], { before: was, now: is }: Difference): string[] {
  const [hasOld, hasNew] = [was[0] < was[1], is[0] < is[1]]
  if (!hasOld && isWhole(now, is)) return sayPassages(now.slice(...is), 'added')
  if (!hasNew && isWhole(before, was)) return sayPassages(before.slice(...was), 'removed')
  return [`changed from ${excerpt(before, was)} to ${excerpt(now, is)}`]
}

/** Collects runs of words of which the same is to be said, and says it once for each. */
function sayRuns(pairs: [Word, Word][], say: (was: Word, is: Word) => string | undefined): string[] {
  const runs: { words: string; run: Word[] }[] = []
  let isOpen = false
  for (const [was, is] of pairs) {
    const words = say(was, is)
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

const sayStyle = (style: string) => (was: Word, is: Word) => {
  if (was.styles.has(style) === is.styles.has(style)) return undefined
  return is.styles.has(style) ? `${style} now` : `no longer ${style}`
}

/** Names a page of the site by its title, too. */
export type Destination = (href: string) => string

const sayLink = (nameOf: Destination) => (was: Word, is: Word) => {
  if (was.link === is.link) return undefined
  if (was.link === undefined) return `a link to ${nameOf(is.link ?? '')} now`
  if (is.link === undefined) return `no link any more, it led to ${nameOf(was.link)}`
  return `a link that led to ${nameOf(was.link)} leads to ${nameOf(is.link)} now`
}

const sayKind = ({ passage: { kind: was } }: Word, { passage: { kind: is } }: Word) =>
  was === is ? undefined : `${is} now, ${was} before`

/**
 * Says what a visitor sees differently in a text: words, and in a rich text what is bold, a list or a link. One sentence
 * a change; none when the texts differ in their writing alone.
 */
export function sayTextChange(before: string, now: string, isRich: boolean, nameOf: Destination = code): string[] {
  const [was, is] = [before, now].map(isRich ? visibleWords : plainWords) as [Word[], Word[]]
  const { differences, pairs } = compareWords(was, is)
  return [
    ...differences.flatMap((difference) => sayDifference(was, is, difference)),
    ...sayRuns(pairs, sayKind),
    ...[...new Set(Object.values(styleOf))].flatMap((style) => sayRuns(pairs, sayStyle(style))),
    ...sayRuns(pairs, sayLink(nameOf)),
  ]
}

/** Returns all words of a rich text, a passage a line, with the addresses of its links. */
export function quoteRichText(html: string, nameOf: Destination = code): Line[] {
  const words = visibleWords(html)
  return passagesOf(words).map((passage) => {
    const links = new Set(passage.flatMap(({ link }) => link ?? []))
    const leads = [...links].map((href) => {
      const text = join(passage.filter(({ link }) => link === href))
      return `${quote(text)} leads to ${nameOf(href)}`
    })
    const { kind = 'paragraph' } = passage[0]?.passage ?? {}
    return line([`${kind === 'paragraph' ? '' : `${kind}: `}${quoteWords(passage)}`, ...leads].join('; '))
  })
}

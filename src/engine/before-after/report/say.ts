import type { Line } from '../../review/words/outline'
import { code, inWords } from '../../review/words/phrases'
import { plainMarkedWords } from '../../text/marked-words'
import { nounFor } from '../../text/numbers'
import type { ChangeKind, PicturePair, SeenChange } from '../model'

/** What became of a place, in a word or a few. */
export const kindNames: Record<ChangeKind, string> = {
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  moved: 'Moved',
  unwritten: 'Looks different',
}

/** Where a picture was taken, in words. */
export const screenNames: Record<PicturePair['screen'], string> = { phone: 'on a phone', desktop: 'on a desktop' }

/** Says of what looks different though nothing was written what it is and why, as a line of markdown. */
export function sayUnwritten(change: SeenChange, isCodeChanged: boolean): string {
  const { label, isRestless, pairs, wasNumber } = change
  if (isRestless && pairs.length === 0)
    return `${label} moves by itself: no two pictures of it are the same, so it was not compared`
  const elsewhere = 'it shows something that was changed in another place'
  const why = isCodeChanged
    ? `the code or the styles of the site have changed, or ${elsewhere}`
    : wasNumber === undefined
      ? `a block beside it has changed, or ${elsewhere}`
      : `it was block ${wasNumber} before, and how it looks depends on its place on the page`
  return `${label} looks different, though nothing was written in it: ${why}`
}

/** Says where else the same is seen, as a line of markdown; undefined where it is seen nowhere else. */
export function sayAlsoOn({ alsoOn }: SeenChange): string | undefined {
  if (alsoOn.length === 0) return undefined
  const [named, more] = [alsoOn.slice(0, 5), alsoOn.length - 5]
  const rest = more > 0 ? ` and ${inWords(more)} more ${nounFor(more, 'page')}` : ''
  return `The same on ${named.map(code).join(', ')}${rest}.`
}

/** A sentence with all that stands under it, as one plain text. */
export const flatten = ({ text, under }: Line): string =>
  [plainMarkedWords(text), under.map(flatten).join('; ')].filter(Boolean).join(': ')

/** Longer texts are no help to who has them read out. */
const longestAlternative = 250

const shorten = (text: string) =>
  text.length > longestAlternative ? `${text.slice(0, longestAlternative - 1).trimEnd()}…` : text

/** Returns the alternative texts of a pair of pictures: what it is, and what has changed. */
export function alternativesOf(change: SeenChange, { screen }: PicturePair, sentence: string) {
  const where = screenNames[screen]
  return {
    before: shorten(`Before, ${where}, ${change.page}: ${plainMarkedWords(change.label)}`),
    now: shorten(`Now, ${where}, ${change.page}: ${sentence}`),
  }
}

const kinds: [kind: ChangeKind, what: string][] = [
  ['changed', 'changed'],
  ['new', 'new'],
  ['removed', 'removed'],
  ['moved', 'moved'],
]

/** Says how many places look different, and how: "two places changed, one new". */
export function countLooks(changes: SeenChange[]): string {
  const seen = changes.filter(({ pairs }) => pairs.length > 0)
  const of = (kind: ChangeKind) => seen.filter((change) => change.kind === kind).length
  const told = kinds.filter(([kind]) => of(kind) > 0)
  const words = told.map(([kind, what], index) => {
    const count = of(kind)
    return `${inWords(count)}${index === 0 ? ` ${nounFor(count, 'place')}` : ''} ${what}`
  })
  const unwritten = of('unwritten')
  if (unwritten > 0)
    words.push(
      `${inWords(unwritten)}${told.length === 0 ? ` ${nounFor(unwritten, 'place')}` : ''} ${nounFor(unwritten, 'looks', 'look')} different though nothing was written`,
    )
  return words.join(', ')
}

import { shortenWords } from '../../../base/text/language/shorten'
import { plainMarkedWords } from '../../../base/text/marked-words'
import { nounFor } from '../../../base/text/numbers'
import type { Line } from '../../../content/change-summary/words/outline'
import { code, inWords } from '../../../content/change-summary/words/phrases'
import type { ChangeKind, PicturePair, VisibleChange } from '../visible-change'

export const kindNames: Record<ChangeKind, string> = {
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  moved: 'Moved',
  indirect: 'Looks different',
}

export const screenNames: Record<PicturePair['screen'], string> = { phone: 'on a phone', desktop: 'on a desktop' }

export function describeIndirectChange(change: VisibleChange, isCodeChanged: boolean): string {
  const { label, isUnstable, pairs, wasNumber } = change
  if (isUnstable && pairs.length === 0)
    return `${label} keeps moving: no two pictures of it are the same, so it was not compared`
  const elsewhere = 'it shows something that was edited elsewhere'
  const why = isCodeChanged
    ? `the code or the styles of the site have changed, or ${elsewhere}`
    : wasNumber === undefined
      ? `a block next to it has changed, or ${elsewhere}`
      : `it was block ${wasNumber}, and its look depends on its place on the page`
  return `${label} looks different, but was not edited: ${why}`
}

export function describeAlsoOn({ alsoOn }: VisibleChange): string | undefined {
  if (alsoOn.length === 0) return undefined
  const [named, more] = [alsoOn.slice(0, 5), alsoOn.length - 5]
  const rest = more > 0 ? ` and ${inWords(more)} more ${nounFor(more, 'page')}` : ''
  return `The same on ${named.map(code).join(', ')}${rest}.`
}

export const flatten = ({ text, under }: Line): string =>
  [plainMarkedWords(text), under.map(flatten).join('; ')].filter(Boolean).join(': ')

/** Longer texts are tedious in a screen reader. */
const maxAlternative = 250

export function alternativesOf(change: VisibleChange, { screen }: PicturePair, sentence: string) {
  const where = screenNames[screen]
  return {
    before: shortenWords(`Before, ${where}, ${change.page}: ${plainMarkedWords(change.label)}`, maxAlternative),
    now: shortenWords(`Now, ${where}, ${change.page}: ${sentence}`, maxAlternative),
  }
}

const editKinds = ['changed', 'new', 'removed', 'moved'] as const

export function describeVisibleCounts(changes: VisibleChange[]): string {
  const seen = changes.filter(({ pairs }) => pairs.length > 0)
  const of = (kind: ChangeKind) => seen.filter((change) => change.kind === kind).length
  const occurring = editKinds.filter((kind) => of(kind) > 0)
  const words = occurring.map((kind, index) => {
    const count = of(kind)
    return `${inWords(count)}${index === 0 ? ` ${nounFor(count, 'place')}` : ''} ${kind}`
  })
  const indirect = of('indirect')
  if (indirect > 0)
    words.push(
      `${inWords(indirect)}${occurring.length === 0 ? ` ${nounFor(indirect, 'place')}` : ''} ${nounFor(indirect, 'looks', 'look')} different without an edit`,
    )
  return words.join(', ')
}

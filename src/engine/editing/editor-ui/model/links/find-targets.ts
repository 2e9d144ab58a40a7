import { foldLetters } from '../../../../base/text/language/fold-letters'
import { completeAddress } from './address'
import type { LinkTarget, TargetKind } from './link-targets'

/** A longer list is no help: typing makes it shorter. */
const maxShown = 40

const kinds: TargetKind[] = ['page', 'place', 'file', 'web', 'mail', 'phone']

function rankOf({ address, title }: LinkTarget, words: string): number {
  const texts = [foldLetters(address), foldLetters(title)]
  if (texts.includes(words)) return 0
  if (texts.some((text) => text.startsWith(words) || text.startsWith(`/${words}`))) return 1
  return texts.some((text) => text.split(/[\s/#-]+/).some((word) => word.startsWith(words))) ? 2 : 3
}

/** Pages come before places on pages, files last. */
export function matchTargets<Target extends LinkTarget>(targets: readonly Target[], typed: string): Target[] {
  const words = foldLetters(typed.trim())
  const parts = words.split(/\s+/)
  return targets
    .filter(({ address, title }) => parts.every((part) => foldLetters(`${address} ${title}`).includes(part)))
    .map((target) => ({ target, rank: words === '' ? 0 : rankOf(target, words) }))
    .sort((one, other) => one.rank - other.rank || kinds.indexOf(one.target.kind) - kinds.indexOf(other.target.kind))
    .slice(0, maxShown)
    .map(({ target }) => target)
}

const forms: [kind: TargetKind, form: RegExp][] = [
  ['web', /^https?:\/\/[^\s/]+\.[^\s/]+/i],
  ['mail', /^mailto:[^\s@]+@\S+$/i],
  ['phone', /^tel:\+?\d{5,}$/i],
]

export function typedTarget(typed: string): LinkTarget | undefined {
  const address = completeAddress(typed)
  const kind = forms.find(([, form]) => form.test(address))?.[0]
  return kind && { kind, address, title: typed.trim() }
}

/** For a list that is opened before anything is typed. */
const maxSuggested = 60

/** Suggests targets for a text. Enter takes the one at `first`, or at -1 the text, which is an address already. */
export function suggestTargets(text: string, targets: readonly LinkTarget[]): { found: LinkTarget[]; first: number } {
  const isWhole = targets.some(({ address }) => address === text)
  const found = (isWhole ? targets : matchTargets(targets, text)).slice(0, maxSuggested)
  const isAddress = isWhole || /^[a-z][a-z0-9+.-]*:./i.test(completeAddress(text))
  return { found, first: isAddress ? found.findIndex(({ address }) => address === text) : 0 }
}

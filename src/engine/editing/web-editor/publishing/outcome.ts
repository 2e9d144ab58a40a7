import { mergeTexts } from '../../../content/json-edits/merge/merge-texts'
import type { ChangeRequest } from '../../../git/git-hosts/git-host'
import type { Base, Sent, SiteRecord } from './record'

export const textWith = ({ former, text }: Sent, main: string): string => mergeTexts(former, text, main)?.text ?? text

export function isIn(main: string, { former, text }: Sent): boolean {
  const merged = mergeTexts(former, text, main)
  return merged?.text === main && merged.clashes.length === 0
}

export interface RequestOutcome {
  /** The text that the author's changes are counted from, in the main branch that they are made in. */
  former: string
  waiting?: Sent
  accepted?: Sent
  closed?: Sent
}

/**
 * Decides what becomes of a request once the main branch was read again. What was accepted is in the branch: only later
 * changes are the author's own. What was closed unmerged is the author's own again.
 */
export function outcomeOf(
  { base, waiting, sending }: SiteRecord,
  state: ChangeRequest['state'] | undefined,
  theirs: Base,
): RequestOutcome {
  // A host may call a request merged a moment before the branch has moved.
  const hasMoved = base.head.commit !== theirs.head.commit
  const accept = (accepted: Sent) => ({ former: textWith(accepted, base.text), accepted })
  // The change was published at once, but the connection was cut before the answer came.
  if (hasMoved && sending?.branch === theirs.head.branch && isIn(theirs.text, sending))
    return { ...accept(sending), waiting }
  const isAccepted = hasMoved && (state === 'merged' || (state !== 'open' && waiting && isIn(theirs.text, waiting)))
  if (waiting && isAccepted) return accept(waiting)
  return { former: base.text, ...(state === 'closed' ? { closed: waiting } : { waiting }) }
}

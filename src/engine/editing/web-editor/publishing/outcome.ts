import { mergeTexts } from '../../../content/json-edits/merge/merge-texts'
import type { ChangeRequest } from '../../../git/git-hosts/git-host'
import type { Base, Sent, SiteRecord } from './record'

/** The text of a newer main branch, with what was sent. */
export const textWith = ({ former, text }: Sent, main: string): string => mergeTexts(former, text, main)?.text ?? text

/** Whether a text has all that was sent, however it got there. */
function isIn(main: string, { former, text }: Sent): boolean {
  const merged = mergeTexts(former, text, main)
  return merged?.text === main && merged.clashes.length === 0
}

export interface Outcome {
  /** The text that the author's changes are counted from, and the one that they are made in. */
  former: string
  theirs: string
  waiting?: Sent
  accepted?: Sent
  /** Whether the branch lacks words that were sent: they are the author's own again. */
  isCut?: boolean
  closed?: Sent
}

function accept(sent: Sent, base: Base, theirs: Base): Outcome {
  const merged = mergeTexts(sent.former, sent.text, theirs.text)
  // Words that the branch has otherwise may never have been in it: all that was sent is the author's own again.
  if (!merged || merged.clashes.length > 0)
    return { former: base.text, theirs: theirs.text, accepted: sent, isCut: true }
  const isCut = merged.text !== theirs.text
  return { former: textWith(sent, base.text), theirs: merged.text, accepted: sent, isCut }
}

/**
 * Returns what becomes of a request when the main branch was read again. What was accepted is in the branch: only later changes are
 * the author's own. What was closed unmerged is the author's own again.
 */
export function outcomeOf(
  { base, waiting, sending }: SiteRecord,
  state: ChangeRequest['state'] | undefined,
  theirs: Base,
): Outcome {
  const hasMoved = base.head.commit !== theirs.head.commit
  // A cut connection hid that it was published at once.
  const isDirect = sending?.branch === theirs.head.branch && hasMoved && isIn(theirs.text, sending)
  if (isDirect) return { ...accept(sending, base, theirs), waiting }
  const texts = { former: base.text, theirs: theirs.text }
  if (!waiting) return texts
  // While the host is a moment behind, the request is merged, and the branch does not show it.
  const isAccepted = hasMoved && (state === 'merged' || (state !== 'open' && isIn(theirs.text, waiting)))
  if (isAccepted) return accept(waiting, base, theirs)
  return { ...texts, ...(state === 'closed' ? { closed: waiting } : { waiting }) }
}

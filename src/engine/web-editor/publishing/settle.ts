import { mergeTexts } from '../../edits/merge/merge-texts'
import type { ChangeRequest } from '../../hosts/git-host'
import type { Base, Publication } from './record'

/** A publication and what its host says of it. */
export interface Asked {
  publication: Publication
  state?: ChangeRequest['state']
}

export interface Settled {
  /** The text that the author's changes are counted from. */
  former: string
  left: Publication[]
  accepted?: Publication
  closed: Publication[]
}

/** Whether a text holds all changes of a publication, as after a merge without a request. */
function holds(theirs: string, base: string, { text }: Publication): boolean {
  const merged = mergeTexts(base, text, theirs)
  return merged?.text === theirs && merged.clashes.length === 0
}

/**
 * Returns what becomes of publications when the branch has moved. What was accepted is part of the branch: only later changes
 * are the author's own, however it was merged. What was closed unmerged is the author's own again.
 */
export function settle(base: Base, asked: readonly Asked[], theirs: Base): Settled {
  const hasMoved = base.head.commit !== theirs.head.commit
  const isAccepted = ({ publication, state }: Asked) =>
    hasMoved && (state === 'merged' || (state === undefined && holds(theirs.text, base.text, publication)))
  const last = asked.findLastIndex(isAccepted)
  const accepted = asked[last]?.publication
  const former = accepted?.text ?? base.text
  const later = asked.slice(last + 1)
  const follow = ({ publication }: Asked): Publication => ({
    ...publication,
    text: mergeTexts(former, publication.text, theirs.text)?.text ?? publication.text,
  })
  return {
    former,
    left: later.filter(({ state }) => state !== 'closed').map(follow),
    closed: later.filter(({ state }) => state === 'closed').map(({ publication }) => publication),
    ...(accepted && { accepted }),
  }
}

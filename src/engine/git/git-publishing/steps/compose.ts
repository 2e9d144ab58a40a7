import { mergeTrees } from '../git/merge-trees'
import type { Repository } from '../git/repository'
import type { SentBranch } from '../git/sent-branch'

export interface ServerState {
  /** The main branch, and its commit; undefined where the server has none yet. */
  base: string
  main?: string
  sent?: SentBranch
  isAccepted: boolean
  /** Undefined where it was deleted. */
  tip?: string
}

/** The main branch as it is now, or own versions that it does not have. */
export async function findParent({ git, head }: Repository, { main }: ServerState): Promise<string> {
  if (main === undefined) return head
  return (await git.run(['merge-base', '--is-ancestor', head, main])).code === 0 ? main : head
}

export const isOpen = ({ sent, tip, isAccepted }: ServerState): boolean =>
  sent !== undefined && tip !== undefined && !isAccepted

const changedInRequest = (words: string): string =>
  `Others have changed the same in the request “${words}”. Nothing was sent, and your changes are kept. Ask for it to be accepted or closed on the server’s own page first, then publish again.`

/** The parent's tree with this folder's changes, and a reviewer's in the request. */
export async function composeTree(
  repository: Repository,
  state: ServerState,
  { tree, parent: theirs, scratch }: { tree: string; parent: string; scratch: string },
): Promise<string> {
  const { git, head, pages } = repository
  const place = { git, pages, scratch }
  const { sent, isAccepted, tip } = state
  // Later changes alone are counted from what was sent and accepted.
  if (!sent || isAccepted || tip === undefined)
    return mergeTrees(place, { base: isAccepted && sent ? sent.from : head, mine: tree, theirs })
  const mine = await mergeTrees(place, { base: sent.from, mine: tree, theirs: tip }, changedInRequest(sent.words))
  const base = (await git.ask('merge-base', tip, theirs)) ?? head
  return mergeTrees(place, { base, mine, theirs })
}

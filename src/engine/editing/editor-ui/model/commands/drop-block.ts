import { whyNotInto, whyNotMove } from '../edits/fixed-places'
import type { OpenBlock, OpenList } from '../page/open-blocks'
import type { OpenPage } from '../page/open-page'
import type { OutlineRow } from '../page/outline-rows'
import type { Session } from '../session/session'
import { moveTo } from './block-commands'

interface DropPlace {
  list: OpenList
  at: number
}

/** Undefined on a block that holds none, and beside a part. */
export function dropPlace(
  { block, part, list }: OutlineRow,
  position: 'before' | 'on' | 'after',
): DropPlace | undefined {
  if (position === 'on') return list && { list, at: list.count }
  return part ? undefined : { list: block.list, at: block.at + (position === 'after' ? 1 : 0) }
}

/** Moves a block, or returns why it cannot be there. */
export function dropBlock(session: Session, page: OpenPage, block: OpenBlock, { list, at }: DropPlace) {
  const isSame = list === block.list
  const to = { list: list.pointer, at: isSame && at > block.at ? at - 1 : at }
  const problem =
    whyNotMove(page, { list: block.list.pointer, at: block.at }, to) ??
    (isSame ? undefined : whyNotInto(page, block, list))
  if (problem === undefined) void moveTo(session, block, to)
  return problem
}

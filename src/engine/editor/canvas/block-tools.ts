import { duplicate, move, remove } from '../model/commands/block-commands'
import { whatCanBeDone } from '../model/edits/fixed-places'
import type { OpenBlock, OpenPage } from '../model/page/open-page'
import type { Session } from '../model/session/session'
import type { Tool } from './overlay'

/** Returns the tools of the chosen block, each with the reason if it is disabled. */
export function blockTools(session: Session, page: OpenPage, block: OpenBlock): Tool[] {
  const { index } = block
  const can = whatCanBeDone(page, index)
  const tool = (name: string, isPossible: boolean, act: () => void, sign?: string): Tool => ({
    name,
    sign,
    act,
    why: isPossible ? undefined : (can.why ?? ''),
  })
  return [
    tool('Move up', can.moveUp, () => void move(session, block, index - 1), '↑'),
    tool('Move down', can.moveDown, () => void move(session, block, index + 1), '↓'),
    tool('Duplicate', can.duplicate, () => void duplicate(session, block)),
    tool('Remove', can.remove, () => void remove(session, block)),
  ]
}

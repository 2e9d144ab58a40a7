import {
  blockName,
  duplicate,
  move,
  moveTo,
  placesFor,
  remove,
  setHidden,
  share,
  unshare,
} from '../model/commands/block-commands'
import { whatCanBeDone } from '../model/edits/fixed-places'
import type { OpenBlock } from '../model/page/open-blocks'
import type { OpenPage } from '../model/page/open-page'
import type { CanvasHost } from './host'
import type { BlockBarTools } from './overlay/block-bar'
import type { Tool } from './overlay/tool'

export const showTool = ({ session }: CanvasHost, block: OpenBlock): Tool => ({
  name: 'Show',
  icon: 'show',
  act: () => void setHidden(session, block, false),
})

/** The blocks around a block, each before its part that the block is in: "Columns", "Column 1". */
function pathTo(host: CanvasHost, { list: { holder, name, pointer } }: OpenBlock): BlockBarTools['around'] {
  if (!holder) return []
  const choose = { name: holder.title, act: () => host.session.choose(holder.index) }
  const part = name === '' ? [] : [{ name, act: () => host.showField(pointer) }]
  return [...pathTo(host, holder), choose, ...part]
}

export function blockTools(host: CanvasHost, page: OpenPage, block: OpenBlock): BlockBarTools {
  const { session } = host
  const { at, title } = block
  const can = whatCanBeDone(page, block)
  const whyNot = (isPossible: boolean, why = '') => (isPossible ? undefined : (can.why ?? why))
  const sharing: Tool = block.shared
    ? { name: 'Only here', icon: 'unlink', act: () => void unshare(session, block) }
    : { name: 'Share with other pages', icon: 'share', act: () => void share(session, block) }
  return {
    name: blockName(block),
    title,
    around: pathTo(host, block),
    tools: [
      { name: 'Move up', icon: 'up', why: whyNot(can.moveUp), act: () => void move(session, block, at - 1) },
      { name: 'Move down', icon: 'down', why: whyNot(can.moveDown), act: () => void move(session, block, at + 1) },
      {
        name: 'Duplicate',
        icon: 'duplicate',
        why: whyNot(can.duplicate, can.whyNotDuplicate),
        act: () => void duplicate(session, block),
      },
    ],
    more: [
      block.isHidden
        ? showTool(host, block)
        : { name: 'Hide', icon: 'hide', act: () => void setHidden(session, block, true) },
      { name: 'Copy', icon: 'copy', act: () => host.copyBlock(block) },
      { name: 'Paste after', icon: 'paste', act: () => host.pasteBlock(block) },
      ...placesFor(page, block).map(
        ({ name, to, why }): Tool => ({ name, why, icon: 'move', act: () => void moveTo(session, block, to) }),
      ),
      sharing,
      {
        name: 'Remove',
        icon: 'remove',
        isDanger: true,
        why: whyNot(can.remove, can.whyNotRemove),
        act: () => void remove(session, block),
      },
    ],
  }
}

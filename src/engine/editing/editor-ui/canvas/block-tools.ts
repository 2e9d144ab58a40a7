import { blockName, duplicate, move, remove, setHidden, share, unshare } from '../model/commands/block-commands'
import { whatCanBeDone } from '../model/edits/fixed-places'
import type { OpenBlock, OpenPage } from '../model/page/open-page'
import type { CanvasHost } from './host'
import type { BlockBarTools } from './overlay/block-bar'
import type { Tool } from './overlay/tool'

export const showTool = ({ session }: CanvasHost, block: OpenBlock): Tool => ({
  name: 'Show',
  icon: 'show',
  act: () => void setHidden(session, block, false),
})

export function blockTools(host: CanvasHost, page: OpenPage, block: OpenBlock): BlockBarTools {
  const { session } = host
  const { index, title } = block
  const can = whatCanBeDone(page, index)
  const whyNot = (isPossible: boolean) => (isPossible ? undefined : (can.why ?? ''))
  const sharing: Tool = block.shared
    ? { name: 'Only here', icon: 'unlink', act: () => void unshare(session, block) }
    : { name: 'Share with other pages', icon: 'share', act: () => void share(session, block) }
  return {
    name: blockName(block, page.blocks.length),
    title,
    tools: [
      { name: 'Move up', icon: 'up', why: whyNot(can.moveUp), act: () => void move(session, block, index - 1) },
      { name: 'Move down', icon: 'down', why: whyNot(can.moveDown), act: () => void move(session, block, index + 1) },
      { name: 'Duplicate', icon: 'duplicate', why: whyNot(can.duplicate), act: () => void duplicate(session, block) },
    ],
    more: [
      block.isHidden
        ? showTool(host, block)
        : { name: 'Hide', icon: 'hide', act: () => void setHidden(session, block, true) },
      { name: 'Copy', icon: 'copy', act: () => host.copyBlock(block) },
      { name: 'Paste after', icon: 'paste', act: () => host.pasteBlock(index + 1) },
      sharing,
      {
        name: 'Remove',
        icon: 'remove',
        isDanger: true,
        why: whyNot(can.remove),
        act: () => void remove(session, block),
      },
    ],
  }
}

import type { IconName } from '../controls/icons'
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

type ToolsHost = Pick<CanvasHost, 'session' | 'copyBlock' | 'pasteBlock'>

export type BlockTool = Tool & { icon: IconName }

export const showTool = ({ session }: Pick<CanvasHost, 'session'>, block: OpenBlock): BlockTool => ({
  name: 'Show',
  icon: 'show',
  act: () => setHidden(session, block, false),
})

/** What can be done with a block, on the page and in the outline. */
export function blockTools(host: ToolsHost, page: OpenPage, block: OpenBlock): Record<'tools' | 'more', BlockTool[]> {
  const { session } = host
  const { at } = block
  const can = whatCanBeDone(page, block)
  const whyNot = (isPossible: boolean, why = '') => (isPossible ? undefined : (can.why ?? why))
  return {
    tools: [
      {
        name: 'Move up',
        icon: 'up',
        keys: 'Alt+Shift+↑',
        why: whyNot(can.moveUp, 'it is the first block'),
        act: () => move(session, block, at - 1),
      },
      {
        name: 'Move down',
        icon: 'down',
        keys: 'Alt+Shift+↓',
        why: whyNot(can.moveDown, 'it is the last block'),
        act: () => move(session, block, at + 1),
      },
      {
        name: 'Duplicate',
        icon: 'duplicate',
        why: whyNot(can.duplicate, can.whyNotDuplicate),
        act: () => duplicate(session, block),
      },
    ],
    more: [
      block.isHidden
        ? showTool(host, block)
        : { name: 'Hide', icon: 'hide', act: () => setHidden(session, block, true) },
      { name: 'Copy', icon: 'copy', keys: 'Ctrl+C', act: () => host.copyBlock(block) },
      { name: 'Paste after', icon: 'paste', keys: 'Ctrl+V', act: () => host.pasteBlock(block) },
      ...placesFor(page, block).map(
        ({ name, to, why }): BlockTool => ({ name, why, icon: 'move', act: () => moveTo(session, block, to) }),
      ),
      block.shared
        ? { name: 'Only here', icon: 'unlink', act: () => unshare(session, block) }
        : { name: 'Share with other pages', icon: 'share', act: () => share(session, block) },
      {
        name: 'Remove',
        icon: 'remove',
        isDanger: true,
        why: whyNot(can.remove, can.whyNotRemove),
        act: () => remove(session, block),
      },
    ],
  }
}

/** The blocks around a block, each before its part that the block is in: "Columns", "Column 1". */
function pathTo(host: CanvasHost, { list: { holder, name, pointer } }: OpenBlock): BlockBarTools['around'] {
  if (!holder) return []
  const choose = { name: holder.title, act: () => host.session.choose(holder.index) }
  const part = name === '' ? [] : [{ name, act: () => host.showField(pointer) }]
  return [...pathTo(host, holder), choose, ...part]
}

export const blockBarTools = (host: CanvasHost, page: OpenPage, block: OpenBlock): BlockBarTools => ({
  ...{ name: blockName(block), title: block.title, around: pathTo(host, block) },
  ...blockTools(host, page, block),
})

import { type BlockTool, blockTools } from '../../canvas/block-tools'
import { IconButton } from '../../controls/IconButton'
import { MenuButton } from '../../controls/MenuButton'
import type { OpenBlock } from '../../model/page/open-blocks'
import { useSession, useSessionState } from '../../views/use-editor'
import { copyBlock, pasteBlock } from '../clipboard'
import { focusSoon } from '../regions'

/** A tool must not appear under the pointer that chose the block. */
export function BlockTools({ block }: { block: OpenBlock }) {
  const session = useSession()
  const { page } = useSessionState('page')
  if (!page) return null
  const host = {
    session,
    copyBlock: (copied: OpenBlock) => copyBlock(session, copied),
    pasteBlock: (after: OpenBlock) => pasteBlock(session, after),
  }
  const { tools, more } = blockTools(host, page, block)
  const act = async (tool: BlockTool) => {
    await tool.act()
    focusSoon('.row[aria-selected="true"]')
  }
  return (
    <div className="block-tools">
      {tools.map((tool) => (
        <IconButton key={tool.name} {...tool} unavailable={tool.why} onPress={() => void act(tool)} />
      ))}
      <MenuButton
        name="More"
        actions={more.map((tool) => ({ ...tool, unavailable: tool.why, act: () => void act(tool) }))}
      />
    </div>
  )
}

import { IconButton } from '../../controls/IconButton'
import { type MenuAction, MenuButton } from '../../controls/MenuButton'
import { duplicate, move, moveTo, placesFor, remove, setHidden, share } from '../../model/commands/block-commands'
import { whatCanBeDone } from '../../model/edits/fixed-places'
import type { OpenBlock } from '../../model/page/open-blocks'
import { useSession, useSessionState } from '../../views/use-editor'
import { copyBlock, pasteBlock } from '../clipboard'
import { focusSoon } from '../regions'

/** A tool must not appear under the pointer that chose the block. */
export function BlockTools({ block }: { block: OpenBlock }) {
  const session = useSession()
  const { page } = useSessionState('page')
  const { at, isHidden } = block
  if (!page) return null
  const can = whatCanBeDone(page, block)
  const act = async (command: Promise<unknown>) => {
    await command
    focusSoon('.row[aria-selected="true"]')
  }
  const unless = (isPossible: boolean, why = '') => (isPossible ? undefined : (can.why ?? why))
  const sharing: MenuAction[] = block.shared
    ? []
    : [{ name: 'Share with other pages', icon: 'share', act: () => void act(share(session, block)) }]
  const actions: MenuAction[] = [
    {
      name: isHidden ? 'Show' : 'Hide',
      icon: isHidden ? 'show' : 'hide',
      act: () => void act(setHidden(session, block, !isHidden)),
    },
    { name: 'Copy', icon: 'copy', keys: 'Ctrl+C', act: () => void copyBlock(session, block) },
    { name: 'Paste after', icon: 'paste', keys: 'Ctrl+V', act: () => void act(pasteBlock(session, block)) },
    ...placesFor(page, block).map(
      ({ name, to, why }): MenuAction => ({
        name,
        icon: 'move',
        unavailable: why,
        act: () => void act(moveTo(session, block, to)),
      }),
    ),
    ...sharing,
    {
      name: 'Remove',
      icon: 'remove',
      isDanger: true,
      unavailable: unless(can.remove, can.whyNotRemove),
      act: () => void act(remove(session, block)),
    },
  ]
  return (
    <div className="block-tools">
      <IconButton
        icon="up"
        name="Move up"
        keys="Alt+Shift+↑"
        unavailable={unless(can.moveUp, 'it is the first block')}
        onPress={() => void act(move(session, block, at - 1))}
      />
      <IconButton
        icon="down"
        name="Move down"
        keys="Alt+Shift+↓"
        unavailable={unless(can.moveDown, 'it is the last block')}
        onPress={() => void act(move(session, block, at + 1))}
      />
      <IconButton
        icon="duplicate"
        name="Duplicate"
        unavailable={unless(can.duplicate, can.whyNotDuplicate)}
        onPress={() => void act(duplicate(session, block))}
      />
      <MenuButton name="More" actions={actions} />
    </div>
  )
}

import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { plural } from '../../text/numbers'
import { blockName, duplicate, move, remove } from '../model/commands/block-commands'
import { whatCanBeDone, whyNotMove } from '../model/edits/fixed-places'
import type { OpenBlock } from '../model/page/open-page'
import { sitePart } from '../model/page/page-problems'
import { useSession, useSessionState } from '../views/use-editor'
import { copyBlock } from './clipboard'
import { focusSoon } from './regions'

function RowButtons({ block }: { block: OpenBlock }) {
  const session = useSession()
  const { page } = useSessionState()
  const { index } = block
  if (!page) return null
  const can = whatCanBeDone(page, index)
  const act = async (command: Promise<unknown>) => {
    await command
    focusSoon('.row[aria-selected="true"]')
  }
  return (
    <div className="row-buttons">
      <Button aria-label="Move up" isDisabled={!can.moveUp} onPress={() => void act(move(session, block, index - 1))}>
        ↑
      </Button>
      <Button
        aria-label="Move down"
        isDisabled={!can.moveDown}
        onPress={() => void act(move(session, block, index + 1))}
      >
        ↓
      </Button>
      <Button isDisabled={!can.duplicate} onPress={() => void act(duplicate(session, block))}>
        Duplicate
      </Button>
      <Button onPress={() => void copyBlock(session, block)}>Copy</Button>
      <Button isDisabled={!can.remove} onPress={() => void act(remove(session, block))}>
        Remove
      </Button>
      {can.why && <p className="help">{can.why}</p>}
    </div>
  )
}

interface OutlineProps {
  onAdd: (index: number) => void
}

/** The blocks of the page, to choose and to reorder. */
export function Outline({ onAdd }: OutlineProps) {
  const session = useSession()
  const { page, keys, chosen, part, name, overview } = useSessionState()
  const unseen = overview?.pages.find((one) => one.name === name)?.unseen
  const blocks = page?.blocks ?? []
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys: dragged, target }) {
      const [key] = [...dragged]
      const from = keys.indexOf(String(key))
      const at = keys.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
      const block = blocks[from]
      const to = at > from ? at - 1 : at
      const problem = page && whyNotMove(page, from, to)
      if (problem) session.announce(problem)
      else if (block) void move(session, block, to)
    },
  })
  const choose = (key: string | undefined) => session.choose(key === undefined ? undefined : keys.indexOf(key))
  return (
    <section aria-label="Outline" className="outline">
      <button
        type="button"
        className="page-fields"
        aria-pressed={chosen === undefined && part === undefined}
        onClick={() => choose(undefined)}
      >
        Page settings
        {unseen !== undefined && <em> {unseen}</em>}
      </button>
      <button
        type="button"
        className="page-fields"
        aria-pressed={part !== undefined}
        onClick={() => session.choosePart(sitePart)}
      >
        Site settings
      </button>
      <GridList
        aria-label="Blocks"
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={(selected) => choose([...selected].map(String)[0])}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[chosen, page]}
        items={blocks.map((block, index) => ({ id: keys[index] ?? String(index), block }))}
        renderEmptyState={() => page && 'There is no block on this page yet.'}
      >
        {({ id, block }: { id: string; block: OpenBlock }) => (
          <GridListItem id={id} textValue={blockName(block, blocks.length)} className="row">
            <Button slot="drag" aria-label="Drag" className="handle">
              ⠿
            </Button>
            <span className="number">{block.index + 1}</span>
            <span className="row-words">
              <strong>
                {block.title}
                {block.shared && <em> on {plural(block.shared.pages.length, 'page')}</em>}
                {block.isHidden && <em> hidden</em>}
              </strong>
              {block.words}
            </span>
            {id === chosen && <RowButtons block={block} />}
          </GridListItem>
        )}
      </GridList>
      <button
        type="button"
        className="add"
        disabled={!page}
        onClick={() => onAdd(chosen === undefined ? blocks.length : keys.indexOf(chosen) + 1)}
      >
        Add block here
      </button>
    </section>
  )
}

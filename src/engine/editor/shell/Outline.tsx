import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { plural } from '../../text/numbers'
import { Icon } from '../controls/Icon'
import { IconButton } from '../controls/IconButton'
import { blockName, move, setHidden } from '../model/commands/block-commands'
import { whyNotMove } from '../model/edits/fixed-places'
import type { OpenBlock } from '../model/page/open-page'
import { sitePart } from '../model/page/page-problems'
import { useSession, useSessionState } from '../views/use-editor'
import { RowTools } from './RowTools'

function Eye({ block }: { block: OpenBlock }) {
  const session = useSession()
  const { isHidden } = block
  return (
    <IconButton
      icon={isHidden ? 'hide' : 'show'}
      name={`${isHidden ? 'Show' : 'Hide'} ${block.title}`}
      className={`quiet eye ${isHidden ? 'is-hidden' : ''}`}
      onPress={() => void setHidden(session, block, !isHidden)}
    />
  )
}

interface OutlineProps {
  onAdd: (index: number) => void
}

interface RowProps extends OutlineProps {
  block: OpenBlock
  isChosen: boolean
}

function Row({ block, isChosen, onAdd }: RowProps) {
  return (
    <>
      <Button slot="drag" aria-label="Drag" className="handle quiet">
        <Icon name="drag" />
      </Button>
      <span className="row-words">
        <strong>{block.title}</strong>
        {block.words}
        {block.shared && (
          <em>
            <Icon name="share" /> on {plural(block.shared.pages.length, 'page')}
          </em>
        )}
      </span>
      <Eye block={block} />
      {isChosen && <RowTools block={block} />}
      <IconButton
        icon="add"
        name={`Add block after ${block.title}`}
        className="add-between"
        onPress={() => onAdd(block.index + 1)}
      />
    </>
  )
}

function Settings() {
  const session = useSession()
  const { chosen, part, name, overview } = useSessionState()
  const unseen = overview?.pages.find((one) => one.name === name)?.unseen
  return (
    <>
      <button
        type="button"
        className="page-fields quiet"
        aria-pressed={chosen === undefined && part === undefined}
        onClick={() => session.choose(undefined)}
      >
        <Icon name="page" />
        Page settings
        {unseen !== undefined && <em>{unseen}</em>}
      </button>
      <button
        type="button"
        className="page-fields quiet"
        aria-pressed={part !== undefined}
        onClick={() => session.choosePart(sitePart)}
      >
        <Icon name="settings" />
        Site settings
      </button>
    </>
  )
}

/** The blocks of the page, to choose and to reorder. */
export function Outline({ onAdd }: OutlineProps) {
  const session = useSession()
  const { page, keys, chosen } = useSessionState()
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
      <Settings />
      <h2>Blocks of this page</h2>
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
        renderEmptyState={() => (
          <p className="help">{page ? 'This page is empty. Add its first block below.' : 'Opening the page …'}</p>
        )}
      >
        {({ id, block }: { id: string; block: OpenBlock }) => (
          <GridListItem
            id={id}
            textValue={blockName(block, blocks.length)}
            className={`row ${block.isHidden ? 'hidden-block' : ''}`}
          >
            <Row block={block} isChosen={id === chosen} onAdd={onAdd} />
          </GridListItem>
        )}
      </GridList>
      <button
        type="button"
        className="add"
        disabled={!page}
        onClick={() => onAdd(chosen === undefined ? blocks.length : keys.indexOf(chosen) + 1)}
      >
        <Icon name="add" />
        Add block here
      </button>
    </section>
  )
}

import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { nounFor } from '../../../base/text/numbers'
import { Icon } from '../controls/Icon'
import { IconButton } from '../controls/IconButton'
import { blockName, move, setHidden } from '../model/commands/block-commands'
import { whatCanBeDone, whyNotMove } from '../model/edits/fixed-places'
import type { OpenBlock } from '../model/page/open-page'
import { sitePart } from '../model/page/page-problems'
import { useSession, useSessionState } from '../views/use-editor'
import { BlockTools } from './BlockTools'
import { catchFocus } from './regions'

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
  language: string | undefined
}

function Row({ block, language, onAdd }: RowProps) {
  return (
    <>
      <Button slot="drag" aria-label="Drag" className="handle quiet">
        <Icon name="drag" />
      </Button>
      <span className="row-words">
        <span>
          <strong>{block.title}</strong>
          {block.shared && (
            <em>
              <Icon name="share" />
              {block.shared.pages.length}
              <span className="visually-hidden">{nounFor(block.shared.pages.length, 'page', 'pages')}</span>
            </em>
          )}
        </span>
        <span className="words" lang={language}>
          {block.words}
        </span>
      </span>
      <Eye block={block} />
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
  const show = (choose: () => void) => {
    choose()
    session.fold('fields', false)
    catchFocus('.fields :is(input, textarea)')
  }
  const unseen = overview?.pages.find((one) => one.name === name)?.unseen
  return (
    <>
      <button
        type="button"
        className="page-fields quiet"
        aria-pressed={chosen === undefined && part === undefined}
        onClick={() => show(() => session.choose(undefined))}
      >
        <Icon name="page" />
        Page settings
        {unseen !== undefined && <em>{unseen}</em>}
      </button>
      <button
        type="button"
        className="page-fields quiet"
        aria-pressed={part !== undefined}
        onClick={() => show(() => session.choosePart(sitePart))}
      >
        <Icon name="settings" />
        Site settings
      </button>
    </>
  )
}

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
  const at = chosen === undefined ? -1 : keys.indexOf(chosen)
  const why = page && at >= 0 ? whatCanBeDone(page, at).why : undefined
  const choose = (key: string | undefined) => session.choose(key === undefined ? undefined : keys.indexOf(key))
  return (
    <section aria-label="Outline" className="outline">
      <Settings />
      <div className="outline-head">
        <h2>Blocks</h2>
        {blocks[at] && <BlockTools block={blocks[at]} />}
      </div>
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
            <Row block={block} language={page?.language} onAdd={onAdd} />
          </GridListItem>
        )}
      </GridList>
      {why && <p className="help">{why}</p>}
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

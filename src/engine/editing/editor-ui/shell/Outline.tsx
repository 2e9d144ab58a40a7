import { memo, useRef } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { nounFor } from '../../../base/text/numbers'
import { Icon } from '../controls/Icon'
import { IconButton } from '../controls/IconButton'
import { blockName, move, moveTo, placeAfter, setHidden } from '../model/commands/block-commands'
import type { ListPlace } from '../model/edits/block-edits'
import { whatCanBeDone, whyNotMove } from '../model/edits/fixed-places'
import { holdersOf, mayHold, nameOfPlace, type OpenBlock } from '../model/page/open-blocks'
import type { OpenPage } from '../model/page/open-page'
import { sitePart } from '../model/page/page-problems'
import type { Session } from '../model/session/session'
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
  onAdd: (place: ListPlace) => void
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
        {block.at === 0 && block.list.name && <span className="row-list">{block.list.name}</span>}
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
        onPress={() => onAdd({ list: block.list.pointer, at: block.at + 1 })}
      />
    </>
  )
}

function Settings() {
  const session = useSession()
  const { chosen, part, name, overview } = useSessionState('chosen', 'part', 'name', 'overview')
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

interface BlockItem {
  id: string
  block: OpenBlock
}

const isSame = (one: BlockItem, other: BlockItem | undefined) => JSON.stringify(one) === JSON.stringify(other)

/** The items of before, as far as they are equal: each save makes new blocks. */
function useItems(blocks: readonly OpenBlock[], keys: readonly string[]): BlockItem[] {
  const shown = useRef<BlockItem[]>([])
  const { current: before } = shown
  const items = blocks.map((block, index) => {
    const item = { id: keys[index] ?? String(index), block }
    const last = before[index]
    return last && isSame(item, last) ? last : item
  })
  const isChanged = items.length !== before.length || items.some((item, index) => item !== before[index])
  if (isChanged) shown.current = items
  return shown.current
}

interface BlockListProps extends OutlineProps {
  items: BlockItem[]
  chosen: string | undefined
  language: string | undefined
  isOpening: boolean
}

/** Puts a dragged block beside another, if its list may hold it. */
function drop(session: Session, page: OpenPage, block: OpenBlock, beside: OpenBlock, isAfter: boolean) {
  const { list } = beside
  const at = beside.at + (isAfter ? 1 : 0)
  const isSame = list === block.list
  const to = { list: list.pointer, at: isSame && at > block.at ? at - 1 : at }
  const problem = whyNotMove(page, { list: block.list.pointer, at: block.at }, to)
  if (problem) session.announce(problem)
  else if (isSame) void move(session, block, to.at)
  else if (holdersOf(beside).includes(block)) return
  else if (mayHold(list, block.type)) void moveTo(session, block, to)
  else session.announce(`${block.title} cannot be in ${nameOfPlace(list)}`)
}

/** The list renders every row whenever it renders. */
const BlockList = memo(function BlockList({ items, chosen, language, isOpening, onAdd }: BlockListProps) {
  const session = useSession()
  const indexOf = (key: unknown) => items.findIndex(({ id }) => id === key)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys: [key], target }) {
      const { page } = session.state
      const block = page?.blocks[indexOf(key)]
      const beside = page?.blocks[indexOf(target.key)]
      if (page && block && beside) drop(session, page, block, beside, target.dropPosition === 'after')
    },
  })
  return (
    <GridList
      aria-label="Blocks"
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={([key]) => session.choose(key === undefined ? undefined : indexOf(key))}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[language, items.length]}
      items={items}
      renderEmptyState={() => (
        <p className="help">{isOpening ? 'Opening the page …' : 'This page is empty. Add its first block below.'}</p>
      )}
    >
      {({ id, block }: BlockItem) => (
        <GridListItem
          id={id}
          textValue={blockName(block)}
          className={`row ${block.isHidden ? 'hidden-block' : ''}`}
          data-depth={holdersOf(block).length || undefined}
        >
          <Row block={block} language={language} onAdd={onAdd} />
        </GridListItem>
      )}
    </GridList>
  )
})

export function Outline({ onAdd }: OutlineProps) {
  const { page, keys, chosen } = useSessionState('page', 'keys', 'chosen')
  const blocks = page?.blocks ?? []
  const items = useItems(blocks, keys)
  const at = chosen === undefined ? -1 : keys.indexOf(chosen)
  const block = blocks[at]
  const why = page && block ? whatCanBeDone(page, block).why : undefined
  return (
    <section aria-label="Outline" className="outline">
      <Settings />
      <div className="outline-head">
        <h2>Blocks</h2>
        {block && <BlockTools block={block} />}
      </div>
      <BlockList {...{ items, chosen, onAdd }} language={page?.language} isOpening={!page} />
      {why && <p className="help">{why}</p>}
      <button type="button" className="add" disabled={!page} onClick={() => page && onAdd(placeAfter(page, block))}>
        <Icon name="add" />
        Add block here
      </button>
    </section>
  )
}

import { type KeyboardEvent, memo, useRef, useState } from 'react'
import {
  Button,
  Collection,
  type DropTarget,
  type Key,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components'
import { nounFor, plural } from '../../../../base/text/numbers'
import { Icon } from '../../controls/Icon'
import { IconButton } from '../../controls/IconButton'
import { blockName, endOf, remove, setHidden } from '../../model/commands/block-commands'
import { dropBlock, dropPlace } from '../../model/commands/drop-block'
import type { ListPlace } from '../../model/edits/block-edits'
import { whatCanBeDone } from '../../model/edits/fixed-places'
import type { OpenBlock } from '../../model/page/open-blocks'
import { type OutlineRow, pathToRow } from '../../model/page/outline-rows'
import { useSession } from '../../views/use-editor'
import { focusSoon } from '../regions'
import { revealSoon } from '../show-field'

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

interface RowProps {
  row: OutlineRow
  language: string | undefined
  onAdd: (place: ListPlace) => void
}

function RowWords({ row: { block, part, rows, count }, language }: RowProps) {
  const held = rows.length > 0 && <span className="held-count">{plural(count, 'block')}</span>
  const words = (
    <span className="words" lang={language}>
      {part ? part.words : block.words}
    </span>
  )
  if (part)
    return (
      <span className="row-words">
        <span>
          {part.name} {words} {held}
        </span>
      </span>
    )
  const { title, shared } = block
  return (
    <span className="row-words">
      <span>
        <strong>{title}</strong>
        {shared && (
          <em>
            <Icon name="share" />
            {shared.pages.length}
            <span className="visually-hidden">{nounFor(shared.pages.length, 'page', 'pages')}</span>
          </em>
        )}
        {held}
      </span>
      {words}
    </span>
  )
}

function Row(props: RowProps) {
  const { row, onAdd } = props
  const { block, part, list, rows, picture } = row
  const add = (after: string, className: string, place: ListPlace) => (
    <IconButton icon="add" name={`Add block ${after}`} className={className} onPress={() => onAdd(place)} />
  )
  return (
    <>
      <Button slot="drag" aria-label="Drag" className="handle quiet">
        <Icon name="drag" />
      </Button>
      {rows.length > 0 && (
        <Button slot="chevron" className="chevron quiet">
          <Icon name="collapsed" />
        </Button>
      )}
      {!part && (
        <span className="row-picture">
          {picture === undefined ? <Icon name="words" /> : <img src={encodeURI(picture)} alt="" loading="lazy" />}
        </span>
      )}
      <RowWords {...props} />
      {!part && <Eye block={block} />}
      {!part && add(`after ${block.title}`, 'add-between', { list: block.list.pointer, at: block.at + 1 })}
      {part && list && add(`to ${part.name}`, 'quiet add-in', endOf(list))}
    </>
  )
}

const nameOfRow = ({ block, part, count }: OutlineRow): string =>
  part ? [part.name, part.words, plural(count, 'block'), block.title].filter(Boolean).join(', ') : blockName(block)

/** Rows are open until they are closed. Those around the chosen block are always open. */
function useExpanded(rows: OutlineRow[], chosen: string | undefined) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const around = chosen === undefined ? [] : pathToRow(rows, chosen).slice(0, -1)
  if (around.some(({ id }) => closed.has(id)))
    setClosed(new Set([...closed].filter((id) => around.every((row) => row.id !== id))))
  const idsOf = (of: OutlineRow[]): string[] =>
    of.flatMap(({ id, rows: inner }) => (inner.length > 0 ? [id, ...idsOf(inner)] : []))
  const ids = idsOf(rows)
  return {
    around,
    expanded: new Set(ids.filter((id) => !closed.has(id))),
    setExpanded: (open: ReadonlySet<Key>) => setClosed(new Set(ids.filter((id) => !open.has(id)))),
  }
}

/** Why a block that was dragged, or was to be removed, stays where it is, as long as the same block is chosen. */
export interface Refusal {
  chosen: string | undefined
  why: string
}

interface BlockTreeProps extends Omit<RowProps, 'row'> {
  rows: OutlineRow[]
  chosen: string | undefined
  /** The chosen block, or a part of it. */
  selected: string | undefined
  isOpening: boolean
  setPart: (id: string | undefined) => void
  setRefusal: (refusal: Refusal | undefined) => void
}

/** The tree renders every row whenever it renders. */
export const BlockTree = memo(function BlockTree(props: BlockTreeProps) {
  const { rows, chosen, selected, language, isOpening, onAdd, setPart, setRefusal } = props
  const session = useSession()
  const dragged = useRef<OutlineRow>(undefined)
  const { around, expanded, setExpanded } = useExpanded(rows, chosen)
  const choose = (row: OutlineRow) => {
    session.choose(row.block.index)
    setPart(row.part && row.id)
    if (row.part && row.list) revealSoon(row.list.pointer)
  }
  const expand = (open: ReadonlySet<Key>) => {
    const closing = around.find(({ id }) => !open.has(id))
    if (closing) choose(closing)
    setExpanded(open)
  }
  const sayRefusal = (why: string | undefined) => {
    setRefusal(why === undefined ? undefined : { chosen, why })
    if (why !== undefined) session.announce(why)
  }
  const rowOf = (key: Key | undefined) => pathToRow(rows, String(key)).at(-1)
  const placeAt = (target: DropTarget) => {
    const row = target.type === 'item' ? rowOf(target.key) : undefined
    return row && target.type === 'item' ? dropPlace(row, target.dropPosition) : undefined
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems([key]) {
      dragged.current = rowOf(key)
      return [{ 'text/plain': String(key) }]
    },
    getDropOperation: (target) => (dragged.current?.part || !placeAt(target) ? 'cancel' : 'move'),
    onMove({ target }) {
      const { page } = session.state
      const [row, place] = [dragged.current, placeAt(target)]
      sayRefusal(page && row && place && dropBlock(session, page, row.block, place))
    },
  })
  const removeBlock = async ({ block }: OutlineRow) => {
    const { page } = session.state
    if (!page) return
    const { remove: isPossible, why, whyNotRemove } = whatCanBeDone(page, block)
    sayRefusal(isPossible ? undefined : (why ?? whyNotRemove))
    if (!isPossible) return
    await remove(session, block)
    focusSoon('.row[aria-selected="true"]')
  }
  const onKeyDown = ({ target, key }: KeyboardEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches('.row')) return
    const isOpen = target.getAttribute('aria-expanded') === 'true'
    const row = rowOf(target.dataset.key)
    const outer = pathToRow(rows, target.dataset.key ?? '').at(-2)
    if (key === 'ArrowRight' && isOpen)
      target.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    else if (key === 'ArrowLeft' && !isOpen && outer) choose(outer)
    else if ((key === 'Delete' || key === 'Backspace') && row && !row.part) void removeBlock(row)
  }
  const render = (row: OutlineRow) => (
    <TreeItem
      id={row.id}
      textValue={nameOfRow(row)}
      className={`row ${row.part ? 'part' : ''} ${row.block.isHidden ? 'hidden-block' : ''}`}
    >
      <TreeItemContent>
        <Row {...{ row, language, onAdd }} />
      </TreeItemContent>
      <Collection items={row.rows} dependencies={[language]}>
        {render}
      </Collection>
    </TreeItem>
  )
  return (
    <div onKeyDownCapture={onKeyDown}>
      <Tree
        aria-label="Blocks"
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={([key]) => {
          const row = rowOf(key)
          if (row) choose(row)
        }}
        expandedKeys={expanded}
        onExpandedChange={expand}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[language]}
        items={rows}
        renderEmptyState={() => (
          <p className="help">{isOpening ? 'Opening the page …' : 'This page is empty. Add its first block below.'}</p>
        )}
      >
        {render}
      </Tree>
    </div>
  )
})

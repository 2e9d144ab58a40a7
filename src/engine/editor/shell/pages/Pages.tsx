import { useEffect, useRef, useState } from 'react'
import { GridList, GridListItem, Input, SearchField } from 'react-aria-components'
import { EditorDialog } from '../../views/EditorDialog'
import { useSession, useSessionState } from '../../views/use-editor'
import { DeletePage } from './DeletePage'
import { EntryOrder } from './EntryOrder'
import { MovePage } from './MovePage'
import { CopyPageForm, NewPageForm } from './NewPageForm'
import { listRows, maxRows, type PageRow } from './page-rows'

type PageAction = 'new' | 'copy' | 'move' | 'delete' | 'order'

interface PageDetailsProps {
  row: PageRow
  onOpen: () => void
  onAction: (action: PageAction) => void
}

function PageDetails({ row, onOpen, onAction }: PageDetailsProps) {
  const { title, path, redirect, notes, entry } = row
  return (
    <section className="page-details" aria-label="Chosen page">
      <h3>{title || path}</h3>
      <p className="help">{[path, ...notes].join(' · ')}</p>
      <div className="buttons">
        {redirect === undefined && (
          <>
            <button type="button" className="main" onClick={onOpen}>
              Open
            </button>
            <button type="button" onClick={() => onAction('copy')}>
              Duplicate
            </button>
            <button type="button" onClick={() => onAction('move')}>
              Move
            </button>
          </>
        )}
        <button type="button" onClick={() => onAction('delete')}>
          Delete
        </button>
        {entry && (
          <button type="button" onClick={() => onAction('order')}>
            Order
          </button>
        )}
      </div>
    </section>
  )
}

function PagesChoice({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { overview, name: openName } = useSessionState()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(openName)
  const [action, setAction] = useState<PageAction>()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'center' }), [])
  const pages = overview?.pages ?? []
  const rows = listRows(pages, session.book, words)
  const row = listRows(
    pages.filter(({ name }) => name === chosen),
    session.book,
    '',
  )[0]
  const open = (name: string) => {
    void session.open(name)
    onClose()
  }
  const back = () => setAction(undefined)
  const common = { onDone: onClose, onCancel: back }
  return (
    <div className="choice pages">
      <div>
        <SearchField aria-label="Search pages" value={words} onChange={setWords} autoFocus className="search">
          <Input placeholder="Search" />
        </SearchField>
        <GridList
          ref={list}
          aria-label="Pages"
          className="types"
          items={rows.slice(0, maxRows).map((item) => ({ id: item.name, item }))}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={[chosen]}
          onSelectionChange={(keys) => {
            setChosen(String([...keys][0]))
            back()
          }}
          onAction={(key) =>
            pages.some(({ name, redirect }) => name === key && redirect === undefined) && open(String(key))
          }
          renderEmptyState={() => <p className="empty">No page is called so.</p>}
        >
          {({ id, item }: { id: string; item: PageRow }) => (
            <GridListItem
              id={id}
              textValue={`${item.title} ${item.path}`}
              className="page-row"
              style={{ paddingInlineStart: `${item.depth * 1.1 + 0.6}rem` }}
            >
              <strong>{item.title || item.path}</strong>
              <span>{[item.title ? item.path : '', ...item.notes].filter(Boolean).join(' · ')}</span>
            </GridListItem>
          )}
        </GridList>
        {rows.length > maxRows && <p className="help">{rows.length - maxRows} more: search for them.</p>}
        <button type="button" className="add" onClick={() => setAction('new')}>
          New page
        </button>
      </div>
      <div className="page-side">
        {action === undefined && row && <PageDetails row={row} onOpen={() => open(row.name)} onAction={setAction} />}
        {action === 'new' && <NewPageForm {...common} />}
        {action === 'copy' && row && <CopyPageForm key={chosen} page={row} {...common} />}
        {action === 'move' && row && (
          <MovePage
            key={chosen}
            page={row}
            hasChildren={pages.some(({ path, redirect }) => redirect === undefined && path.startsWith(`${row.path}/`))}
            {...common}
          />
        )}
        {action === 'delete' && row && <DeletePage key={chosen} page={row} {...common} />}
        {action === 'order' && row?.entry && <EntryOrder collection={row.entry.collection} onClose={back} />}
      </div>
    </div>
  )
}

interface PagesProps {
  isOpen: boolean
  onClose: () => void
}

export function Pages({ isOpen, onClose }: PagesProps) {
  return (
    <EditorDialog title="Pages" {...{ isOpen, onClose }}>
      <PagesChoice onClose={onClose} />
    </EditorDialog>
  )
}

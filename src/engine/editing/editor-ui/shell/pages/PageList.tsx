import type { Ref } from 'react'
import { GridList, GridListItem } from 'react-aria-components'
import { Empty } from '../../views/Empty'
import { PagePicture } from './PagePicture'
import type { PageRow } from './page-rows'

interface PageListProps {
  rows: readonly PageRow[]
  chosen: string | undefined
  words: string
  list: Ref<HTMLDivElement>
  onChoose: (name: string) => void
  onOpen: (name: string) => void
  onNew: (title: string) => void
}

/** The indent stops here: titles need the room. */
const maxIndent = 3

export function PageList({ rows, chosen, words, list, onChoose, onOpen, onNew }: PageListProps) {
  return (
    <GridList
      ref={list}
      aria-label="Pages"
      className="pane-list"
      items={rows.map((item) => ({ id: item.name, item }))}
      dependencies={[words]}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => onChoose(String([...keys][0]))}
      onAction={(key) => onOpen(String(key))}
      renderEmptyState={() => (
        <Empty icon="page" words={`No page is called “${words.trim()}”.`}>
          <button type="button" onClick={() => onNew(words.trim())}>
            New page “{words.trim()}”
          </button>
        </Empty>
      )}
    >
      {({ id, item }: { id: string; item: PageRow }) => (
        <GridListItem
          id={id}
          textValue={`${item.title} ${item.path}`}
          className="page-row"
          data-depth={words.trim() === '' ? Math.min(item.depth, maxIndent) : 0}
        >
          <PagePicture {...item} />
          <span className="page-words">
            <strong>{item.title || item.path}</strong>
            <span>{item.redirect === undefined ? item.path : `Redirects to ${item.redirect}`}</span>
          </span>
          {item.state && (
            <span className="badge" data-state={item.state.name}>
              {item.state.words}
            </span>
          )}
        </GridListItem>
      )}
    </GridList>
  )
}

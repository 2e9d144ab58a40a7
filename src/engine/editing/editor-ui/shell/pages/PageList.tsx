import type { Ref } from 'react'
import { Button, Collection, GridList, GridListHeader, GridListItem, GridListSection } from 'react-aria-components'
import { sayDay } from '../../../../base/text/language/day'
import { plural } from '../../../../base/text/numbers'
import { Icon } from '../../controls/Icon'
import { collectionsOf } from '../../model/collections/collections'
import { languagesOf, type PageInLanguage } from '../../model/languages/languages'
import { Empty } from '../../views/Empty'
import { useSessionState } from '../../views/use-editor'
import { WordsAround } from '../find/WordsAround'
import { PagePicture } from './PagePicture'
import type { PageRow, PageSection } from './page-rows'

interface PageListProps {
  sections: readonly PageSection[]
  chosen: string | undefined
  /** The chosen page, which may be a translation of that of its row. */
  picked: string | undefined
  words: string
  list: Ref<HTMLDivElement>
  /** Whether only redirects are listed. */
  isElsewhere: boolean
  onChoose: (name: string) => void
  onOpen: (name: string) => void
  onNew: (title: string) => void
  /** Translates the page of a row. */
  onTranslate: (row: PageRow, language: string) => void
}

interface VersionProps extends Pick<PageListProps, 'onChoose' | 'onOpen' | 'onTranslate'> {
  version: PageInLanguage
  row: PageRow
  isPicked: boolean
}

/** Its words are its name for screen readers, each in its language. */
function Version({
  version: { language, name, page, state },
  row,
  isPicked,
  onChoose,
  onOpen,
  onTranslate,
}: VersionProps) {
  const isMissing = page === undefined
  // A page in another language alone is no original.
  if (isMissing && row.versions?.some((version) => version.page?.name === row.name)) return <span className="version" />
  return (
    <Button
      className="version"
      lang={language}
      aria-pressed={isMissing ? undefined : isPicked}
      onPress={() => (page ? onChoose(page.name) : onTranslate(row, language))}
      onDoubleClick={() => page && onOpen(page.name)}
      onKeyDown={(event) => (page && event.key === 'Enter' ? onOpen(page.name) : event.continuePropagation())}
    >
      <span className="version-language">{name}</span>
      {page ? (
        <>
          <strong dir="auto">{page.title || page.path}</strong>
          <span>{page.path}</span>
          {state && (
            <span className="badge" lang="en">
              {state}
            </span>
          )}
        </>
      ) : (
        <span className="translate" lang="en">
          <Icon name="add" /> Translate
        </span>
      )}
    </Button>
  )
}

/** More languages are below each other. */
const mostColumns = 4

/** The indent stops here: titles need the room. */
const maxIndent = 3

/** "7 November 2026, /news/winter-hours" */
const sayPlace = ({ redirect, path, entry }: PageRow) =>
  redirect === undefined ? [entry?.day && sayDay(entry.day), path].filter(Boolean).join(', ') : `Leads to ${redirect}`

function SectionHead({ collection, title, count }: PageSection) {
  const { overview } = useSessionState('overview')
  if (title !== undefined)
    return (
      <GridListHeader className="page-section">
        <h3>{title}</h3>
      </GridListHeader>
    )
  if (!overview || collection === '') return null
  const { order } = collectionsOf(overview).named(collection)
  const words = [plural(count, 'page'), order === '-day' ? 'newest first' : order === 'day' && 'oldest first']
  return (
    <GridListHeader className="page-section">
      <h3>{collectionsOf(overview).titleOf(collection)}</h3>
      <span>{words.filter(Boolean).join(', ')}</span>
    </GridListHeader>
  )
}

export function PageList({ sections, chosen, picked, words, list, isElsewhere, ...on }: PageListProps) {
  const languages = languagesOf(useSessionState('overview').overview)
  const row = (item: PageRow) => (
    <GridListItem
      id={item.name}
      textValue={[item.title, item.path, item.state?.words].filter(Boolean).join(', ')}
      lang={languages?.of(item.path)}
      className="page-row"
      data-languages={item.versions && Math.min(item.versions.length, mostColumns)}
      data-depth={words.trim() === '' ? Math.min(item.depth, maxIndent) : 0}
    >
      <span className="page-own" data-picked={item.name === picked || undefined}>
        <PagePicture {...item} />
        <span className="page-words">
          <strong>{item.title || item.path}</strong>
          {item.around ? <WordsAround around={item.around} /> : <span>{sayPlace(item)}</span>}
        </span>
        {item.state && (
          <span className="badge" data-state={item.state.name} lang="en">
            {item.state.words}
          </span>
        )}
      </span>
      {item.versions?.map((version) => (
        <Version key={version.language} version={version} row={item} isPicked={version.page?.name === picked} {...on} />
      ))}
    </GridListItem>
  )
  return (
    <GridList
      ref={list}
      aria-label="Pages"
      className="pane-list"
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => on.onChoose(String([...keys][0]))}
      onAction={(key) => on.onOpen(String(key))}
      renderEmptyState={() =>
        isElsewhere ? (
          <Empty icon="redirect" words="No such address leads elsewhere." />
        ) : (
          <Empty icon="page" words={`No page is called “${words.trim()}”.`}>
            <button type="button" onClick={() => on.onNew(words.trim())}>
              New page “{words.trim()}”
            </button>
          </Empty>
        )
      }
    >
      {sections.map((section) => (
        <GridListSection key={section.collection} id={section.collection || 'pages'} aria-label="Pages">
          <SectionHead {...section} />
          <Collection items={section.rows.map((item) => ({ id: item.name, item }))} dependencies={[words, picked]}>
            {({ item }: { id: string; item: PageRow }) => row(item)}
          </Collection>
        </GridListSection>
      ))}
    </GridList>
  )
}

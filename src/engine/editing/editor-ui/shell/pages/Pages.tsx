import { useEffect, useRef, useState } from 'react'
import { plural } from '../../../../base/text/numbers'
import type { PageName } from '../../../edited-site/overview'
import { Icon } from '../../controls/Icon'
import { languagesOf, type SiteInLanguages } from '../../model/languages/languages'
import { type DialogProps, EditorDialog } from '../../views/EditorDialog'
import { SearchBox } from '../../views/SearchBox'
import { useSession, useSessionState } from '../../views/use-editor'
import { useSearchKeys } from '../../views/use-search-keys'
import { EntryOrder } from '../collections/EntryOrder'
import { type Among, isAmong, PageFilter } from '../collections/PageFilter'
import { RenameValue } from '../collections/RenameValue'
import { stayInColumn } from '../languages/stay-in-column'
import { TranslateForm } from '../languages/TranslateForm'
import { RedirectPanel } from '../redirects/RedirectPanel'
import { DeletePage } from './DeletePage'
import { MovePage } from './MovePage'
import { CopyPageForm, NewPageForm } from './NewPageForm'
import { type PageAction, PageDetails } from './PageDetails'
import { PageList } from './PageList'
import { elsewhere, groupRows, inSections, listRows, maxRows, type PageRow, rowsWithWords } from './page-rows'
import { useFoundWords } from './use-found-words'

const foundOf = ({ name, found = name }: PageRow) => found

/** Hidden from screen readers, because each cell names its language. */
function LanguageHeads({ languages }: { languages: SiteInLanguages }) {
  return (
    <div className="language-heads" aria-hidden="true" data-languages={languages.all.length - 1}>
      {languages.all.map((language) => (
        <span key={language} lang={language}>
          {languages.nameOf(language)}
        </span>
      ))}
    </div>
  )
}

interface PagesProps extends DialogProps {
  /** The name of the redirect that is chosen at first. */
  redirect: string | undefined
}

function PagesChoice({ redirect, onClose }: Omit<PagesProps, 'isOpen'>) {
  const session = useSession()
  const { overview, name: openName } = useSessionState('overview', 'name')
  const [words, setWords] = useState('')
  const [picked, setPicked] = useState<string | undefined>(redirect ?? openName)
  const [action, setAction] = useState<PageAction>()
  const [language, setLanguage] = useState('')
  const [title, setTitle] = useState('')
  const [among, setAmong] = useState<Among>(redirect === undefined ? {} : { collection: elsewhere })
  const list = useRef<HTMLDivElement>(null)
  const pages = overview?.pages ?? []
  const languages = languagesOf(overview)
  const matching = listRows(pages, session.book, words).filter(isAmong(among))
  const hits = useFoundWords(words)
  const all = languages || hits.length > 0 ? listRows(pages, session.book, '') : undefined
  const found = languages && all ? groupRows(all, matching, languages) : matching
  const inTexts = rowsWithWords((all ?? []).filter(isAmong(among)), matching, hits)
  const withWords = {
    collection: 'with words',
    title: 'With these words in their texts',
    rows: inTexts,
    count: inTexts.length,
  }
  const sections = [...inSections(found), ...(inTexts.length > 0 ? [withWords] : [])]
  const rows = sections.flatMap((section) => section.rows)
  const isPicked = ({ name }: PageName) => name === picked
  const leader =
    rows.find((one) => isPicked(one) || one.versions?.some(({ page }) => page && isPicked(page))) ?? rows[0]
  const row = (leader && all?.find(({ name }) => name === (picked ?? foundOf(leader)))) ?? leader
  const chosen = leader?.name
  const ordered = among.collection ?? row?.entry?.collection
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen row is brought into view when another one is chosen
  useEffect(() => {
    list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, words])
  const choose = (name: string) => {
    setPicked(name)
    setAction(undefined)
  }
  const open = (name: string) => {
    if (pages.some((page) => page.name === name && page.redirect !== undefined)) {
      choose(name)
      return setAction('redirect')
    }
    void session.open(name)
    onClose()
  }
  const isElsewhere = among.collection === elsewhere
  const create = (proposed: string) => {
    setTitle(proposed)
    setAction(isElsewhere ? 'new-redirect' : 'new')
  }
  const keys = useSearchKeys({
    keys: rows.map(foundOf),
    chosen: leader && foundOf(leader),
    onChoose: choose,
    onAct: () => row && open(row.name),
  })
  const isOfRedirect = action?.endsWith('redirect') || (action === undefined && row?.redirect !== undefined)
  const common = { onDone: onClose, onCancel: () => setAction(undefined) }
  return (
    <div className="panes pages" data-action={action} data-languages={languages?.all.length}>
      <div className="pane" role="presentation" onKeyDownCapture={stayInColumn}>
        <div className="pane-head">
          <SearchBox
            label="Search pages"
            words={words}
            onWords={(typed) => {
              setWords(typed)
              setPicked(typed.trim() === '' ? openName : undefined)
              setAction(undefined)
            }}
            onKeyDown={keys}
          />
          <button type="button" className="primary" onClick={() => create('')}>
            <Icon name="add" />{' '}
            {isElsewhere ? 'New address' : among.collection === undefined ? 'New page' : 'New entry'}
          </button>
        </div>
        <PageFilter
          among={among}
          onAmong={(chosen) => {
            setAmong(chosen)
            setPicked(undefined)
            setAction(undefined)
          }}
          onAction={setAction}
        />
        {languages && !isElsewhere && <LanguageHeads languages={languages} />}
        <PageList
          {...{ sections, chosen, words, list, isElsewhere }}
          picked={row?.name}
          onChoose={choose}
          onOpen={open}
          onNew={create}
          onTranslate={(page, wanted) => {
            setPicked(page.name)
            setLanguage(wanted)
            setAction('translate')
          }}
        />
        {found.length > maxRows && <p className="help pane-note">{found.length - maxRows} more: search for them.</p>}
        <p role="status" className="visually-hidden">
          {words.trim() !== '' &&
            `${plural(found.length + inTexts.length, 'page')} found. ${row ? `${row.title || row.path} is chosen` : ''}`}
        </p>
      </div>
      <div className="pane page-side">
        {isOfRedirect && (
          <RedirectPanel
            {...{ row, action }}
            onAction={setAction}
            onDone={(path) => {
              setWords('')
              setAmong({ collection: elsewhere })
              choose(path)
            }}
            onCancel={common.onCancel}
          />
        )}
        {action === undefined && !isOfRedirect && row && (
          <PageDetails row={row} onOpen={() => open(row.name)} onAction={setAction} />
        )}
        {action === 'new' && <NewPageForm key={title} proposed={title} collection={among.collection} {...common} />}
        {action === 'translate' && row && (
          <TranslateForm key={`${row.name} ${language}`} page={row} language={language} {...common} />
        )}
        {action === 'copy' && row && <CopyPageForm key={row.name} page={row} {...common} />}
        {action === 'move' && row && (
          <MovePage
            key={row.name}
            page={row}
            hasChildren={pages.some(({ path, redirect }) => redirect === undefined && path.startsWith(`${row.path}/`))}
            {...common}
          />
        )}
        {action === 'delete' && row && <DeletePage key={row.name} page={row} {...common} />}
        {action === 'order' && ordered !== undefined && (
          <EntryOrder key={ordered} collection={ordered} onClose={() => setAction(undefined)} />
        )}
        {action === 'rename' && among.value !== undefined && (
          <RenameValue
            {...(among as Required<Among>)}
            near={rows[0]?.path ?? '/'}
            onDone={(value) => {
              setAmong({ ...among, value })
              setAction(undefined)
            }}
            onCancel={common.onCancel}
          />
        )}
      </div>
    </div>
  )
}

export function Pages(props: PagesProps) {
  return (
    <EditorDialog title="Pages" isOpen={props.isOpen} onClose={props.onClose}>
      <PagesChoice {...props} />
    </EditorDialog>
  )
}

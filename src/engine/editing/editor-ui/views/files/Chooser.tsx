import { useEffect, useRef, useState } from 'react'
import { capitalize } from '../../../../base/text/language/capitalize'
import { plural } from '../../../../base/text/numbers'
import type { SiteFile } from '../../../edited-site/file-store'
import { Icon } from '../../controls/Icon'
import type { Choosing } from '../../model/files/file-manager'
import { fileName, nouns } from '../../model/files/file-words'
import { arrangeFiles, filesFor, wholeLibrary } from '../../model/files/library'
import { Empty } from '../Empty'
import { SearchBox } from '../SearchBox'
import { useFileManagerState } from '../use-editor'
import { useSearchKeys } from '../use-search-keys'
import { FileDetails } from './FileDetails'
import { columnsOf, FileGrid } from './FileGrid'
import { LibraryFilter } from './LibraryFilter'
import { ReplaceDetails } from './ReplaceDetails'
import { type News, UploadButton, UploadNotes } from './Uploads'

/** A longer list is no help: the search makes it shorter. */
const maxShown = 120

export default function Chooser({ choosing }: { choosing: Choosing }) {
  const { files, uploads, trouble } = useFileManagerState()
  const { kind, current } = choosing
  const [view, setView] = useState(wholeLibrary)
  const [selected, setSelected] = useState(current)
  const [meant, setMeant] = useState(0)
  const [replaced, setReplaced] = useState<SiteFile>()
  const [news, setNews] = useState<News>()
  const search = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const fresh = uploads.find((upload) => 'address' in upload)?.address
  useEffect(() => {
    if (fresh === undefined) return
    setSelected(fresh)
    setMeant(0)
    setView(wholeLibrary)
  }, [fresh])

  const { words } = view
  const own = filesFor(choosing, files ?? [])
  const uploaded = new Set(uploads.flatMap((upload) => ('address' in upload ? [upload.address] : [])))
  const found = arrangeFiles(own, view, choosing, uploaded).filter(({ address }) => address !== replaced?.address)
  const shown = found.slice(0, maxShown)
  const first = replaced ? undefined : shown[0]
  const chosen = shown.find(({ address }) => address === selected) ?? first
  const select = (address: string) => {
    setSelected(address)
    setMeant(0)
    setNews(undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen file is brought into view when another one is chosen
  useEffect(() => {
    grid.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.address])
  /** The focused element is removed. */
  const replace = (file: SiteFile | undefined) => {
    setReplaced(file)
    select(file ? '' : current)
    search.current?.focus()
  }
  const mean = () => {
    if (!replaced) setMeant((times) => times + 1)
  }
  const keys = useSearchKeys({
    keys: shown.map(({ address }) => address),
    chosen: chosen?.address,
    onChoose: select,
    onAct: mean,
    columns: () => columnsOf(grid.current),
  })
  const noun = nouns[kind]
  if (!files)
    return (
      <p role="status" className="empty-state">
        {trouble ?? `Loading the ${noun}s …`}
      </p>
    )
  const onTrouble = (why: string | undefined) => setNews(why === undefined ? undefined : { words: why, isWrong: true })
  const empty = (
    <Empty
      icon={kind === 'image' ? 'picture' : 'file'}
      words={
        own.length === 0
          ? `There are no ${noun}s here yet.`
          : words.trim() === ''
            ? `No ${noun} is like this.`
            : `No ${noun} matches “${words.trim()}”.`
      }
    >
      {own.length === 0 ? (
        <UploadButton kind={kind} />
      ) : (
        <button
          type="button"
          onClick={() => {
            setView(wholeLibrary)
            search.current?.focus()
          }}
        >
          Show all {noun}s
        </button>
      )}
    </Empty>
  )
  return (
    <div className="panes files">
      <div className="pane">
        <div className="pane-head">
          <SearchBox
            label={`Search ${noun}s`}
            placeholder={kind === 'image' ? 'Search by name or alternative text' : 'Search by name'}
            words={words}
            input={search}
            onWords={(typed) => {
              setView({ ...view, words: typed })
              setSelected(typed.trim() === '' && !replaced ? current : '')
            }}
            onKeyDown={keys}
          />
          <UploadButton kind={kind} />
        </div>
        <LibraryFilter files={own} view={view} onView={setView} />
        {replaced && (
          <p className="note pane-note">
            <Icon name="replace" /> Choose what replaces {fileName(replaced.address)} in{' '}
            {plural(replaced.uses.count, 'place')}.
            <button type="button" onClick={() => replace(undefined)}>
              Cancel
            </button>
          </p>
        )}
        <FileGrid
          label={capitalize(`${noun}s`)}
          files={shown}
          selected={chosen?.address}
          grid={grid}
          empty={empty}
          onSelect={select}
          onMeant={mean}
        />
        <UploadNotes
          news={trouble === undefined ? news : { words: trouble, isWrong: true }}
          quiet={
            found.length > maxShown
              ? `The first ${maxShown} of ${found.length}. Search for the others.`
              : `${plural(found.length, noun)}. Drop ${noun}s here to upload them.`
          }
        />
      </div>
      <div className="pane file-side">
        {replaced && <ReplaceDetails key={chosen?.address} from={replaced} to={chosen} onTrouble={onTrouble} />}
        {!replaced && chosen && (
          <FileDetails
            key={chosen.address}
            {...{ choosing, file: chosen, meant }}
            onReplace={() => replace(chosen)}
            onTrouble={onTrouble}
            onDeleted={() => {
              setNews({ words: `${fileName(chosen.address)} is deleted. Undo brings it back.`, isWrong: false })
              search.current?.focus()
            }}
          />
        )}
      </div>
    </div>
  )
}

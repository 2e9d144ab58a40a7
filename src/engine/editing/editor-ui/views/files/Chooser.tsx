import { useEffect, useRef, useState } from 'react'
import { capitalize } from '../../../../base/text/language/capitalize'
import { plural } from '../../../../base/text/numbers'
import type { SiteFile } from '../../../edited-site/file-store'
import { Icon } from '../../controls/Icon'
import type { Choosing } from '../../model/files/file-manager'
import { fileFolder, fileName, matchesSearch, nouns } from '../../model/files/file-words'
import { Empty } from '../Empty'
import { SearchBox } from '../SearchBox'
import { useFileManagerState } from '../use-editor'
import { useSearchKeys } from '../use-search-keys'
import { FileDetails } from './FileDetails'
import { columnsOf, FileGrid } from './FileGrid'
import { ReplaceDetails } from './ReplaceDetails'
import { type News, UploadButton, UploadNotes } from './Uploads'

/** A longer list is no help: the search makes it shorter. */
const maxShown = 120

function inOrder(files: readonly SiteFile[], { current }: Choosing, uploaded: ReadonlySet<string>): SiteFile[] {
  const rank = ({ address }: SiteFile) => {
    if (uploaded.has(address)) return 0
    if (address === current) return 1
    return current !== '' && fileFolder(address) === fileFolder(current) ? 2 : 3
  }
  return files.toSorted((one, other) => rank(one) - rank(other))
}

export function Chooser({ choosing }: { choosing: Choosing }) {
  const { files, uploads, trouble } = useFileManagerState()
  const { kind, current } = choosing
  const [words, setWords] = useState('')
  const [isUnused, setUnused] = useState(false)
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
    setWords('')
    setUnused(false)
  }, [fresh])

  const own = (files ?? []).filter((file) => file.kind === kind)
  const uploaded = new Set(uploads.flatMap((upload) => ('address' in upload ? [upload.address] : [])))
  const found = inOrder(own, choosing, uploaded).filter(
    (file) => file.address !== replaced?.address && (!isUnused || file.uses.count === 0) && matchesSearch(file, words),
  )
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
      words={words.trim() === '' ? `There are no ${noun}s here yet.` : `No ${noun} matches “${words.trim()}”.`}
    >
      {words.trim() === '' ? (
        <UploadButton kind={kind} />
      ) : (
        <button
          type="button"
          onClick={() => {
            setWords('')
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
              setWords(typed)
              setSelected(typed.trim() === '' && !replaced ? current : '')
            }}
            onKeyDown={keys}
          />
          <button type="button" aria-pressed={isUnused} onClick={() => setUnused(!isUnused)}>
            Used nowhere ({own.filter(({ uses }) => uses.count === 0).length})
          </button>
          <UploadButton kind={kind} />
        </div>
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

import { useEffect, useRef, useState } from 'react'
import { Input, SearchField } from 'react-aria-components'
import type { SiteFile } from '../../../store/file-store'
import { plural } from '../../../text/numbers'
import type { Choosing } from '../../model/files/file-manager'
import { fileFolder, fileName, matchesSearch, nouns } from '../../model/files/file-words'
import { useFileManagerState, useSessionState } from '../use-editor'
import { FileDetails } from './FileDetails'
import { FileGrid } from './FileGrid'
import { ReplaceDetails } from './ReplaceDetails'
import { type News, UploadButton, UploadNotes } from './Uploads'

/** A longer list is no help: the search makes it shorter. */
const maxShown = 120

/** Puts new uploads first, then the present file, then those of its folder. */
function inOrder(files: readonly SiteFile[], { current }: Choosing, uploaded: ReadonlySet<string>): SiteFile[] {
  const rank = ({ address }: SiteFile) => {
    if (uploaded.has(address)) return 0
    if (address === current) return 1
    return current !== '' && fileFolder(address) === fileFolder(current) ? 2 : 3
  }
  return files.toSorted((one, other) => rank(one) - rank(other))
}

function SharedNote({ pointer, noun }: { pointer: string; noun: string }) {
  const { overview } = useSessionState()
  const shared = overview?.shared.find((block) => pointer.startsWith(`${block.pointer}/`))
  if (!shared) return null
  return (
    <p className="note">
      This block stands on {plural(shared.pages.length, 'page')}: the {noun} changes on all of them.
    </p>
  )
}

export function Chooser({ choosing }: { choosing: Choosing }) {
  const { files, uploads, trouble } = useFileManagerState()
  const { kind, current, pointer } = choosing
  const [words, setWords] = useState('')
  const [isUnused, setUnused] = useState(false)
  const [selected, setSelected] = useState(current)
  const [meant, setMeant] = useState(0)
  const [replaced, setReplaced] = useState<SiteFile>()
  const [news, setNews] = useState<News>()
  const search = useRef<HTMLInputElement>(null)
  const fresh = uploads.find((upload) => 'address' in upload)?.address
  useEffect(() => {
    if (fresh === undefined) return
    setSelected(fresh)
    setMeant(0)
    setWords('')
    setUnused(false)
  }, [fresh])
  if (!files) return <p role="status">{trouble ?? 'Looking into the folder …'}</p>

  const uploaded = new Set(uploads.flatMap((upload) => ('address' in upload ? [upload.address] : [])))
  const found = inOrder(files, choosing, uploaded).filter(
    (file) =>
      file.kind === kind &&
      file.address !== replaced?.address &&
      (!isUnused || file.uses.count === 0) &&
      matchesSearch(file, words),
  )
  const unused = files.filter((file) => file.kind === kind && file.uses.count === 0).length
  const chosen = files.find(({ address, kind: own }) => address === selected && own === kind)
  const select = (address: string) => {
    setSelected(address)
    setMeant(0)
    setNews(undefined)
  }
  /** The focused element is removed. */
  const replace = (file: SiteFile | undefined) => {
    setReplaced(file)
    select(file ? '' : current)
    search.current?.focus()
  }
  const onTrouble = (words: string | undefined) => setNews(words === undefined ? undefined : { words, isWrong: true })
  return (
    <>
      {replaced ? (
        <p className="note">
          Choose what comes in the place of {fileName(replaced.address)} in {plural(replaced.uses.count, 'place')}.{' '}
          <button type="button" onClick={() => replace(undefined)}>
            Cancel
          </button>
        </p>
      ) : (
        <SharedNote pointer={pointer} noun={nouns[kind]} />
      )}
      <div className="file-tools">
        <SearchField
          aria-label={`Search ${nouns[kind]}s`}
          autoFocus
          className="search"
          value={words}
          onChange={setWords}
        >
          <Input
            ref={search}
            placeholder={kind === 'image' ? 'Search by name or alternative text' : 'Search by name'}
          />
        </SearchField>
        <button type="button" aria-pressed={isUnused} onClick={() => setUnused(!isUnused)}>
          Used nowhere ({unused})
        </button>
        <UploadButton kind={kind} />
      </div>
      <UploadNotes news={trouble === undefined ? news : { words: trouble, isWrong: true }} />
      <div className="file-choice">
        <div>
          <FileGrid
            label={`${nouns[kind]}s`.replace(/^./, (letter) => letter.toUpperCase())}
            files={found.slice(0, maxShown)}
            selected={chosen?.address}
            onSelect={select}
            onMeant={() => {
              if (!replaced) setMeant((times) => times + 1)
            }}
          />
          {found.length > maxShown && (
            <p className="help">
              The first {maxShown} of {found.length}. Search for the others.
            </p>
          )}
        </div>
        {replaced ? (
          <ReplaceDetails from={replaced} to={chosen} onTrouble={onTrouble} />
        ) : (
          chosen && (
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
          )
        )}
      </div>
    </>
  )
}

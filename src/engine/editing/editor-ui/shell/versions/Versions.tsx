import { useEffect, useRef, useState } from 'react'
import { plural } from '../../../../base/text/numbers'
import type { PublishedVersion, VersionList } from '../../../edited-site/publishing'
import { type DialogProps, EditorDialog } from '../../views/EditorDialog'
import { Empty } from '../../views/Empty'
import { SignInFirst } from '../../views/SignInFirst'
import { useSessionState, useSurroundings } from '../../views/use-editor'
import { Changes } from '../changes/Changes'
import { type Narrowing, narrowVersions } from './narrow-versions'
import { useVersionChanges } from './use-version-changes'
import { VersionFilter } from './VersionFilter'
import { VersionRow } from './VersionRow'
import { whenSeen } from './when-seen'

/** How many are listed at first, and how many more at a time: a host answers one request for them. */
const step = 15

function useVersions(count: number) {
  const { publishing } = useSurroundings()
  const [list, setList] = useState<VersionList>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void publishing.versions(count).then((answer) => {
      if (!isCurrent) return
      if (answer.kind === 'versions') setList(answer)
      else setProblem(answer.problem)
    })
    return () => {
      isCurrent = false
    }
  }, [publishing, count])
  return { list, problem }
}

interface CountParts {
  shown: number
  list: VersionList
  isNarrowed: boolean
  isLooking: boolean
}

/** "3 of the newest 15 versions", "2 so far …" */
function sayCount({ shown, list: { versions, hasMore }, isNarrowed, isLooking }: CountParts): string {
  if (isLooking) return `${shown} so far …`
  const all = hasMore ? `the newest ${plural(versions.length, 'version')}` : plural(versions.length, 'version')
  if (isNarrowed) return `${shown} of ${all}`
  return hasMore ? `The ${all.slice('the '.length)}` : all
}

function sayNone({ page = '', author }: Narrowing, titles: ReadonlyMap<string, string>): string {
  const title = titles.get(page) || page
  return author === undefined
    ? `None of these versions changed “${title}”.`
    : `None of these versions by ${author} changed “${title}”.`
}

interface ListProps extends Pick<ReturnType<typeof useVersionChanges>, 'known' | 'ask'> {
  list: VersionList
  narrowing: Narrowing
  /** The place of the row that gets the focus. */
  focused: number | undefined
  onFocused: () => void
  onNarrow: (narrowing: Narrowing) => void
  onChoose: (version: PublishedVersion, place: number) => void
  onMore: (place: number) => void
}

function List({ list, known, ask, narrowing, focused, onFocused, onNarrow, onChoose, onMore }: ListProps) {
  const { overview, name } = useSessionState('overview', 'name')
  const rows = useRef<HTMLUListElement>(null)
  const { versions, hasMore, note } = list
  const { shown, next } = narrowVersions(versions, known, narrowing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row may come later than it is to have the focus
  useEffect(() => {
    const row = focused === undefined ? undefined : rows.current?.querySelectorAll('button')[focused]
    if (!row) return
    row.focus()
    onFocused()
  }, [focused, shown.length])
  if (versions.length === 0) return <Empty icon="versions" words={note ?? 'Nothing was published yet.'} />
  const pages = overview?.pages ?? []
  const titles = new Map(pages.map(({ path, title }) => [path, title]))
  const nameOf = ({ path, title }: { path: string; title?: string }) => titles.get(path) || title || path
  const open = pages.find((page) => page.name === name)?.path ?? name
  const isNarrowed = narrowing.page !== undefined || narrowing.author !== undefined
  const isLooking = next.length > 0
  const askNext = () => {
    for (const { id } of next) ask(id)
  }
  return (
    <>
      <p className="help">Choose a version to see what has changed since, and to bring back what you miss.</p>
      <VersionFilter {...{ versions, narrowing, open, onNarrow }} />
      <p role="status" className="help">
        {sayCount({ shown: shown.length, list, isNarrowed, isLooking })}
      </p>
      <ul ref={rows} className="version-list">
        {shown.map((version, place) => (
          <VersionRow
            key={version.id}
            {...{ version, nameOf }}
            changes={known.get(version.id)}
            first={narrowing.page}
            onSeen={() => ask(version.id)}
            onChoose={() => onChoose(version, place)}
          />
        ))}
      </ul>
      {isLooking && (
        <p ref={whenSeen(askNext)} className="empty-state">
          Looking through older versions …
        </p>
      )}
      {!isLooking && shown.length === 0 && (
        <Empty icon="versions" words={sayNone(narrowing, titles)}>
          <button type="button" onClick={() => onNarrow({})}>
            Show all versions
          </button>
        </Empty>
      )}
      {!isLooking && hasMore && (
        <button type="button" onClick={() => onMore(shown.length)}>
          Show older versions
        </button>
      )}
      {note !== undefined && <p className="note">{note}</p>}
    </>
  )
}

function Content({ onClose }: Pick<DialogProps, 'onClose'>) {
  const { overview, name } = useSessionState('overview', 'name')
  const [count, setCount] = useState(step)
  const [chosen, setChosen] = useState<PublishedVersion>()
  const [focused, setFocused] = useState<number>()
  const [narrowing, setNarrowing] = useState<Narrowing>(() => ({
    page: overview?.pages.find((page) => page.name === name)?.path ?? name,
  }))
  const { list, problem } = useVersions(count)
  const changes = useVersionChanges()
  if (chosen) return <Changes version={chosen} {...{ onClose }} onVersions={() => setChosen(undefined)} />
  return (
    <div className="dialog-body">
      {problem !== undefined && <SignInFirst why={problem} onClose={onClose} />}
      {list ? (
        <List
          {...{ list, focused, narrowing, ...changes }}
          onFocused={() => setFocused(undefined)}
          onNarrow={(chosen) => {
            setFocused(undefined)
            setNarrowing(chosen)
          }}
          onChoose={(version, place) => {
            setFocused(place)
            setChosen(version)
          }}
          onMore={(place) => {
            setFocused(place)
            setCount(count + step)
          }}
        />
      ) : (
        problem === undefined && (
          <p role="status" className="empty-state">
            Looking for versions …
          </p>
        )
      )}
    </div>
  )
}

export function Versions({ isOpen, onClose }: DialogProps) {
  return (
    <EditorDialog size="narrow" content="publishing" title="Versions" isOpen={isOpen} onClose={onClose}>
      <Content onClose={onClose} />
    </EditorDialog>
  )
}

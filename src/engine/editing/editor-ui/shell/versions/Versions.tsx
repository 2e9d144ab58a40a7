import { useEffect, useRef, useState } from 'react'
import type { PublishedVersion, VersionList } from '../../../edited-site/publishing'
import { EditorDialog } from '../../views/EditorDialog'
import { Empty } from '../../views/Empty'
import { useSurroundings } from '../../views/use-editor'
import { Changes } from '../changes/Changes'
import { dateOf } from '../changes/date-of'

/** How many are shown at first, and how many more at a time. */
const step = 30

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

interface ListProps {
  list: VersionList
  /** The place of the row that gets the focus. */
  focused: number
  onChoose: (version: PublishedVersion) => void
  onMore: () => void
}

function List({ list: { versions, hasMore, note }, focused, onChoose, onMore }: ListProps) {
  const rows = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row may come later than it is to have the focus
  useEffect(() => {
    rows.current?.querySelectorAll('button')[focused]?.focus()
  }, [focused, versions])
  if (versions.length === 0) return <Empty icon="versions" words={note ?? 'Nothing was published yet.'} />
  return (
    <>
      <p className="help">Choose a version to see what has changed since, and to bring back what you miss.</p>
      <ul ref={rows} className="version-list">
        {versions.map((version) => (
          <li key={version.id} className="past-version">
            <button type="button" className="quiet" onClick={() => onChoose(version)}>
              <strong dir="auto">{version.words}</strong>
              <span className="help">
                {dateOf(version.time)}, <span dir="auto">{version.author}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={onMore}>
          Show older versions
        </button>
      )}
      {note !== undefined && <p className="note">{note}</p>}
    </>
  )
}

function Content({ onClose }: { onClose: () => void }) {
  const [count, setCount] = useState(step)
  const [chosen, setChosen] = useState<PublishedVersion>()
  const [focused, setFocused] = useState(0)
  const { list, problem } = useVersions(count)
  if (chosen) return <Changes version={chosen} {...{ onClose }} onVersions={() => setChosen(undefined)} />
  return (
    <div className="dialog-body">
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      {list ? (
        <List
          {...{ list, focused }}
          onChoose={(version) => {
            setFocused(list.versions.indexOf(version))
            setChosen(version)
          }}
          onMore={() => {
            setFocused(list.versions.length)
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

export function Versions({ onClose }: { onClose: () => void }) {
  return (
    <EditorDialog size="narrow" content="publishing" title="Versions" isOpen onClose={onClose}>
      <Content onClose={onClose} />
    </EditorDialog>
  )
}

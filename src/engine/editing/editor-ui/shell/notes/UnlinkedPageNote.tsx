import { useState } from 'react'
import { isAtOrBelow } from '../../../../base/shared-types/json'
import { catchFocus } from '../../views/catch-focus'
import { useSession, useSessionState } from '../../views/use-editor'
import { addLink, findLinkLists, showEntry } from '../pages/link-lists'
import { Note } from './Note'

const orphan = 'orphan-page'

export function UnlinkedPageNote({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { page, overview, name } = useSessionState('page', 'overview', 'name')
  const [chosen, setChosen] = useState(0)
  const own = overview?.pages.find((one) => one.name === name)
  if (!page || !own) return null
  const { path } = own
  const show = async () => {
    await session.do({
      label: `Page “${own.title}” shown`,
      edits: showEntry,
      announcement: () => `${own.title} is now visible to visitors`,
    })
    catchFocus('.bar button')
  }
  if (own.entry?.isVisible === false)
    return (
      <Note icon="hide" words="This page is hidden: no list of pages shows it yet." onClose={onClose}>
        <button type="button" onClick={() => void show()}>
          Show it
        </button>
      </Note>
    )
  if (!page.text.problems.some(({ rule, pointer }) => rule === orphan && isAtOrBelow(pointer, page.pointer)))
    return null
  const lists = findLinkLists(page)
  const list = lists[chosen]
  const folder = path.slice(0, path.lastIndexOf('/')) || '/'
  const above = overview?.pages.find((one) => one.path === folder && one.redirect === undefined)
  const add = async () => {
    if (!list) return
    await session.do({
      label: `Link to “${own.title}” added`,
      edits: (open) => addLink(open, list, own.title, path),
      announcement: () => `${own.title} is linked from ${list.label}`,
    })
    catchFocus('.bar button')
  }
  return (
    <Note icon="unlink" words="Not linked from anywhere yet." onClose={onClose}>
      {list && (
        <>
          <select aria-label="List of links" value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {lists.map(({ pointer, label }, index) => (
              <option key={pointer} value={index}>
                {label}
              </option>
            ))}
          </select>
          <button type="button" onClick={() => void add()}>
            Add a link there
          </button>
        </>
      )}
      {above && above.path !== path && (
        <button type="button" onClick={() => void session.open(above.path)}>
          Link it from “{above.title}”
        </button>
      )}
    </Note>
  )
}

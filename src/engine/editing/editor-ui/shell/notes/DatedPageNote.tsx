import { useState } from 'react'
import { useSessionState, useShownTimes, useSurroundings } from '../../views/use-editor'
import { Note } from './Note'

export function DatedPageNote({ onClose }: { onClose: () => void }) {
  const { previewTime } = useSurroundings()
  const { page, overview, name } = useSessionState('page', 'overview', 'name')
  const times = useShownTimes()
  const [problem, setProblem] = useState<string>()
  const unseen = overview?.pages.find((one) => one.name === name)?.unseen
  const start = page?.valueAt(`${page.pointer}/publish`)
  if (!previewTime || !page || times?.previewTime || unseen === undefined || typeof start !== 'string') return null
  if (page.valueAt(`${page.pointer}/draft`) === true || !unseen.startsWith('from')) return null
  const show = async () => setProblem(await previewTime.show(start))
  return (
    <Note icon="date" words={problem ?? `Visitors see this page ${unseen}.`} onClose={onClose}>
      <button type="button" onClick={() => void show()}>
        See it {unseen.replace('from', 'on')}
      </button>
    </Note>
  )
}

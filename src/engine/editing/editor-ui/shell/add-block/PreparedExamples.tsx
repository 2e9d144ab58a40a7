import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../../../base/dom/when-idle'
import { useSession, useSurroundings } from '../../views/use-editor'
import { useExamples } from './use-examples'

/** Milliseconds after the page: its texts and tools come first. */
const startAfter = 3000

interface PreparedExamplesProps {
  onReady: (examples: Document) => void
}

function Source({ type, onReady }: PreparedExamplesProps & { type: string }) {
  const { exampleOf } = useSurroundings()
  const frame = useRef<HTMLIFrameElement>(null)
  const { all } = useExamples(frame)
  useEffect(() => {
    if (all) onReady(all)
  }, [all, onReady])
  return (
    <iframe
      ref={frame}
      className="prepared-examples"
      title="Examples"
      aria-hidden="true"
      tabIndex={-1}
      src={exampleOf(type)}
    />
  )
}

/** Draws all examples in a hidden frame while the editor rests: the dialog copies them. */
export function PreparedExamples({ onReady }: PreparedExamplesProps) {
  const [type] = useSession().book.blockTypes
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = whenIdle(() => setStarted(true))
    }, startAfter)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return isStarted && type ? <Source type={type} onReady={onReady} /> : null
}

import { useEffect, useState } from 'react'
import type { ChangeReport, ChangeSentence } from '../../../edited-site/publishing'
import { useSessionState, useSurroundings } from '../../views/use-editor'
import { useWaiting } from '../publish/use-waiting'

/** The rest after a change before the changes are counted, in milliseconds: comparing with the last version takes a while. */
const delay = 1500

const idsIn = (sentences: readonly ChangeSentence[]): string[] =>
  sentences.flatMap(({ id, under }) => (id === undefined ? idsIn(under) : [id]))

function countChanges({ sections }: ChangeReport): number {
  const groups = sections.flatMap((section) => section.groups)
  return new Set(groups.flatMap(({ id, sentences }) => (id === undefined ? idsIn(sentences) : [id]))).size
}

/** Undefined until the changes are known. */
export function useChangeCount(): number | undefined {
  const { publishing } = useSurroundings()
  const revision = useSessionState('overview').overview?.revision
  const waiting = useWaiting()
  const [count, setCount] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was published is not counted again
  useEffect(() => {
    if (revision === undefined) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const answer = await publishing.changes()
      if (isCurrent) setCount(answer.kind === 'changes' ? countChanges(answer) : undefined)
    }, delay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [publishing, revision, waiting])
  return count
}

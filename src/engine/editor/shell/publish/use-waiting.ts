import { useEffect, useSyncExternalStore } from 'react'
import type { Publishing } from '../../../store/publishing'
import { Observable } from '../../model/session/observable'
import { useStatus, useSurroundings } from '../../views/use-editor'

interface Waiting {
  changes: readonly string[]
}

const known = new WeakMap<Publishing, Observable<Waiting>>()

function waitingOf(publishing: Publishing): Observable<Waiting> {
  const waiting = known.get(publishing) ?? new Observable<Waiting>({ changes: [] })
  known.set(publishing, waiting)
  return waiting
}

/** Reads which changes wait to be accepted, for all who show them. */
export async function readWaiting(publishing: Publishing): Promise<void> {
  const answer = await publishing.waiting()
  const waiting = waitingOf(publishing)
  if (answer.kind !== 'waiting' || String(answer.changes) === String(waiting.state.changes)) return
  waiting.set({ changes: answer.changes })
}

/** Returns the descriptions of the changes that were sent and are not accepted yet. */
export function useWaiting(): readonly string[] {
  const { publishing } = useSurroundings()
  const waiting = waitingOf(publishing)
  const status = useStatus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a host may have accepted them by now
  useEffect(() => void readWaiting(publishing), [publishing, status])
  return useSyncExternalStore(waiting.subscribe, waiting.getState).changes
}

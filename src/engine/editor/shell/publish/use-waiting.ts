import { useEffect, useSyncExternalStore } from 'react'
import type { Publishing } from '../../../store/publishing'
import { Observable } from '../../model/session/observable'
import { useSurroundings } from '../../views/use-editor'

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
  if (answer.kind === 'waiting') waitingOf(publishing).set({ changes: answer.changes })
}

/** Returns the descriptions of the changes that were sent and are not accepted yet. */
export function useWaiting(): readonly string[] {
  const { publishing } = useSurroundings()
  const waiting = waitingOf(publishing)
  useEffect(() => void readWaiting(publishing), [publishing])
  return useSyncExternalStore(waiting.subscribe, waiting.getState).changes
}

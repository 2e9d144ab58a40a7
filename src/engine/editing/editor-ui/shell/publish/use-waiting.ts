import { useEffect, useSyncExternalStore } from 'react'
import type { Publishing, WaitingRequest } from '../../../edited-site/publishing'
import { Observable } from '../../model/session/observable'
import { useStatus, useSurroundings } from '../../views/use-editor'

interface Waiting {
  request?: WaitingRequest
}

const known = new WeakMap<Publishing, Observable<Waiting>>()

function waitingOf(publishing: Publishing): Observable<Waiting> {
  const waiting = known.get(publishing) ?? new Observable<Waiting>({})
  known.set(publishing, waiting)
  return waiting
}

export async function readWaiting(publishing: Publishing): Promise<void> {
  const answer = await publishing.waiting()
  const waiting = waitingOf(publishing)
  if (answer.kind !== 'waiting' || JSON.stringify(answer.request) === JSON.stringify(waiting.state.request)) return
  waiting.set({ request: answer.request })
}

export function useWaiting(): WaitingRequest | undefined {
  const { publishing } = useSurroundings()
  const waiting = waitingOf(publishing)
  const status = useStatus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a host may have accepted it by now
  useEffect(() => void readWaiting(publishing), [publishing, status])
  return useSyncExternalStore(waiting.subscribe, waiting.getState).request
}

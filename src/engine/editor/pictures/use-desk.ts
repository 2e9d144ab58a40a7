import { useSyncExternalStore } from 'react'
import { useSession } from '../session/use-session'
import type { DeskState } from './file-desk'

/** Returns what the editor knows of the site's files, and renders anew with every change. */
export function useDesk(): DeskState {
  const { desk } = useSession()
  return useSyncExternalStore(desk.subscribe, desk.getState)
}

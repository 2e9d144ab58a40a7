import { createContext, use, useSyncExternalStore } from 'react'
import type { Session } from './session'
import type { SessionState } from './state'

const SessionContext = createContext<Session | undefined>(undefined)

/** Hands the session to the parts of the editor. */
export const SessionProvider = SessionContext.Provider

/** Returns the session of the editor. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('A part of the editor stands outside of it.')
  return session
}

/** Returns what the session holds now, and renders anew with every change. */
export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.getState)
}

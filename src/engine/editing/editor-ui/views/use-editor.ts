import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { ShownTimes } from '../../edited-site/shown-times'
import type { FileManager, FileManagerState } from '../model/files/file-manager'
import type { Session } from '../model/session/session'
import type { SessionState } from '../model/session/session-state'
import type { EditorStatus } from '../model/status'
import type { Surroundings } from '../model/surroundings'

interface EditorContext {
  session: Session
  files: FileManager
  surroundings: Surroundings
}

const Context = createContext<EditorContext | undefined>(undefined)

export const EditorProvider = Context.Provider

function useEditor(): EditorContext {
  const editor = use(Context)
  if (!editor) throw new Error('This view is outside of the EditorProvider.')
  return editor
}

export const useSession = (): Session => useEditor().session

export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.getState)
}

export const useFileManager = (): FileManager => useEditor().files

export function useFileManagerState(): FileManagerState {
  const { observable } = useFileManager()
  return useSyncExternalStore(observable.subscribe, observable.getState)
}

export const useSurroundings = (): Surroundings => useEditor().surroundings

const noStatus = { subscribe: () => () => undefined, getState: () => undefined }

export function useStatus(): EditorStatus | undefined {
  const { status = noStatus } = useSurroundings()
  return useSyncExternalStore(status.subscribe, status.getState)
}

export function useShownTimes(): ShownTimes | undefined {
  const { asOn } = useSurroundings()
  const [times, setTimes] = useState<ShownTimes>()
  useEffect(() => asOn?.subscribe(setTimes), [asOn])
  return times
}

import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ShownTimes } from '../../edited-site/shown-times'
import type { FileManager, FileManagerState } from '../model/files/file-manager'
import { differsIn } from '../model/session/observable'
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

/** Only a change of these parts renders again: a save changes the state a dozen times. */
export function useSessionState<Name extends keyof SessionState>(...names: Name[]): Pick<SessionState, Name> {
  const session = useSession()
  const shown = useRef(session.state)
  const getState = () => {
    const now = session.state
    if (differsIn(names, shown.current, now)) shown.current = now
    return shown.current
  }
  return useSyncExternalStore(session.subscribe, getState)
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
  const { previewTime } = useSurroundings()
  const [times, setTimes] = useState<ShownTimes>()
  useEffect(() => previewTime?.subscribe(setTimes), [previewTime])
  return times
}

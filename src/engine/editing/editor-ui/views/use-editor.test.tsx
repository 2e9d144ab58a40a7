import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FileManager } from '../model/files/file-manager'
import { Observable } from '../model/session/observable'
import type { Session } from '../model/session/session'
import type { SessionState } from '../model/session/session-state'
import type { Surroundings } from '../model/surroundings'
import { EditorProvider, useSessionState } from './use-editor'

afterEach(cleanup)

test('a view renders again when a part of the state changes that it shows, and at no other time', () => {
  const observable = new Observable({ name: '/', saving: 0 } as SessionState)
  const session = {
    get state() {
      return observable.state
    },
    subscribe: observable.subscribe,
  } as Session
  const renders: string[] = []
  function Name() {
    renders.push(useSessionState('name').name)
    return null
  }
  render(
    <EditorProvider value={{ session, files: {} as FileManager, surroundings: {} as Surroundings }}>
      <Name />
    </EditorProvider>,
  )
  act(() => observable.set({ saving: 1 }))
  act(() => observable.set({ name: '/about' }))
  act(() => observable.set({ saving: 0 }))
  expect(renders).toEqual(['/', '/about'])
})

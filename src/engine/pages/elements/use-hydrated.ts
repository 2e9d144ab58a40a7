import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Server and first render in the browser give the same tree. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False on the server and in the first render of the browser, so that both render the same tree. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether scripts run here. False on the server and for the browser's first render, so that both render the same tree. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

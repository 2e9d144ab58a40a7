import { type ComponentType, lazy } from 'react'

export const notLoaded = 'This part of the editor could not be loaded. Check your connection, and reload the page.'

function NotLoaded() {
  return (
    <p role="alert" className="empty-state">
      {notLoaded}
    </p>
  )
}

/** A component whose code is loaded when it is shown first. It is shown in a Suspense. */
export const latePart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NotLoaded })))

import { type ComponentType, lazy, Suspense, useRef } from 'react'
import { type DialogProps, EditorDialog } from './EditorDialog'

export const notLoaded = 'This part of the editor could not be loaded. Check your connection, and reload the page.'

function NotLoaded() {
  return (
    <p role="alert" className="empty-state">
      {notLoaded}
    </p>
  )
}

/** A component whose code is loaded when it is shown first, in a Suspense. `Missing` is shown where it cannot be loaded. */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = NotLoaded,
) => lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Missing) }))

/** A dialog whose code is loaded when it is first opened. */
export function lateDialog<Props extends DialogProps>(title: string, load: () => Promise<ComponentType<Props>>) {
  const Part: ComponentType<Props> = latePart(load, ({ isOpen, onClose }) => (
    <EditorDialog size="narrow" title={title} isOpen={isOpen} onClose={onClose}>
      <p role="alert" className="dialog-body">
        {notLoaded}
      </p>
    </EditorDialog>
  ))
  return function LateDialog(props: Props) {
    const isWanted = useRef(false)
    isWanted.current ||= props.isOpen
    return <Suspense>{isWanted.current && <Part {...props} />}</Suspense>
  }
}

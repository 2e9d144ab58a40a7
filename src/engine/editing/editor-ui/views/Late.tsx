import { type ComponentType, useEffect, useState } from 'react'
import { EditorDialog } from './EditorDialog'
import { notLoaded } from './late-part'

interface LateProps<Props> {
  title: string
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** A dialog whose code is loaded when it is first opened. */
export function Late<Props extends { onClose: () => void }>({ title, load, props }: LateProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog is loaded once
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    )
  }, [])
  if (Part) return <Part {...props} />
  return (
    <EditorDialog size="narrow" title={title} isOpen={isFailed} onClose={props.onClose}>
      <p role="alert" className="dialog-body">
        {notLoaded}
      </p>
    </EditorDialog>
  )
}

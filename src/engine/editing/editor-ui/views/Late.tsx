import { type ComponentType, useEffect, useState } from 'react'
import { type DialogProps, EditorDialog } from './EditorDialog'
import { notLoaded } from './late-part'

interface LateProps<Props> {
  title: string
  isOpen: boolean
  load: () => Promise<ComponentType<Props & DialogProps>>
  props: Props
}

/** A dialog whose code is loaded when it is first opened. */
export function Late<Props extends Pick<DialogProps, 'onClose'>>({ title, isOpen, load, props }: LateProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props & DialogProps>>()
  const [isFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog is loaded once
  useEffect(() => {
    if (!isOpen || Part) return
    setFailed(false)
    load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    )
  }, [isOpen])
  if (Part) return <Part {...props} isOpen={isOpen} />
  return (
    <EditorDialog size="narrow" title={title} isOpen={isOpen && isFailed} onClose={props.onClose}>
      <p role="alert" className="dialog-body">
        {notLoaded}
      </p>
    </EditorDialog>
  )
}

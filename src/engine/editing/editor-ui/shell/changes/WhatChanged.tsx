import { EditorDialog } from '../../views/EditorDialog'
import { Changes } from './Changes'

interface WhatChangedProps {
  /** A branch is shown. */
  isReadOnly?: boolean
  onClose: () => void
  onVersions?: () => void
}

export function WhatChanged(props: WhatChangedProps) {
  return (
    <EditorDialog size="narrow" content="publishing" title="What changed" isOpen onClose={props.onClose}>
      <Changes {...props} />
    </EditorDialog>
  )
}

import { type DialogProps, EditorDialog } from '../../views/EditorDialog'
import { Changes } from './Changes'

interface WhatChangedProps extends DialogProps {
  /** A branch is shown. */
  isReadOnly?: boolean
  onVersions?: () => void
}

export function WhatChanged({ isOpen, ...props }: WhatChangedProps) {
  return (
    <EditorDialog size="narrow" content="publishing" title="What changed" isOpen={isOpen} onClose={props.onClose}>
      <Changes {...props} />
    </EditorDialog>
  )
}

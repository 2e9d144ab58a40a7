import { EditorDialog } from '../../views/EditorDialog'
import { Changes } from './Changes'

interface WhatChangedProps {
  isOpen: boolean
  onClose: () => void
  onVersions: () => void
}

export function WhatChanged({ isOpen, onClose, onVersions }: WhatChangedProps) {
  return (
    <EditorDialog size="narrow" content="publishing" title="What changed" {...{ isOpen, onClose }}>
      <Changes {...{ onClose, onVersions }} />
    </EditorDialog>
  )
}

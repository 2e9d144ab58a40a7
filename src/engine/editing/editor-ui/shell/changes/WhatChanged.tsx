import { EditorDialog } from '../../views/EditorDialog'
import { Changes } from './Changes'

interface WhatChangedProps {
  onClose: () => void
  onVersions: () => void
}

export function WhatChanged({ onClose, onVersions }: WhatChangedProps) {
  return (
    <EditorDialog size="narrow" content="publishing" title="What changed" isOpen onClose={onClose}>
      <Changes {...{ onClose, onVersions }} />
    </EditorDialog>
  )
}

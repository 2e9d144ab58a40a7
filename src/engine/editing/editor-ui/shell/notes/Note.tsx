import type { ReactNode } from 'react'
import { Icon } from '../../controls/Icon'
import { IconButton } from '../../controls/IconButton'
import type { IconName } from '../../controls/icons'

interface NoteProps {
  icon: IconName
  words: ReactNode
  children?: ReactNode
  onClose?: () => void
}

export function Note({ icon, words, children, onClose }: NoteProps) {
  return (
    <div className="note-card" role="status">
      <Icon name={icon} />
      <p>{words}</p>
      {children && <div className="buttons">{children}</div>}
      {onClose && <IconButton icon="close" name="Close this note" onPress={onClose} />}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '../controls/Icon'
import type { IconName } from '../controls/icons'

interface EmptyProps {
  icon: IconName
  words: string
  children?: ReactNode
}

export function Empty({ icon, words, children }: EmptyProps) {
  return (
    <div className="empty-state">
      <Icon name={icon} />
      <p>{words}</p>
      {children}
    </div>
  )
}

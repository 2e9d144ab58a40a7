import type { ReactNode } from 'react'
import { Icon } from '../../../controls/Icon'
import { ToDoMark } from './ToDoMark'

interface DetailsProps {
  title?: string
  places: readonly string[]
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

export function Details({ title = 'Details', places, isOpen, onToggle, children }: DetailsProps) {
  return (
    <details className="details" open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>
        <Icon name="collapsed" />
        {title}
        <ToDoMark places={places} />
      </summary>
      {children}
    </details>
  )
}

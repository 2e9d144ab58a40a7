import type { ReactNode } from 'react'
import { Icon } from '../../../controls/Icon'
import { useSessionState } from '../../use-editor'

interface DetailsProps {
  title?: string
  /** Whether it holds the problems of these places, which its head then says. */
  places: readonly string[]
  isOpen?: boolean
  children: ReactNode
}

/** A folded part of the form. */
export function Details({ title = 'Details', places, isOpen, children }: DetailsProps) {
  const { page, unsaved } = useSessionState()
  const isIn = (pointer: string | undefined) => places.some((place) => `${pointer}/`.startsWith(`${place}/`))
  const isWrong =
    unsaved.some(({ pointer, message }) => message !== undefined && isIn(pointer)) ||
    (page?.text.problems ?? []).some(({ pointer, severity }) => severity === 'error' && isIn(pointer))
  return (
    <details className="details" open={isOpen}>
      <summary>
        <Icon name="collapsed" />
        {title}
        {isWrong && <span className="wrong-mark">to fix</span>}
      </summary>
      {children}
    </details>
  )
}

import type { ReactNode } from 'react'
import { Tooltip, TooltipTrigger } from 'react-aria-components'

interface HintProps {
  /** The name of the button. */
  name: string
  /** Why it cannot be pressed. */
  reason?: string
  /** Its shortcut. */
  keys?: string
  /** A button of react-aria. */
  children: ReactNode
}

/** Shows the name of a button while the pointer is over it or the keyboard's focus is on it. */
export function Hint({ name, reason, keys, children }: HintProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={0}>
      {children}
      <Tooltip className="hint" placement="bottom" offset={6}>
        {/* Hidden, because the hint describes a button that has this name. */}
        <span aria-hidden="true">{name}</span>
        {reason && <span>{reason}</span>}
        {keys && <kbd>{keys}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  )
}

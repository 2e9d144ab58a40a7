import type { ReactNode } from 'react'
import { Tooltip, TooltipTrigger } from 'react-aria-components'

interface HintProps {
  name: string
  reason?: string
  keys?: string
  children: ReactNode
}

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

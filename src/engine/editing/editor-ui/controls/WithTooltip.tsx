import type { ReactNode } from 'react'
import { Tooltip, TooltipTrigger } from 'react-aria-components'

interface TooltipProps {
  name: string
  reason?: string
  keys?: string
  children: ReactNode
}

export function WithTooltip({ name, reason, keys, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={0}>
      {children}
      <Tooltip className="tooltip" placement="bottom" offset={6}>
        {/* Hidden, because the tooltip describes a button that has this name. */}
        <span aria-hidden="true">{name}</span>
        {reason && <span>{reason}</span>}
        {keys && <kbd>{keys}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  )
}

import { type ReactNode, useId } from 'react'
import { useHelp } from './use-help'

interface GroupFrameProps {
  className: 'list' | 'object' | 'when'
  pointer?: string
  label: string
  help?: string
  isOptional?: boolean
  /** At the end of its head. */
  tool?: ReactNode
  children: ReactNode
}

export function GroupFrame({ className, pointer, label, help = '', isOptional, tool, children }: GroupFrameProps) {
  const { button, text } = useHelp(useId(), label, help)
  return (
    <fieldset className={`group ${className}`} data-pointer={pointer} tabIndex={pointer === undefined ? undefined : -1}>
      <legend className="visually-hidden">{label}</legend>
      <div className="group-head">
        <span className="label" aria-hidden="true">
          {label}
        </span>
        {isOptional && <span className="optional">optional</span>}
        {button}
        {tool}
      </div>
      {text}
      {children}
    </fieldset>
  )
}

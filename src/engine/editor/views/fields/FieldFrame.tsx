import type { ReactNode } from 'react'
import type { Field } from '../../model/page/field'
import { Hints } from './Hints'

interface FieldFrameProps {
  field: Field
  id: string
  message?: string
  count?: number
  children: ReactNode
}

/** From this share of its limit on, a field shows its length. */
const nearLimit = 0.8

/** The label, help, length and message of a field. */
export function FieldFrame({ field, id, message, count = 0, children }: FieldFrameProps) {
  const { label, help, isRequired, most } = field
  const isNear = most !== undefined && count > most * nearLimit
  return (
    <div className="field" data-invalid={message !== undefined || undefined}>
      <label htmlFor={id}>
        {label}
        {isRequired ? null : <span className="optional"> optional</span>}
      </label>
      {children}
      {isNear && (
        <p className="count" data-over={count > most || undefined}>
          {count} of {most} characters
        </p>
      )}
      {message !== undefined && (
        <p id={`${id}-error`} className="error">
          {message}
        </p>
      )}
      <Hints id={`${id}-hint`} pointer={field.pointer} />
      <p id={`${id}-help`} className="help">
        {help}
      </p>
    </div>
  )
}

/** The attributes that connect a control with its help and message. */
export const described = (id: string, message: string | undefined) => ({
  id,
  'aria-describedby': message === undefined ? `${id}-hint ${id}-help` : `${id}-error ${id}-hint ${id}-help`,
  'aria-invalid': message === undefined ? undefined : true,
})

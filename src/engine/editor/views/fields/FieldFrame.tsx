import type { ReactNode } from 'react'
import type { Field } from '../../model/page/field'
import { Hints } from './Hints'

interface FieldFrameProps {
  field: Field
  id: string
  message?: string
  /** How many characters are written. */
  count?: number
  children: ReactNode
}

/** From this share of what is allowed on, a field shows how many characters are left. */
const nearLimit = 0.8

/** What stands around a field: its label, what it is for, what is wrong with it. */
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

/** The attributes that tie a control to the words around it. */
export const described = (id: string, message: string | undefined) => ({
  id,
  'aria-describedby': message === undefined ? `${id}-hint ${id}-help` : `${id}-error ${id}-hint ${id}-help`,
  'aria-invalid': message === undefined ? undefined : true,
})

import type { ReactNode } from 'react'
import { Icon } from '../../../controls/Icon'
import type { Field } from '../../../model/page/field'
import { Hints } from './Hints'
import { MeantValue } from './MeantValue'
import { OriginalWords } from './OriginalWords'
import { useHelp } from './use-help'

/** What a control for one value is given. */
export interface FieldInputProps {
  field: Field
  label: string
}

/** What a control with fields of its own is given. */
export interface FieldGroupProps {
  field: Field
  owner: string
}

interface FieldFrameProps {
  field: Field
  id: string
  message?: string
  count?: number
  /** The label names a group of several controls. */
  isGroup?: boolean
  children: ReactNode
}

/** From this share of its limit on, a field shows its length. */
const nearLimit = 0.8

export function ErrorMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="error">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}

export function FieldFrame({ field, id, message, count = 0, isGroup = false, children }: FieldFrameProps) {
  const { label, help, isRequired, most } = field
  const { events, button, text } = useHelp(`${id}-help`, label, help, false)
  const isNear = most !== undefined && count >= most * nearLimit
  return (
    <div
      className="field"
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}
      data-invalid={message !== undefined || undefined}
      {...events}
    >
      <div className="field-head">
        {isGroup ? (
          <span id={`${id}-label`} className="label">
            {label}
          </span>
        ) : (
          <label htmlFor={id}>{label}</label>
        )}
        {isRequired ? null : <span className="optional">optional</span>}
        {button}
        {isNear && (
          <span className="count" data-over={count > most || undefined}>
            {count} of {most} <span className="visually-hidden">characters</span>
          </span>
        )}
      </div>
      {text}
      <OriginalWords pointer={field.pointer} />
      {children}
      {message !== undefined && <ErrorMessage id={`${id}-error`}>{message}</ErrorMessage>}
      <Hints id={`${id}-hint`} pointer={field.pointer} />
      <MeantValue pointer={field.pointer} label={label} />
    </div>
  )
}

/** The site's own words, or an example. */
export const placeholderOf = ({ inherited, placeholder }: Field): string | undefined =>
  typeof inherited === 'string' ? inherited : placeholder && `e.g. ${placeholder}`

export const described = (id: string, message: string | undefined) => ({
  id,
  'aria-describedby': message === undefined ? `${id}-hint ${id}-help` : `${id}-error ${id}-hint ${id}-help`,
  'aria-invalid': message === undefined ? undefined : true,
})

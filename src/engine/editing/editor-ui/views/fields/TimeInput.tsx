import { type FocusEvent, useId, useRef, useState } from 'react'
import { joinTime, missingIn, splitTime } from '../../model/edits/typed-time'
import type { Field } from '../../model/page/field'
import type { WriteTyped } from '../../model/session/unsaved'
import { described, FieldFrame } from './frame/FieldFrame'
import { useTyped } from './use-typed'

interface TimeInputProps {
  field: Field
  label: string
  write?: WriteTyped
}

const findHalf = (group: Element) =>
  [...group.querySelectorAll('input')].find(({ validity }) => validity.badInput)?.type

/** Proposes 09:00. A value of another form is edited as text. */
export function TimeInput({ field, label, write }: TimeInputProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const findMissing = (typed: string) =>
    missingIn(typed, group.current ? findHalf(group.current) : undefined, field.isRequired)
  const { text, message: problem, type, finish, hold, reset } = useTyped(field, label, write, findMissing)
  // An empty field has not been filled in yet: what it lacks is said when it is left.
  const [isLeft, setLeft] = useState(false)
  const message = text === '' && !isLeft ? undefined : problem
  const parts = splitTime(text)
  /** Writes nothing while something is missing, and says what. */
  const leave = () => {
    setLeft(true)
    const missing = findMissing(text)
    if (missing !== undefined) hold(missing)
    else finish()
  }
  const common = {
    autoComplete: 'off',
    onBlur({ relatedTarget }: FocusEvent) {
      if (!group.current?.contains(relatedTarget)) leave()
    },
    onKeyDown({ key }: { key: string }) {
      if (key === 'Enter') leave()
      if (key === 'Escape') reset()
    },
  }
  if (!parts)
    return (
      <FieldFrame field={field} id={id} message={message}>
        <input
          {...described(id, message)}
          {...common}
          value={text}
          data-pointer={field.pointer}
          onChange={({ target }) => type(target.value)}
          onBlur={() => finish()}
        />
      </FieldFrame>
    )
  return (
    <FieldFrame field={field} id={id} message={message}>
      <div className="time" ref={group}>
        <input
          {...described(id, message)}
          {...common}
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          value={parts.day}
          data-pointer={field.pointer}
          onChange={({ target }) => type(joinTime(target.value, parts.time || '09:00'))}
        />
        <input
          {...common}
          type="time"
          aria-label={`${field.label}: time`}
          aria-invalid={message === undefined ? undefined : true}
          value={parts.time}
          onChange={({ target }) => type(joinTime(parts.day, target.value))}
        />
      </div>
    </FieldFrame>
  )
}

import { useId } from 'react'
import type { Field } from '../../model/page/field'
import type { WriteTyped } from '../../model/session/unsaved'
import { described, FieldFrame } from './FieldFrame'
import { useTyped } from './use-typed'

const written = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/

interface TimeInputProps {
  field: Field
  label: string
  /** Makes the edits, if there are more than those of the field. */
  write?: WriteTyped
}

/** A local day and time. A value of another form is edited as text. */
export function TimeInput({ field, label, write }: TimeInputProps) {
  const id = useId()
  const { text, message, type, finish, reset } = useTyped(field, label, write)
  const isTime = text === '' || written.test(text)
  return (
    <FieldFrame field={field} id={id} message={message}>
      <input
        {...described(id, message)}
        type={isTime ? 'datetime-local' : 'text'}
        max="9999-12-31T23:59"
        value={isTime ? text.replace(' ', 'T') : text}
        autoComplete="off"
        data-pointer={field.pointer}
        onChange={({ target }) => type(target.value.replace('T', ' '))}
        onBlur={() => finish()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish()
          if (key === 'Escape') reset()
        }}
      />
    </FieldFrame>
  )
}

import { useId, useRef } from 'react'
import { isDay } from '../../../../base/text/language/day'
import { typedText } from '../../model/edits/typed-edits'
import { incompleteDay } from '../../model/edits/typed-time'
import { described, FieldFrame, type FieldInputProps } from './frame/FieldFrame'
import { useTyped } from './use-typed'

/** A value that no calendar has is edited as text. */
export function DateInput({ field, label }: FieldInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, message, type, finish, hold, reset } = useTyped(field, label)
  // The file decides which control is shown: by what is typed, it would change under the caret.
  const written = typedText(field)
  const leave = () => {
    if (input.current?.validity.badInput) hold(incompleteDay)
    else finish()
  }
  return (
    <FieldFrame field={field} id={id} message={message}>
      <input
        {...described(id, message)}
        ref={input}
        type={written === '' || isDay(written) ? 'date' : 'text'}
        value={text}
        autoComplete="off"
        data-pointer={field.pointer}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave()
          if (key === 'Escape') reset()
        }}
      />
    </FieldFrame>
  )
}

import { useId, useRef } from 'react'
import { ErrorMessage, type FieldInputProps } from '../frame/FieldFrame'
import { Hints } from '../frame/Hints'
import { useHelp } from '../frame/use-help'
import { useWritten } from './use-written'

/** A missing field is removed again when its value goes back to the default; a written one stays written. */
export function SwitchInput({ field, label }: FieldInputProps) {
  const id = useId()
  const { text, message, write } = useWritten(field, label)
  const help = useHelp(`${id}-help`, field.label, field.help, false)
  const { pointer, isRequired, standard } = field
  const wasWritten = useRef(field.value !== undefined)
  const usual = standard === true
  const change = (value: boolean) => {
    const isLeftOut = value === usual && !isRequired && !wasWritten.current
    write(isLeftOut ? '' : String(value))
  }
  return (
    <div className="field switch">
      <div className="field-head">
        <input
          type="checkbox"
          id={id}
          checked={text === '' ? usual : text === 'true'}
          aria-describedby={`${id}-help`}
          data-pointer={pointer}
          onChange={({ target }) => change(target.checked)}
        />
        <label htmlFor={id}>{field.label}</label>
        {help.button}
      </div>
      {help.text}
      {message !== undefined && <ErrorMessage>{message}</ErrorMessage>}
      <Hints pointer={pointer} />
    </div>
  )
}

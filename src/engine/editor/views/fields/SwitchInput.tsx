import { useId, useRef } from 'react'
import { typedText } from '../../model/edits/typed-edits'
import type { Field } from '../../model/page/field'
import { useSession, useSessionState } from '../use-editor'

interface SwitchInputProps {
  field: Field
  label: string
}

/** A missing field is removed again when its value goes back to the default; a written one stays written. */
export function SwitchInput({ field, label }: SwitchInputProps) {
  const id = useId()
  const session = useSession()
  const { unsaved } = useSessionState()
  const { pointer, isRequired, standard } = field
  const wasWritten = useRef(field.value !== undefined)
  const usual = standard === true
  const waiting = unsaved.find((one) => one.pointer === pointer)
  const text = waiting?.text ?? typedText(field)
  const change = (value: boolean) => {
    const isLeftOut = value === usual && !isRequired && !wasWritten.current
    void session.write(session.openField(pointer, label), isLeftOut ? '' : String(value))
  }
  return (
    <div className="field switch">
      <input
        type="checkbox"
        id={id}
        checked={text === '' ? usual : text === 'true'}
        aria-describedby={`${id}-help`}
        data-pointer={pointer}
        onChange={({ target }) => change(target.checked)}
      />
      <label htmlFor={id}>{field.label}</label>
      {waiting?.message !== undefined && <p className="error">{waiting.message}</p>}
      <p id={`${id}-help`} className="help">
        {field.help}
      </p>
    </div>
  )
}

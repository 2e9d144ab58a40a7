import { useId, useRef, useState } from 'react'
import { typedText } from '../../../model/edits/typed-edits'
import { useSession, useSessionState } from '../../use-editor'
import { ErrorMessage, type FieldInputProps } from '../frame/FieldFrame'
import { HelpButton } from '../frame/HelpButton'
import { Hints } from '../frame/Hints'

/** A missing field is removed again when its value goes back to the default; a written one stays written. */
export function SwitchInput({ field, label }: FieldInputProps) {
  const id = useId()
  const session = useSession()
  const { unsaved } = useSessionState('unsaved')
  const [isHelpOpen, setHelpOpen] = useState(false)
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
        {field.help !== '' && (
          <HelpButton
            of={field.label}
            id={`${id}-help`}
            isOpen={isHelpOpen}
            onToggle={() => setHelpOpen(!isHelpOpen)}
          />
        )}
      </div>
      <p id={`${id}-help`} className="help" hidden={!isHelpOpen}>
        {field.help}
      </p>
      {waiting?.message !== undefined && <ErrorMessage>{waiting.message}</ErrorMessage>}
      <Hints pointer={pointer} />
    </div>
  )
}

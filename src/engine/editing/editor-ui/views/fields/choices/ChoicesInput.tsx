import { useId } from 'react'
import { FieldFrame, type FieldInputProps } from '../frame/FieldFrame'
import { useFieldError } from '../frame/use-field-error'
import { useWritten } from './use-written'

/** What no schema lists can be taken out. */
export function ChoicesInput({ field, label }: FieldInputProps) {
  const id = useId()
  const message = useFieldError(field.pointer)
  const { text, write } = useWritten({ ...field, value: field.value ?? field.standard }, label)
  const chosen = new Set(text.split('\n').filter(Boolean))
  const listed = field.choices.map(({ value }) => value)
  const others = [...chosen].filter((value) => !listed.includes(value))
  const choices = [...field.choices, ...others.map((value) => ({ value, label: value }))]
  const change = (changed: string, isChosen: boolean) => {
    const now = choices.filter(({ value }) => (value === changed ? isChosen : chosen.has(value)))
    write(now.map(({ value }) => value).join('\n'))
  }
  return (
    <FieldFrame field={field} id={id} message={message} isGroup>
      <div data-pointer={field.pointer} tabIndex={-1}>
        {choices.map(({ value, label }) => (
          <div key={value} className="way">
            <input
              type="checkbox"
              id={`${id}-${value}`}
              checked={chosen.has(value)}
              onChange={({ target }) => change(value, target.checked)}
            />
            <label htmlFor={`${id}-${value}`}>{label}</label>
          </div>
        ))}
      </div>
    </FieldFrame>
  )
}

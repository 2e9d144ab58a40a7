import { useId } from 'react'
import type { Field } from '../../../model/page/field'
import { described, FieldFrame, type FieldInputProps } from '../frame/FieldFrame'
import { useFieldError } from '../frame/use-field-error'
import { useWritten } from './use-written'

function labelOfNone({ isRequired, standard, choices }: Field): string {
  if (isRequired) return 'Choose …'
  const usual = choices.find(({ value }) => value === standard)
  return usual ? `${usual.label} (as usual)` : 'None'
}

export function ChoiceInput({ field, label }: FieldInputProps) {
  const id = useId()
  const { text: written, write } = useWritten(field, label)
  const message = useFieldError(field.pointer)
  const isListed = field.choices.some(({ value }) => value === written)
  return (
    <FieldFrame field={field} id={id} message={message}>
      <select
        {...described(id, message)}
        value={written}
        data-pointer={field.pointer}
        onChange={({ target: { value } }) => write(value)}
      >
        {(!field.isRequired || written === '') && <option value="">{labelOfNone(field)}</option>}
        {!isListed && written !== '' && <option>{written}</option>}
        {field.choices
          .filter(({ value }) => field.isRequired || value !== field.standard || value === written)
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
    </FieldFrame>
  )
}

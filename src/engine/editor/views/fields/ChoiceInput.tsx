import { useId } from 'react'
import { typedText } from '../../model/edits/typed-edits'
import type { Field } from '../../model/page/field'
import { useSession, useSessionState } from '../use-editor'
import { described, FieldFrame } from './FieldFrame'

interface ChoiceInputProps {
  field: Field
  label: string
}

export function ChoiceInput({ field, label }: ChoiceInputProps) {
  const id = useId()
  const session = useSession()
  const { page, unsaved } = useSessionState()
  const waiting = unsaved.find(({ pointer }) => pointer === field.pointer)
  const problem = page?.text.problems.find(({ pointer, severity }) => pointer === field.pointer && severity === 'error')
  const message = waiting?.message ?? problem?.message
  const written = waiting?.text ?? typedText(field)
  const isListed = field.choices.includes(written)
  return (
    <FieldFrame field={field} id={id} message={message}>
      <select
        {...described(id, message)}
        value={written}
        data-pointer={field.pointer}
        onChange={({ target: { value } }) => void session.write(session.openField(field.pointer, label), value)}
      >
        {(!field.isRequired || !isListed) && <option value="">{field.isRequired ? 'Choose …' : 'None'}</option>}
        {field.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </FieldFrame>
  )
}

import { useId } from 'react'
import { described, FieldFrame, type FieldInputProps } from '../frame/FieldFrame'
import { useTyped } from '../use-typed'
import { SuggestingInput } from './SuggestingInput'
import { useValues } from './use-values'

/** A value of an entry, which suggests those that other entries have. */
export function ValueInput({ field, label }: FieldInputProps) {
  const id = useId()
  const { text, message, type, finish, giveUp } = useTyped(field, label)
  const { found, first, hint } = useValues(field.pointer, text)
  return (
    <FieldFrame field={field} id={id} message={message}>
      <SuggestingInput
        {...described(id, message)}
        {...{ found, first }}
        value={text}
        listLabel={`Values for ${field.label}`}
        data-pointer={field.pointer}
        onType={type}
        onChoose={(index) => {
          type(found[index]?.value ?? text)
          finish()
        }}
        onLeave={finish}
        onGiveUp={giveUp}
      />
      {message === undefined && hint}
    </FieldFrame>
  )
}

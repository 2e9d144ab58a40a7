import { type ChangeEvent, type KeyboardEvent, useId } from 'react'
import { described, FieldFrame, type FieldInputProps, placeholderOf } from './frame/FieldFrame'
import { useTyped } from './use-typed'
import { ZoneList } from './ZoneList'

export function TextInput({ field, label }: FieldInputProps) {
  const id = useId()
  const { text, message, type, finish, giveUp } = useTyped(field, label)
  const isLong = field.kind === 'longText'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      finish()
    }
    if (event.key === 'Escape') giveUp()
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    type(target.value.replace(/[\r\n]+/g, ' '))
    // The browser's own undo also changes fields that are not focused.
    if (document.activeElement !== target) finish()
  }
  const list = field.kind === 'timeZone' ? `${id}-list` : undefined
  const Control = isLong ? 'textarea' : 'input'
  return (
    <FieldFrame field={field} id={id} message={message} count={text.length}>
      <Control
        {...described(id, message)}
        value={text}
        placeholder={placeholderOf(field)}
        rows={isLong ? 3 : undefined}
        inputMode={field.kind === 'number' ? 'decimal' : undefined}
        list={list}
        autoComplete="off"
        dir="auto"
        translate="no"
        lang={field.language}
        data-pointer={field.pointer}
        onChange={onChange}
        onBlur={() => finish()}
        onKeyDown={onKeyDown}
      />
      {list && <ZoneList id={list} />}
    </FieldFrame>
  )
}

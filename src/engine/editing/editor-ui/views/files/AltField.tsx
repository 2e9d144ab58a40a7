import type { Ref } from 'react'
import type { Field } from '../../model/page/field'
import { described, FieldFrame } from '../fields/frame/FieldFrame'

interface AltFieldProps {
  field: Field
  text: string
  offered: readonly string[]
  message: string | undefined
  onText: (text: string) => void
  onEnter: () => void
  place: Ref<HTMLTextAreaElement>
}

/** The text is written together with the picture. */
export function AltField({ field, text, offered, message, onText, onEnter, place }: AltFieldProps) {
  const id = 'alternative-text'
  return (
    <FieldFrame field={field} id={id} message={message} count={text.length}>
      <textarea
        {...described(id, message)}
        ref={place}
        rows={3}
        value={text}
        dir="auto"
        translate="no"
        lang={field.language}
        onChange={({ target }) => onText(target.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter()
        }}
      />
      {offered
        .filter((words) => words !== text)
        .map((words) => (
          <button key={words} type="button" className="quiet offered" onClick={() => onText(words)}>
            Use “{words}”
          </button>
        ))}
    </FieldFrame>
  )
}

import type { Ref } from 'react'
import type { Field } from '../../model/page/field'

interface AltFieldProps {
  field: Field
  text: string
  /** Alternative texts of the same picture elsewhere, and the former one. */
  offered: readonly string[]
  message: string | undefined
  onText: (text: string) => void
  onEnter: () => void
  place: Ref<HTMLTextAreaElement>
}

/** The alternative text of the chosen picture, written together with it. */
export function AltField({ field, text, offered, message, onText, onEnter, place }: AltFieldProps) {
  const { label, help } = field
  return (
    <div className="field" data-invalid={message !== undefined || undefined}>
      <label htmlFor="alternative-text">{label}</label>
      <textarea
        id="alternative-text"
        ref={place}
        rows={3}
        value={text}
        aria-invalid={message === undefined ? undefined : true}
        aria-describedby="alternative-text-error alternative-text-help"
        onChange={({ target }) => onText(target.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter()
        }}
      />
      <p id="alternative-text-error" className="error" role="status">
        {message}
      </p>
      <p id="alternative-text-help" className="help">
        {help}
      </p>
      {offered
        .filter((words) => words !== text)
        .map((words) => (
          <button key={words} type="button" className="offered" onClick={() => onText(words)}>
            Use “{words}”
          </button>
        ))}
    </div>
  )
}

import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { matchesWhereKnown } from 'schema-pages/dom/forms/matches-where-known'

/** `isMistaken` is set once the visitor leaves the field, or presses Enter in it, with a mistake. */
export function useMistake(field: RefObject<HTMLInputElement | null>) {
  const [isMistaken, setMistaken] = useState(false)

  // Enter may have been pressed before this code ran, and the browser have reported the mistake.
  useEffect(() => {
    if (field.current && matchesWhereKnown(field.current, ':user-invalid')) setMistaken(true)
  }, [field])

  return {
    isMistaken,
    handlers: {
      onChange({ currentTarget: { validity } }: ChangeEvent<HTMLInputElement>) {
        if (validity.valid) setMistaken(false)
      },
      // Report a mistake when typing is finished, not during it.
      onBlur: ({ currentTarget: { value, validity } }: FocusEvent<HTMLInputElement>) =>
        setMistaken(value !== '' && !validity.valid),
      // Enter does not submit a form with a disabled button, and the browser shows no message.
      onKeyDown({ key, currentTarget: { validity } }: KeyboardEvent<HTMLInputElement>) {
        if (key === 'Enter') setMistaken(!validity.valid)
      },
    },
  }
}

import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

/** Whether the browser has reported a mistake of the visitor. Older browsers do not tell. */
const isReported = (field: HTMLInputElement | null): boolean =>
  globalThis.CSS?.supports?.('selector(:user-invalid)') === true && field?.matches(':user-invalid') === true

/** `isMistaken` is set once the visitor leaves the field, or presses Enter in it, with a mistake. */
export function useValidity(field: RefObject<HTMLInputElement | null>) {
  const [isValid, setValid] = useState(false)
  const [isMistaken, setMistaken] = useState(false)

  // The field may have been filled in, and Enter pressed, before this code ran.
  useEffect(() => {
    setValid(field.current?.validity.valid ?? false)
    if (isReported(field.current)) setMistaken(true)
  }, [field])

  return {
    isValid,
    isMistaken,
    handlers: {
      onChange({ currentTarget: { validity } }: ChangeEvent<HTMLInputElement>) {
        setValid(validity.valid)
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

import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

/** Whether what is in a field is valid, and whether the visitor has left it, or pressed Enter in it, with a mistake. `handlers` are for the field. */
export function useValidity(field: RefObject<HTMLInputElement | null>) {
  const [isValid, setValid] = useState(false)
  const [isMistaken, setMistaken] = useState(false)

  // An address may have been typed, or filled in by the browser, before this code ran.
  useEffect(() => setValid(field.current?.validity.valid ?? false), [field])

  return {
    isValid,
    isMistaken,
    handlers: {
      onChange({ currentTarget: { validity } }: ChangeEvent<HTMLInputElement>) {
        setValid(validity.valid)
        if (validity.valid) setMistaken(false)
      },
      // Why the button stays disabled is told once the visitor has finished typing, not while they do.
      onBlur: ({ currentTarget: { value, validity } }: FocusEvent<HTMLInputElement>) =>
        setMistaken(value !== '' && !validity.valid),
      // A form whose button is disabled is not sent by Enter: the browser says nothing of it.
      onKeyDown({ key, currentTarget: { validity } }: KeyboardEvent<HTMLInputElement>) {
        if (key === 'Enter') setMistaken(!validity.valid)
      },
    },
  }
}

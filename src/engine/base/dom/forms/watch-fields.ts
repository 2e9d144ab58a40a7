import { matchesWhereKnown } from './matches-where-known'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: unknown): element is Field =>
  element instanceof Element && 'validity' in element && 'value' in element

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.elements].filter(isField)

/** In milliseconds. */
const lookAgainAfter = 500

/**
 * Browsers and password managers fill fields in without an event: this sends it. `onLook` follows each look: at events,
 * when the window comes back, twice a second while the form is seen. Returns how to stop.
 */
export function watchFields(form: HTMLFormElement, onLook: () => void = () => undefined): () => void {
  const end = new AbortController()
  const { signal } = end
  const known = new Map(fieldsOf(form).map((field) => [field, field.value]))
  let timer: ReturnType<typeof setInterval> | undefined

  const note = ({ target }: Event) => {
    if (isField(target)) known.set(target, target.value)
    onLook()
  }
  const look = () => {
    for (const field of fieldsOf(form))
      if (known.get(field) !== field.value)
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    onLook()
  }
  const lookAgain = (isSeen: boolean) => {
    clearInterval(timer)
    if (isSeen) timer = setInterval(look, lookAgainAfter)
  }

  for (const type of ['input', 'change']) form.addEventListener(type, note, { signal, capture: true })
  for (const type of ['focusin', 'focusout']) form.addEventListener(type, look, { signal })
  for (const type of ['focus', 'pageshow']) addEventListener(type, look, { signal })
  if (typeof IntersectionObserver === 'undefined') lookAgain(true)
  else {
    const observer = new IntersectionObserver((entries) => lookAgain(entries.at(-1)?.isIntersecting === true))
    observer.observe(form)
    signal.addEventListener('abort', () => observer.disconnect())
  }
  signal.addEventListener('abort', () => clearInterval(timer))
  onLook()
  return () => end.abort()
}

/** Chromium tells no script what it has filled in before the first press on a page. */
const isFilledIn = (field: Field): boolean => field.validity.valueMissing && matchesWhereKnown(field, ':autofill')

export const canBeSent = (form: HTMLFormElement): boolean =>
  fieldsOf(form).every((field) => field.validity.valid || isFilledIn(field))

import type { NamedField } from '../../../content/form-submissions/form-field-names'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const keyOf = (id: string) => `form ${id}`

const isTicked = (control: Control): boolean =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')

const controlsOf = (form: HTMLFormElement, name: string): Control[] => [
  ...form.querySelectorAll<Control>(`[name="${name}"]`),
]

/** A reload keeps all but files, until the tab is closed. */
export function keepDraft(form: HTMLFormElement, id: string, fields: readonly NamedField[]): void {
  const data = new FormData(form)
  const values = fields.map(({ name }) => [name, data.getAll(name).filter((value) => typeof value === 'string')])
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(Object.fromEntries(values)))
  } catch {
    // Browsers may allow no storage.
  }
}

export function forgetDraft(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {}
}

function readDraft(id: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}')
  } catch {
    return {}
  }
}

function fillIn(controls: Control[], values: unknown[]): void {
  for (const control of controls) {
    if (isTicked(control)) (control as HTMLInputElement).checked = values.includes(control.value)
    else control.value = String(values[0] ?? '')
  }
}

export function restoreDraft(form: HTMLFormElement, id: string, fields: readonly NamedField[]): void {
  const draft = readDraft(id)
  const data = new FormData(form)
  for (const { name } of fields) {
    const values = draft[name]
    if (Array.isArray(values) && data.getAll(name).join('') === '') fillIn(controlsOf(form, name), values)
  }
}

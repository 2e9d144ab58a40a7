import { byFolder } from '../../../../base/shared-types/registry'
import type { FormKind, FormKinds } from '../../../../content/form-submissions/form-kind'
import { exampleDay } from '../../../../content/form-submissions/kinds/date-kind'
import { engineKinds } from '../../../../content/form-submissions/kinds/engine-kinds'
import { kindWords } from './kind-words'

const own = byFolder(import.meta.glob<FormKind>('@studio/form-kinds/*/kind.ts', { import: 'default' }))

/** Of the engine, and of the studio those that a form has. */
export async function loadKinds(wanted: readonly string[]): Promise<FormKinds> {
  const found = Object.entries(own).filter(([name]) => wanted.includes(name))
  const loaded = found.map(async ([name, load]): Promise<[string, FormKind]> => [name, await load()])
  return new Map([...engineKinds(kindWords), ...(await Promise.all(loaded))])
}

/** A browser without a field for days makes it a line of text. */
export function showExamples(form: HTMLFormElement, language?: string): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[type="date"]'))
    if (input.type !== 'date') input.placeholder = exampleDay(language)
}

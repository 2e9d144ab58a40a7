import { type RefObject, useEffect, useState } from 'react'
import type { NamedField } from '../../../content/form-submissions/form-field-names'
import type { FormKinds } from '../../../content/form-submissions/form-kind'

const plain = ['name', 'email', 'telephone', 'text', 'longText', 'choice', 'choices', 'tick', 'hidden']

const none: FormKinds = new Map()

/** Once their code is there. Until then browsers check fields by their attributes. */
export function useKinds(
  fields: readonly NamedField[],
  form: RefObject<HTMLFormElement | null>,
  language?: string,
): FormKinds | undefined {
  const wanted = fields.map(({ kind }) => kind).filter((kind) => !plain.includes(kind))
  const [kinds, setKinds] = useState(wanted.length > 0 ? undefined : none)
  const key = wanted.join()
  useEffect(() => {
    if (key === '') return
    import('./kinds/load-kinds')
      .then(async ({ loadKinds, showExamples }) => {
        setKinds(await loadKinds(key.split(',')))
        if (form.current) showExamples(form.current, language)
      })
      .catch(console.warn)
  }, [key, form, language])
  return kinds
}

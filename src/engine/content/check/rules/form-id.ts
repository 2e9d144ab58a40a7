import { formIdIn } from '../../../base/shared-types/languages/shared-names'
import { readForm } from '../../form-submissions/read-form'
import type { Finding, SiteRule } from '../findings/rule'

export const formId: SiteRule = {
  code: 'form-id',
  severity: 'warning',
  scope: 'site',
  check: ({ ofFormat, languages, languageAt }) => {
    const known = new Map<string, string>()
    return ofFormat('form').flatMap(({ value, pointer }): Finding[] => {
      const { id, fields } = readForm(value)
      if (id === undefined) return []
      const key = JSON.stringify(fields)
      const other = known.get(id)
      if (other === undefined) known.set(id, key)
      if (other === undefined || other === key) return []
      const language = languageAt(pointer)
      const example = language === languages.own ? '' : `, for example "${formIdIn(language, id)}"`
      const message = `Another form with the identifier "${id}" has other fields, and their answers would be mixed. Give this form an identifier of its own${example}.`
      return [{ pointer: `${pointer}/id`, message }]
    })
  },
}

import { wantedName } from '../../form-submissions/form-field-names'
import { readForm } from '../../form-submissions/read-form'
import type { Finding, PageRule } from '../findings/rule'

const simplify = (text: string) => text.trim().toLowerCase()

function checkFields(form: unknown, pointer: string): Finding[] {
  const labels = new Set<string>()
  const names = new Map<string, string>()
  return readForm(form).fields.flatMap(({ field, index }): Finding[] => {
    const { label, kind, name } = field
    const at = `${pointer}/fields/${index}`
    if (labels.has(simplify(label))) {
      const message = `This form has two fields called "${label}", which visitors cannot tell apart. Give each its own label.`
      return [{ pointer: `${at}/label`, message }]
    }
    labels.add(simplify(label))
    const wanted = wantedName(field)
    const other = names.get(wanted)
    names.set(wanted, label)
    // A name that is made of a label gets a number if it is taken.
    const isOfLabel = name === undefined && !['name', 'email', 'telephone'].includes(kind)
    if (other === undefined || isOfLabel) return []
    const message = `"${label}" and "${other}" are both sent as "${wanted}". Give this field another name, for example "name": "${wanted}-2".`
    return [{ pointer: name === undefined ? at : `${at}/name`, message }]
  })
}

export const formFields: PageRule = {
  code: 'form-fields',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat }) => ofFormat('form').flatMap(({ value, pointer }) => checkFields(value, pointer)),
}

import { type Guess, guess } from '../../../base/text/nearest'
import type { Content } from '../content-index/content'
import { readUsedFields, type UsedField } from '../content-index/lists/listed-entries'
import type { Finding, SiteRule } from '../findings/rule'

/** Every entry has a title: that of its page. */
function fieldsByCollection({ entries }: Content): ReadonlyMap<string, ReadonlySet<string>> {
  const fields = new Map<string, Set<string>>()
  for (const { entry = {} } of entries) {
    const known = fields.get(String(entry.collection)) ?? new Set(['title'])
    for (const field of Object.keys(entry)) known.add(field)
    fields.set(String(entry.collection), known)
  }
  return fields
}

function findMeant(field: string, fields: ReadonlySet<string>, { entryFields }: Content): Guess | undefined {
  const alias = entryFields.get(field.toLowerCase())
  if (alias !== undefined && fields.has(alias)) return { name: alias, isSure: true }
  const names = [...fields].filter((name) => !['collection', 'id', 'isVisible'].includes(name))
  return guess(field, names)
}

function explainUse({ use, field, value, collection }: UsedField): string {
  if (use === 'order') return `"${value}" orders "${collection}" by "${field}", which its entries do not have.`
  return `The entries of "${collection}" have no "${field}".`
}

function checkField(used: UsedField, fields: ReadonlySet<string>, content: Content): Finding[] {
  const { use, field, value, pointer, collection } = used
  if (fields.has(field)) return []
  const isKnown = [...content.entryFields.values()].includes(field)
  // The rules value-exists and unordered-entry say that no entry has it yet.
  if (isKnown) return []
  const meant = findMeant(field, fields, content)
  const sign = use === 'order' && String(value).startsWith('-') ? '-' : ''
  const suggestion = meant && sign + meant.name
  const fix = suggestion ? `Did you mean "${suggestion}"?` : 'Write the name of a field that they have.'
  return [
    {
      pointer,
      ...(use === 'only' && { on: 'key' as const }),
      message: `${explainUse(used)} ${fix}`,
      group: `${collection} ${use}`,
      suggestion,
      ...(meant?.isSure && { replacement: suggestion }),
    },
  ]
}

export const entryField: SiteRule = {
  code: 'entry-field',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const used = readUsedFields(content)
    if (used.length === 0) return []
    const known = fieldsByCollection(content)
    return used.flatMap((one) => {
      const fields = known.get(one.collection)
      return fields ? checkField(one, fields, content) : []
    })
  },
}

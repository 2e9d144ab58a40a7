import { asList } from '../../../base/shared-types/json'
import { suggest } from '../../../base/text/nearest'
import { valuesOf } from '../../collections/entry-values'
import { createEntryReader, readUsedFields, type UsedField } from '../content-index/lists/listed-entries'
import type { PageOutline } from '../content-index/page-outline'
import type { Finding, SiteRule } from '../findings/rule'

function checkEach({ pointer, collection, field }: UsedField, entries: PageOutline[], path: unknown): Finding[] {
  const isAlways = entries.some(({ entry }) => asList(entry?.[field]).includes('all'))
  const except = isAlways ? ' but "all"' : ''
  const message = `No entry of "${collection}" has "${field}"${except}, so "${path}" makes no page. Give an entry one, or take this page out.`
  return [{ pointer, message }]
}

function checkOnly({ pointer, collection, field, value }: UsedField, values: ReadonlySet<string>): Finding[] {
  if (values.has(String(value))) return []
  const { suggestion, replacement } = typeof value === 'string' ? suggest(value, values) : {}
  const fix = suggestion ? `Did you mean "${suggestion}"?` : 'Write a value that one has.'
  const message = `No public entry of "${collection}" has "${value}" in "${field}", so this list shows nothing. ${fix}`
  return [{ pointer, message, suggestion, ...(replacement !== undefined && { replacement }) }]
}

export const valueExists: SiteRule = {
  code: 'value-exists',
  severity: 'warning',
  scope: 'site',
  check: (content) => {
    const used = readUsedFields(content).filter(({ use }) => use !== 'order')
    if (used.length === 0) return []
    const entriesOf = createEntryReader(content)
    const isKnown = new Set(content.entries.map(({ entry }) => entry?.collection))
    return used.flatMap((one) => {
      if (content.isHidden(one.pointer) || !isKnown.has(one.collection)) return []
      const entries = entriesOf(one.collection, content.languageAt(one.pointer))
      const values = new Set(entries.flatMap(({ entry }) => valuesOf(entry ?? {}, one.field)))
      if (one.use === 'only') return checkOnly(one, values)
      const path = content.valueAt(one.pointer.replace(/each\/by$/, 'path'))
      return values.size === 0 ? checkEach(one, entries, path) : []
    })
  },
}

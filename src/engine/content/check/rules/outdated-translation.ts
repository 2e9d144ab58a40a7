import { asObject } from '../../../base/shared-types/json'
import { splitSharedName } from '../../../base/shared-types/languages/shared-names'
import { getOrAdd } from '../../../base/shared-types/maps'
import { joined } from '../../schema-model/phrases'
import { changedAmong, markOf, type TranslatedPart, translatedParts } from '../../translations/translated-parts'
import type { Content } from '../content-index/content'
import { sayLanguage } from '../content-index/say-language'
import { sayTranslatedPart } from '../content-index/say-translated-part'
import type { Finding, SiteRule } from '../findings/rule'

const seenWith = (name: string): string => `When this is right, \`npm run translate -- --seen ${name}\`.`

function checkShared(content: Content): Finding[] {
  const { value, shared } = content
  const seen = asObject(asObject(value).seen)
  return Object.keys(shared).flatMap((name): Finding[] => {
    const [base, language] = splitSharedName(name)
    const original = shared[base]
    const mark = Object.hasOwn(seen, name) ? seen[name] : undefined
    if (language === undefined || !original || mark === undefined || mark === markOf(original)) return []
    const message = `The shared block "${base}" has changed since it was translated into ${sayLanguage(language, content)}. ${seenWith(name)}`
    return [{ pointer: `/shared/${name}`, on: 'key', message, group: name }]
  })
}

export const outdatedTranslation: SiteRule = {
  code: 'outdated-translation',
  severity: 'warning',
  scope: 'site',
  check: (content) => {
    const { valueAt, languages, sayType } = content
    const known = new Map<string, TranslatedPart[]>()
    const pages = content.translated().flatMap(({ page, original }): Finding[] => {
      const seen = valueAt(`${page.pointer}/seen`)
      if (seen === undefined) return []
      const source = valueAt(original.pointer)
      const now = getOrAdd(known, original.pointer, () => translatedParts(source))
      const parts = changedAmong(now, seen).map(({ block }) => sayTranslatedPart(block, source, sayType))
      if (parts.length === 0) return []
      const message = `The ${sayLanguage(languages.own, content)} page has changed since this was translated: ${joined(parts)}. ${seenWith(page.path).replace('this', 'this page')}`
      return [{ pointer: `${page.pointer}/seen`, message, group: page.path }]
    })
    return [...pages, ...(languages.areSeveral ? checkShared(content) : [])]
  },
}

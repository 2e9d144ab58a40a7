import { stringsIn, type UnknownObject } from '../../../base/shared-types/json'
import { sharedNameIn } from '../../../base/shared-types/languages/shared-names'
import { addTo } from '../../../base/shared-types/maps'
import { isEmpty } from '../../publication-dates/span'
import { holderOf } from '../../schema-model/holders'
import { sayLanguage } from '../content-index/say-language'
import type { SiteRule } from '../findings/rule'

/** Whether there is anything to read in a block besides its type and addresses. */
export const hasWords = ({ type, ...fields }: UnknownObject): boolean =>
  [...stringsIn(fields)].some(([, text]) => /\p{L}/u.test(text) && !/^(?:\/|#|https?:)\S*$/.test(text))

export const untranslatedShared: SiteRule = {
  code: 'untranslated-shared',
  severity: 'warning',
  scope: 'site',
  check: (content) => {
    const { ofFormat, pages, shared, languages, languageAt, isHidden } = content
    if (!languages.areSeveral) return []
    const unseen = new Set(pages.filter((page) => isEmpty(page.public)).map(({ pointer }) => pointer))
    const places = new Map<string, string[]>()
    for (const { value, pointer } of ofFormat('shared')) {
      const [language, name] = [languageAt(pointer), String(value)]
      const block = Object.hasOwn(shared, name) ? shared[name] : undefined
      // The rule "unused-shared" says how it must be named.
      if (Object.hasOwn(shared, `${name}-${language}`)) continue
      if (language === languages.own || !block || unseen.has(holderOf(pointer)) || isHidden(pointer)) continue
      if (!name.includes('@') && sharedNameIn(language, name, shared) === name && hasWords(block))
        addTo(places, `${name}@${language}`, pointer)
    }
    return [...places].map(([key, [pointer = '', ...others]]) => {
      const [name = '', tag = ''] = key.split('@')
      const [language, own] = [sayLanguage(tag, content), sayLanguage(languages.own, content)]
      const message = `This ${language} page shows the shared block "${name}" in ${own}. Write it in ${language} under "shared", as "${key}".`
      return { pointer, others, message }
    })
  },
}

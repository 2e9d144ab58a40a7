import { sayLanguage } from '../content-index/say-language'
import type { SiteRule } from '../findings/rule'

export const emptyLanguage: SiteRule = {
  code: 'empty-language',
  severity: 'warning',
  scope: 'site',
  check: (content) => {
    const { pages, languages } = content
    if (!languages.areSeveral) return []
    const used = new Set(pages.map(({ language }) => language))
    return languages.all
      .filter((language) => language !== languages.own && !used.has(language))
      .map((language) => {
        const home = languages.homeOf(language)
        const message = `No page is in ${sayLanguage(language, content)}, so visitors cannot choose it. Add a page "${home}" with "translates": "/": \`npm run translate -- / ${language}\` does it. Or take "${language}" out of "languages".`
        return { pointer: `/site/languages/${language}`, on: 'key', message }
      })
  },
}

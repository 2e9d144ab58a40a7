import { splitSharedName } from '../../../base/shared-types/languages/shared-names'
import { createGuesser } from '../../../base/text/nearest'
import type { Content } from '../content-index/content'
import { sayLanguage } from '../content-index/say-language'
import type { Finding, SiteRule } from '../findings/rule'

function explainName(name: string, { shared, languages }: Content): string | undefined {
  const [base, language] = splitSharedName(name)
  if (language === undefined) return undefined
  if (language === languages.own) return `"${language}" is the language of the site: write this block as "${base}".`
  if (!languages.all.includes(language)) {
    const meant = languages.all.find((other) => other.toLowerCase() === language.toLowerCase())
    return `"${language}" is no language of this site. ${meant ? `Write "${base}@${meant}".` : `Add it to "languages" in the site settings: "languages": { "${language}": {} }.`}`
  }
  if (Object.hasOwn(shared, base)) return undefined
  const names = Object.keys(shared).filter((other) => splitSharedName(other)[1] === undefined)
  const near = createGuesser(() => names)(base)?.name
  return `"${name}" translates a shared block "${base}", and there is none. ${near ? `Did you mean "${near}@${language}"?` : `Write it under "shared" first, as "${base}".`}`
}

/** "visit@de" is the shared block "visit" in German; pages name it "visit". */
export const sharedTranslation: SiteRule = {
  code: 'shared-translation',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const { shared, ofFormat, languageAt } = content
    const names = Object.keys(shared).flatMap((name): Finding[] => {
      const message = explainName(name, content)
      return message ? [{ pointer: `/shared/${name}`, on: 'key', message }] : []
    })
    const uses = ofFormat('shared').flatMap(({ value, pointer }): Finding[] => {
      const [base, language] = splitSharedName(String(value))
      if (language === undefined || !Object.hasOwn(shared, String(value)) || !Object.hasOwn(shared, base)) return []
      const other = sayLanguage(language, content)
      const isHere = languageAt(pointer) === language
      const message = isHere
        ? `Write "${base}": ${other} pages show "${value}" for it.`
        : `"${value}" is for ${other} pages, and this one is ${sayLanguage(languageAt(pointer), content)}. Write "${base}".`
      return [{ pointer, message, suggestion: base, ...(isHere && { replacement: base }) }]
    })
    return [...names, ...uses]
  },
}

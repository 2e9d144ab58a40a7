import { sharedNameFor, sharedNameIn, splitSharedName } from '../../../base/shared-types/languages/shared-names'
import { sayLanguage } from '../content-index/say-language'
import type { SiteRule } from '../findings/rule'

export const unusedShared: SiteRule = {
  code: 'unused-shared',
  severity: 'warning',
  scope: 'site',
  check: (content) => {
    const { ofFormat, shared, languages, languageAt } = content
    const used = new Set<string>()
    for (const { value, pointer } of ofFormat('shared')) {
      used.add(String(value))
      // A shared block is shown on pages of every language, with what is in it.
      const isShared = pointer.startsWith('/shared/') && languageAt(pointer) === languages.own
      for (const language of isShared ? languages.all : [languageAt(pointer)])
        used.add(sharedNameIn(language, String(value), shared))
    }
    return Object.keys(shared)
      .filter((name) => !used.has(name))
      .map((name) => {
        const [base, language] = splitSharedName(name)
        const tag = languages.all.find((one) => one !== languages.own && name.endsWith(`-${one}`))
        const original = tag && name.slice(0, -tag.length - 1)
        if (original && Object.hasOwn(shared, original)) {
          const meant = sharedNameFor(tag, original)
          const message = `No page uses the shared block "${name}". ${sayLanguage(tag, content)} pages show it if its name is "${meant}".`
          return { pointer: `/shared/${name}`, on: 'key', message }
        }
        const which = language === undefined ? 'page' : `${sayLanguage(language, content)} page`
        const message = `No ${which} uses the shared block "${base}". Use it with { "shared": "${base}" }, or remove ${language === undefined ? 'it' : `"${name}"`}.`
        return { pointer: `/shared/${name}`, on: 'key', message }
      })
  },
}

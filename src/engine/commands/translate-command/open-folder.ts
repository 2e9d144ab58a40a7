import { join, resolve } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import type { LanguagesOfSite } from '../../base/shared-types/languages/languages'
import { languageNames } from '../../base/text/language/language-names'
import { guess } from '../../base/text/nearest'
import { type Check, createCheck, type PublicFiles } from '../../content/check'
import { type OpenSite, readOpenSite, requireNoErrors } from '../../content/references/open-site'
import { cachedValidator } from '../../folders/site-folder/cached-validator'
import { readSite } from '../../folders/site-folder/read-site'
import { replaceFile } from '../../folders/site-folder/replace-file'
import { readRules } from '../../folders/studio-folder/read-rules'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { rulePagesOf } from '../../folders/studio-folder/rule-pages'

export interface TranslatedFolder {
  site: OpenSite
  files: PublicFiles
  check: Check
  /** Throws a Failure if the text has errors. */
  write(text: string): void
}

/** Throws a Failure if the site has errors. */
export async function openFolder(root: string, folder: string): Promise<TranslatedFolder> {
  const [schemas, rules, { text, files }] = await Promise.all([
    readSchemas(root, folder),
    readRules(root, folder),
    readSite(folder),
  ])
  const validate = cachedValidator(root, schemas)
  const check = createCheck(schemas, { validate, rules })
  const rulePages = rulePagesOf(root, folder)
  const require = (checked: string, consequence: string) =>
    requireNoErrors(check({ text: checked, files, severities: 'errors' }).problems, checked, consequence, rulePages)
  require(text, 'Fix this first; nothing was written.')
  return {
    ...{ site: readOpenSite(text, files, schemas, validate), files, check },
    write(after) {
      require(after, 'These problems would be there then, so nothing was written.')
      replaceFile(join(resolve(folder), 'pages.json'), text, after)
    },
  }
}

/** "German". */
export const nameOfLanguage = (language: string, { all }: LanguagesOfSite): string =>
  languageNames(all, 'en').get(language) ?? language

/** A language beside the site's own, in any case. Throws a Failure. */
export function requireLanguage(name: string, { own, all }: LanguagesOfSite): string {
  const others = all.filter((language) => language !== own)
  const found = others.find((language) => language.toLowerCase() === name.toLowerCase())
  if (found !== undefined) return found
  const known = others.map((language) => `"${language}"`).join(', ')
  const advice = known === '' ? 'It has one language.' : `It has ${known}.`
  throw new Failure(
    name.toLowerCase() === own.toLowerCase()
      ? `"${own}" is the language of the site itself: other languages are translated from it.`
      : `"${name}" is no language of this site. ${advice} Add it to "languages" in the site settings: "languages": { "${name}": {} }.`,
  )
}

export const didYouMean = (name: string, names: string[]): string => {
  const meant = guess(name, names)
  return meant ? ` Did you mean "${meant.name}"?` : ''
}

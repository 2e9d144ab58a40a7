import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asObject } from '../../base/shared-types/json'
import { type LanguagesOfSite, readLanguages } from '../../base/shared-types/languages/languages'

const folder = 'src/studio'

/** The words of the site's own language, and of each that has no others. */
export const ownWords = `${folder}/words.json`

/** "src/studio/words.de.json" */
export const wordsFileOf = (language: string): string => `${folder}/words.${language}.json`

export type Words = Record<string, string>

/** Empty where there is no such file. */
export const readWordsFile = (file: string): Words => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

export const languagesWithWords = (studio: string): string[] =>
  readdirSync(join(studio, folder)).flatMap((name) => name.match(/^words\.([\w-]+)\.json$/)?.[1] ?? [])

const tag = /^[a-z]{2,3}(-[a-z0-9]+)*$/i

/** Whether a site may have languages besides its own. Reading a large one takes much longer. */
export function mayHaveLanguages(site: string): boolean {
  try {
    return readFileSync(join(site, 'pages.json')).includes('"languages"')
  } catch {
    return false
  }
}

/** The usual one where the site cannot be read. What is no tag is left out. The check explains both. */
export function findSiteLanguages(site: string): LanguagesOfSite {
  try {
    const languages = readLanguages(asObject(JSON.parse(readFileSync(join(site, 'pages.json'), 'utf8'))).site)
    return { ...languages, all: languages.all.filter((language) => language === languages.own || tag.test(language)) }
  } catch {
    return readLanguages(undefined)
  }
}

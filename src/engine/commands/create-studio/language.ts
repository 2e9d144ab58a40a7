import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../base/shared-types/failure'

const firstPart = (language: string): string => language.split('-')[0] ?? language

/** "de-at" becomes "de-AT". */
export function readLanguage(tag: string): string {
  try {
    const [language] = Intl.getCanonicalLocales(tag)
    // Longer ones are well formed, as "arabic", and none is in use.
    if (language !== undefined && firstPart(language).length <= 3) return language
  } catch {
    // Explained below.
  }
  throw new Failure(`"${tag}" is not a language tag. Write one such as "en-GB", "de" or "pt-BR".`)
}

const nameOf = (language: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

interface Words {
  /** The content of words.json; undefined keeps that of the starter. */
  text?: string
  note: string
}

/** The words of the interface in a language, and what its authors should know. */
export function wordsIn(language: string, folder: string): Words {
  const own = firstPart(language)
  if (own === 'en') return { note: '' }
  const file = join(folder, `${own}.json`)
  if (existsSync(file)) {
    return {
      text: readFileSync(file, 'utf8'),
      note: `Buttons and notices are in ${nameOf(own)}. The pages, and the names of blocks and fields in schemas/, are in English.`,
    }
  }
  const sets = readdirSync(folder).map((name) => nameOf(name.replace('.json', '')))
  const known = new Intl.ListFormat('en-GB').format(['English', ...sets])
  return {
    note: `There are no words in ${nameOf(language)} yet (only in ${known}): translate src/studio/words.json.`,
  }
}

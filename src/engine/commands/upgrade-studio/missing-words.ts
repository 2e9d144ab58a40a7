import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../base/shared-types/json'
import { engineWords } from '../../folders/studio-folder/studio/engine-words'

type Words = Record<string, string>

const readWords = (file: string): Words => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** The check explains a file that is no JSON, or no object. */
function readOwnWords(file: string): Words {
  try {
    const words = readWords(file)
    return isObject(words) ? words : engineWords
  } catch {
    return engineWords
  }
}

export interface MissingWord {
  name: string
  english: string
  /** In the language of the site where the package has it, else in English. */
  value: string
}

function languageOf(site: string): string {
  const [, language = 'en'] = readFileSync(join(site, 'pages.json'), 'utf8').match(/"language":\s*"([a-z]+)/) ?? []
  return language
}

/** The words of the engine that the words.json of a studio lacks. */
export function missingWords(root: string, site: string): MissingWord[] {
  const words = readOwnWords(join(site, 'src/studio/words.json'))
  const translated = readWords(join(root, 'starter/words', `${languageOf(site)}.json`))
  return Object.entries(engineWords)
    .filter(([name]) => !Object.hasOwn(words, name))
    .map(([name, english]) => ({ name, english, value: translated[name] ?? english }))
}

import { join } from 'node:path'
import { isObject } from '../../base/shared-types/json'
import { engineWords } from '../../folders/studio-folder/studio/engine-words'
import {
  findSiteLanguages,
  ownWords,
  readWordsFile,
  type Words,
  wordsFileOf,
} from '../../folders/studio-folder/words-files'

/** Undefined where the file is no JSON, or no object: the check explains it. */
function readOwnWords(file: string): Words | undefined {
  try {
    const words = readWordsFile(file)
    return isObject(words) ? words : undefined
  } catch {
    return undefined
  }
}

function wordsOfPackage(root: string, language: string): Words {
  const [base] = language.split('-')
  return readWordsFile(join(root, 'starter', base === 'en' ? ownWords : `words/${base}.json`))
}

export interface MissingWord {
  name: string
  /** Of a word of the engine. */
  english?: string
  /** In the language where the package has it, else in English or as in words.json. */
  value: string
  isTranslated: boolean
}

export interface MissingWords {
  file: string
  /** Undefined for the words of the site's own language. */
  language?: string
  words: MissingWord[]
}

/** words.json lacks words of the engine, the other files lack words of words.json. */
export function missingWords(root: string, site: string): MissingWords[] {
  const { own, all } = findSiteLanguages(site)
  const known = readOwnWords(join(site, ownWords))
  if (!known) return []
  const english: Words = engineWords
  const find = (file: string, language: string, needed: Words): MissingWord[] => {
    const words = readOwnWords(join(site, file)) ?? needed
    const translated = wordsOfPackage(root, language)
    return Object.entries(needed)
      .filter(([name]) => !Object.hasOwn(words, name))
      .map(([name, value]) => ({
        ...{ name, english: english[name], value: translated[name] ?? english[name] ?? value },
        isTranslated: translated[name] !== undefined,
      }))
  }
  const others = all.filter((language) => language !== own)
  return [
    { file: ownWords, words: find(ownWords, own, english) },
    ...others.map((language) => {
      const file = wordsFileOf(language)
      return { file, language, words: find(file, language, { ...known, ...english }) }
    }),
  ].filter(({ words }) => words.length > 0)
}

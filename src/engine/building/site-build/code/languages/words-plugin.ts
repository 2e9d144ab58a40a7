import { join } from 'node:path'
import type { Plugin } from 'vite'
import {
  languagesWithWords,
  ownWords,
  readWordsFile,
  type Words,
  wordsFileOf,
} from '../../../../folders/studio-folder/words-files'

export type WordsByLanguage = Map<string, Words>

/** The first language is the site's own. Others have its words where they lack theirs, which the check refuses. */
export function readWordsIn(studio: string, [first = '', ...others]: string[]): WordsByLanguage {
  const own = readWordsFile(join(studio, ownWords))
  const inOthers = others.map((language): [string, Words] => [
    language,
    { ...own, ...readWordsFile(join(studio, wordsFileOf(language))) },
  ])
  return new Map([[first, own], ...inOthers])
}

const namesIn = (all: WordsByLanguage): string[] => [...new Set([...all.values()].flatMap(Object.keys))]

/** As Vite's modules of JSON. A name may be any text, such as "new". */
function moduleOf(names: string[], write: (name: string) => string): string {
  const constants = names.map((name, at) => `const _${at} = ${write(name)}\n`)
  const exported = names.map((name, at) => `_${at} as ${/^[\w$]+$/.test(name) ? name : quote(name)}`)
  const all = names.map((name, at) => `${quote(name)}: _${at}`)
  return `${constants.join('')}export { ${exported.join(', ')} }\nexport default { ${all.join(', ')} }\n`
}

const quote = (text = '') => JSON.stringify(text)

/** Takes the place of a word until its language is known: see split-by-language.ts. It is pure, so unused ones go. */
const markOf = (name: string): string => `/* @__PURE__ */ __word__(${quote(name)})`

const marks = /__word__\((["'`])([^"'`]+)\1\)/g

export const replaceMarks = (code: string, words: Words): string =>
  code.replace(marks, (_, _quote, name) => quote(words[name]))

export const markedModule = (all: WordsByLanguage): string => moduleOf(namesIn(all), markOf)

/** How scripts of previews find the language of their document, before any other script has run. */
export const languageOf = {
  /** The document of the catalogue is in English, its examples are in the language of the site. */
  preview: `document.getElementById('catalogue') ? '' : document.documentElement.lang`,
  /** "/frame.html#/de/about": see framed-site.ts. */
  editor: `Object.keys(all).find((language) => (location.hash.startsWith('#/') ? location.hash.slice(1) : location.pathname).concat('/').startsWith('/' + language.toLowerCase() + '/'))`,
}

/** A document has one language. */
export function choosingModule(all: WordsByLanguage, language: string): string {
  const [own] = all.values()
  const chosen = `const all = ${JSON.stringify(Object.fromEntries(all))}\nconst words = all[${language}] ?? ${JSON.stringify(own)}\n`
  return chosen + moduleOf(namesIn(all), (name) => `words[${quote(name)}]`)
}

export const plainModule = (words: Words): string => moduleOf(Object.keys(words), (name) => quote(words[name]))

/** `write` returns the module of words for an environment of Vite. */
export function wordsInLanguages(studio: string, write: (environment: string) => string): Plugin {
  const file = join(studio, ownWords)
  // Vite would read a name that ends in ".json" as JSON.
  const id = `${file}.js`
  return {
    name: 'words-in-languages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /words\.json$/ },
      async handler(source, importer, options) {
        // The search for packages to bundle loads what is on the disk.
        if ('scan' in options && options.scan) return undefined
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        return resolved?.id === file ? id : resolved
      },
    },
    load: {
      filter: { id: /words\.json\.js(?:\?late)?$/ },
      handler(loaded) {
        if (loaded.replace('?late', '') !== id) return undefined
        for (const watched of [ownWords, ...languagesWithWords(studio).map(wordsFileOf)])
          this.addWatchFile(join(studio, watched))
        return write(this.environment.name)
      },
    },
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { engineRoot } from '../../folders/studio-folder/engine-root'
import { placeholdersIn } from '../../folders/studio-folder/studio/engine-words'

type Words = Record<string, string>

const read = (file: string): Words => JSON.parse(readFileSync(join(engineRoot, 'starter', file), 'utf8'))

const english = read('src/studio/words.json')
const sets = new Map([
  ['en', english],
  ...readdirSync(join(engineRoot, 'starter/words')).map((name): [string, Words] => [
    name.replace('.json', ''),
    read(`words/${name}`),
  ]),
])

/** What all typographers of a language agree on. */
const quotes: Record<string, string> = { de: '„“', pl: '„”', fr: '«»', es: '«»', it: '«»', ar: '«»' }

const mistakes: Record<string, RegExp> = {
  // A narrow no-break space is before high punctuation, and within quotation marks.
  fr: /(?<!\u202f)[;:!?»]|«(?!\u202f)/,
  es: /^[^¿]*\?|^[^¡]*!/,
  ar: /[,;?]/,
  // No line ends with a word of one letter.
  pl: /(?<![\p{L}{])[aiouwz] /iu,
  de: /(?<!\u00a0)…/,
}

/** Straight quotation marks, three dots, and invisible spaces. */
const ofTypewriters = /["']|\.\.|^\s|\s$|\s\s/

test.each([...sets])('the words in "%s" have the names and values of the English ones', (_, words) => {
  const valuesIn = (set: Words) =>
    Object.entries(set).map(([name, text]) => [name, ...[...new Set(placeholdersIn(text))].sort()].join(' '))
  expect(valuesIn(words)).toEqual(valuesIn(english))
})

test.each([...sets])('the words in "%s" are set as its typographers do', (language, words) => {
  const [open = '', close = ''] = quotes[language] ?? '“”'
  const isWrong = (text: string) => {
    const marks = text.replace(/[^«»„“”‚‘]/g, '').replaceAll(open + close, '')
    return marks !== '' || ofTypewriters.test(text) || mistakes[language]?.test(text)
  }
  expect(Object.values(words).filter(isWrong)).toEqual([])
})

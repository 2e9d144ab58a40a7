import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isWords, SchemaBook } from '../../content/schema-model/schema-book'
import { engineRoot } from '../../folders/studio-folder/engine-root'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { placeholdersIn } from '../../folders/studio-folder/studio/engine-words'

type Words = Record<string, string>

const read = (file: string): Words => JSON.parse(readFileSync(join(engineRoot, 'starter', file), 'utf8'))

const english = read('src/studio/words.json')
const readAll = (folder: string): [string, Words][] =>
  readdirSync(join(engineRoot, 'starter', folder)).map((name) => [name.replace('.json', ''), read(`${folder}/${name}`)])
const sets = new Map([['en', english], ...readAll('words')])
const texts = new Map(readAll('texts'))

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
  const ofPages = Object.values(texts.get(language) ?? {}).map((text) => text.replace(/<[^>]*>/g, ''))
  expect([...Object.values(words), ...ofPages].filter(isWrong)).toEqual([])
})

const pages: unknown = JSON.parse(readFileSync(join(engineRoot, 'starter/pages.json'), 'utf8'))
const book = new SchemaBook(await readSchemas(engineRoot, join(engineRoot, 'starter')))

/** Whether it is for readers. Postal addresses are the same in all languages. */
function isText(text: string, pointer: string): boolean {
  const schema = book.at(pointer, pages)
  if (pointer === '/$schema' || pointer.includes('/address/') || text === '{value}') return false
  return isWords(schema) || (schema.format === 'entry-category' && text !== 'all')
}

const textsIn = (value: unknown, pointer = ''): string[] =>
  typeof value === 'string'
    ? isText(value, pointer)
      ? [value]
      : []
    : Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, `${pointer}/${name}`))

const starterTexts = new Set(textsIn(pages))

test.each([...texts])('each text of the starter is in "%s", with its tags and values', (_, translated) => {
  const paths = Object.keys(translated).filter((text) => text.startsWith('/'))
  expect(new Set(Object.keys(translated).slice(paths.length))).toEqual(starterTexts)
  expect(paths.filter((path) => !JSON.stringify(pages).includes(`"${path}"`))).toEqual([])
  const partsOf = (text = '') => (text.match(/<[^>]*>|\{\w+\}/g) ?? []).sort()
  for (const text of starterTexts) expect(partsOf(translated[text]), text).toEqual(partsOf(text))
})

test('the starter is in each language that it has words in', () => {
  expect(['en', ...texts.keys()].sort()).toEqual([...sets.keys()].sort())
})

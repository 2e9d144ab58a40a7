import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { engineRoot } from '../engine-root'
import { languagesWithWords, wordsFileOf } from '../words-files'
import { findStudioFaults, requireStudio } from './find-faults'

let studio: string

beforeEach(() => {
  studio = mkdtempSync(join(tmpdir(), 'studio-faults-'))
  for (const part of ['src', 'schemas'])
    cpSync(join(engineRoot, 'tests/second-studio', part), join(studio, part), { recursive: true })
  for (const language of languagesWithWords(studio)) rmSync(join(studio, wordsFileOf(language)))
  onTestFinished(() => rmSync(studio, { recursive: true }))
})

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(studio, path)), { recursive: true })
  writeFileSync(join(studio, path), text)
}
const read = (path: string) => readFileSync(join(studio, path), 'utf8')
const remove = (path: string) => rmSync(join(studio, path), { recursive: true })
const change = (path: string, from: string | RegExp, to: string) => write(path, read(path).replace(from, to))

test('a whole studio has no faults', async () => {
  expect(await findStudioFaults(engineRoot, studio)).toEqual([])
})

const words = 'src/studio/words.json'
const palette = 'src/studio/theme/palette.json'

test.each<[string, () => void, string, string]>([
  ['without words', () => remove(words), words, 'This file is missing'],
  [
    'with words that are no JSON',
    () => write(words, '{\n  "moved": "Moved" "goBack": "Back"\n}'),
    `${words}:2:`,
    'This is no JSON',
  ],
  ['with a list of words', () => write(words, '[]'), words, 'Write one object'],
  [
    'without a word',
    () => change(words, /"goBack": .*\n/, ''),
    words,
    '"goBack" is missing. Add it in the language of the site; in English it is "Go back". "npm run upgrade -- --apply" adds it, too.',
  ],
  ['with an empty word', () => change(words, /"goBack": .*\n/, '"goBack": "",\n'), words, '"goBack" is no text'],
  [
    'without a placeholder',
    () => change(words, 'umgezogen: {link}', 'umgezogen: dort'),
    words,
    '"movedTo" lacks {link}',
  ],
  ['with a broken package.json', () => write('package.json', '{'), 'package.json:1:1', 'This is no JSON'],
  [
    'without a kind of form field that its schema names',
    () => remove('src/studio/form-kinds'),
    'src/studio/form-kinds/postcode/kind.ts',
    'This kind of form field is missing. Write it, or take "postcode" out of schemas/studio/definitions.schema.json.',
  ],
  [
    'with a kind of form field that no schema names',
    () => write('src/studio/form-kinds/iban/kind.ts', ''),
    'src/studio/form-kinds/iban/kind.ts',
    'No form can have this kind of field. Add "iban" to "enum" of "kind"',
  ],
  ['without a palette', () => remove(palette), palette, 'This file is missing'],
  ['with an empty palette', () => write(palette, '[]'), palette, 'Write a list with one colour at least'],
  ['with a colour without a name', () => write(palette, '[{ "hues": [0, 360] }]'), palette, 'Item 1 has no "colour"'],
  [
    'with a colour without hues',
    () => write(palette, '[{ "colour": "sea" }]'),
    palette,
    'The colour "sea" has no "hues"',
  ],
  [
    'without a style',
    () => remove('src/studio/theme/global.scss'),
    'src/studio/theme/global.scss',
    'This file is missing',
  ],
  ['without specimens', () => remove('src/studio/Specimens.tsx'), 'src/studio/Specimens.tsx', 'This file is missing'],
  [
    'with other specimens',
    () => write('src/studio/Specimens.tsx', 'export function Elements() {}'),
    'src/studio/Specimens.tsx',
    'It does not export "Colours"',
  ],
  [
    'without a layout',
    () => remove('src/studio/layouts/sheet/layout.tsx'),
    'src/studio/layouts',
    'This studio has no layout',
  ],
  [
    'with another usual layout',
    () => change('schemas/studio/page.schema.json', '"sheet"', '"page"'),
    'schemas/studio/page.schema.json',
    '"page", which is not in src/studio/layouts',
  ],
  [
    'with a schema alone',
    () => remove('src/studio/blocks/prose'),
    'src/studio/blocks/prose/component.tsx',
    'Write it, or delete schemas/blocks/prose.schema.json',
  ],
  [
    'with a component alone',
    () => remove('schemas/blocks/prose.schema.json'),
    'schemas/blocks/prose.schema.json',
    'Write it, or delete src/studio/blocks/prose',
  ],
  [
    'with a component that is not exported',
    () => change('src/studio/blocks/prose/component.tsx', 'export default', 'export'),
    'src/studio/blocks/prose/component.tsx',
    'It has no default export',
  ],
  [
    'with a field of no format',
    () => write('src/studio/fields/price.tsx', 'export default () => null'),
    'src/studio/fields/price.tsx',
    'No field has the format "price". Write "format": "price" in the schema of a field, or delete this file.',
  ],
  [
    'with a field that is not exported',
    () => change('src/studio/fields/glaze-colour.tsx', 'export default', 'export'),
    'src/studio/fields/glaze-colour.tsx',
    'It has no default export',
  ],
  [
    'with a format that is a slip',
    () => change('schemas/blocks/prose.schema.json', '"Text",', '"Text",\n"format": "glase-colour",'),
    'schemas/blocks/prose.schema.json',
    'The format "glase-colour" has no file in src/studio/fields. Did you mean "glaze-colour"?',
  ],
])('a studio %s has one fault', async (_, harm, place, message) => {
  harm()
  expect(await findStudioFaults(engineRoot, studio)).toEqual([
    { place: expect.stringContaining(place), message: expect.stringContaining(message) },
  ])
})

const english = 'src/studio/words.en.json'
const german = JSON.parse(readFileSync(join(engineRoot, 'tests/second-studio/src/studio/words.json'), 'utf8'))

test.each<[string, object | undefined, string]>([
  ['no words', undefined, 'This file is missing: English pages need it. "npm run upgrade -- --apply" writes it.'],
  ['no object', [], 'This is a list or a single value'],
  [
    'a word missing',
    { ...german, close: undefined },
    'words.en.json lacks "close". "npm run upgrade -- --apply" adds it.',
  ],
  [
    'words missing',
    { ...german, close: undefined, allow: undefined, refuse: undefined },
    'words.en.json lacks "allow" and 2 other words.',
  ],
  ['a word too many', { ...german, more: 'More' }, '"more" is not in words.json, so that no page shows it. Delete it'],
  ['an empty word', { ...german, close: '' }, `"close" is no text. In words.json it is "${german.close}".`],
  ['a placeholder lost', { ...german, movedTo: 'It moved.' }, '"movedTo" lacks {link}, which the site replaces.'],
  [
    'a placeholder too many',
    { ...german, close: 'Close {it}' },
    `"close" has {it}, which the site does not replace. In words.json it is "${german.close}".`,
  ],
])('a language of the site with %s is one fault', async (_, words, message) => {
  write('pages.json', '{ "site": { "language": "de", "languages": { "en": {} } }, "pages": [] }')
  if (words) write(english, JSON.stringify(words))
  expect(await findStudioFaults(engineRoot, studio)).toEqual([
    { place: english, message: expect.stringContaining(message) },
  ])
})

test('what is no tag of a language needs no words: the check explains it', async () => {
  write('pages.json', '{ "site": { "language": "de", "languages": { "english": {} } }, "pages": [] }')
  expect(await findStudioFaults(engineRoot, studio)).toEqual([])
})

test('words in a load are a fault where a site has several languages', async () => {
  const load = 'src/studio/blocks/prose/load.ts'
  write(load, "import * as words from '../../words.json'\nexport const load = () => words")
  expect(await findStudioFaults(engineRoot, studio)).toEqual([])
  write('pages.json', '{ "site": { "language": "de", "languages": { "en": {} } }, "pages": [] }')
  write(english, JSON.stringify(german))
  expect(await findStudioFaults(engineRoot, studio)).toEqual([
    { place: load, message: expect.stringContaining('imports words.json') },
  ])
})

test('a slip in the name of a word is guessed', async () => {
  const { close, ...others } = german
  write(english, JSON.stringify({ ...others, closs: close }))
  expect((await findStudioFaults(engineRoot, studio)).map(({ message }) => message)).toEqual([
    expect.stringContaining('lacks "close"'),
    expect.stringContaining('Did you mean "close"?'),
  ])
})

test('where there is no studio, the message names the folder and the option', async () => {
  const empty = join(studio, 'empty')
  mkdirSync(empty)
  await expect(requireStudio(empty, empty)).rejects.toThrow(`src/studio\n  This folder is missing in ${empty}.`)
})

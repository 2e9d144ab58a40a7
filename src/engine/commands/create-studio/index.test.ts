import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createCheck } from '../../content/check'
import { readSite } from '../../folders/site-folder/read-site'
import { engineRoot } from '../../folders/studio-folder/engine-root'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { createStudio } from '.'

let folder: string

beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'new-studio-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  folder = join(parent, 'north-street')
})

const create = (options: { name?: string; language?: string } = {}) =>
  createStudio({ root: engineRoot, folder, year: 2031, ...options })
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

test('a new studio has its name, language and year, and no problems', async () => {
  await create({ name: 'Nord "$&" Süd', language: 'de-at' })
  const { site } = JSON.parse(read('pages.json'))
  expect(site).toMatchObject({ name: 'Nord "$&" Süd', language: 'de-AT', footNote: expect.stringContaining('2031') })
  expect(read('README.md')).toContain('# Nord "$&" Süd')
  const { text, files } = await readSite(folder)
  const { problems } = createCheck(await readSchemas(engineRoot, folder))({ text, files })
  expect(problems).toEqual([])
})

test('its styles hold from right to left', () => {
  const styles = join(engineRoot, 'starter/src')
  const sheets = readdirSync(styles, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.scss'))
  const physical = /(?:margin|padding|border)-(?:left|right)|^\s*(?:left|right):/m
  expect(sheets.length).toBeGreaterThan(5)
  expect(sheets.filter((file) => physical.test(readFileSync(join(styles, file), 'utf8')))).toEqual([])
})

test('its package.json has the scripts, the engine and the version that it was made with', async () => {
  await create()
  const { version } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8'))
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'north-street',
    scripts: { check: 'schema-pages check' },
    dependencies: { 'schema-pages': expect.stringMatching(/^file:/) },
    'schema-pages': { studio: version },
  })
  expect(read('.gitignore')).toContain('node_modules')
  expect(JSON.parse(read('pages.json')).site.name).toBe('North street')
})

test('buttons speak the language of the site if there are words in it', async () => {
  expect(await create({ language: 'de' })).toContain('German')
  const words = JSON.parse(read('src/studio/words.json'))
  const english = JSON.parse(readFileSync(join(engineRoot, 'starter/src/studio/words.json'), 'utf8'))
  expect(Object.keys(words)).toEqual(Object.keys(english))
  expect(words.goBack).not.toBe(english.goBack)
})

test('a site in two languages has each page in both, in its words and at its own paths', async () => {
  const note = await create({ language: 'pt, en' })
  expect(note).toContain('The site is in Portuguese.')
  expect(note).toContain('again in English below /en.')
  const { site, shared, seen, pages } = JSON.parse(read('pages.json'))
  expect(site).toMatchObject({
    language: 'pt',
    languages: {
      en: { privacyPage: '/en/privacy', menu: expect.arrayContaining([{ text: 'Contact', href: '/en/contact' }]) },
    },
  })
  expect(Object.keys(site.languages.en)).not.toContain('name')
  expect(Object.keys(site.languages.en.contact)).toEqual(['hours'])
  expect(shared['visit@en'].heading).not.toBe(shared.visit.heading)
  expect(Object.keys(seen)).toEqual(['visit@en'])
  const translations = pages.filter(({ translates }: { translates?: string }) => translates)
  expect(translations).toHaveLength(pages.length / 2)
  expect(translations[0]).toMatchObject({ path: '/en', translates: '/', seen: expect.any(String) })
  expect(translations[1]).toMatchObject({ path: '/en/services', translates: '/servicos' })
  const links = JSON.stringify(translations).match(/(?:"href":"|href=\\\\")\/[^"\\\\]*/g) ?? []
  expect(links.length).toBeGreaterThan(2)
  expect(links.filter((link) => !/\/en(\/|$)/.test(link))).toEqual([])
  expect(JSON.parse(read('src/studio/words.json')).close).toBe('Fechar')
  expect(JSON.parse(read('src/studio/words.en.json')).close).toBe('Close')
})

test.each(['ar,en', 'en,de,es,fr,it,nl,pl,pt,ar'])('a site in %s has no problems', async (language) => {
  await create({ language })
  const { text, files } = await readSite(folder)
  expect(createCheck(await readSchemas(engineRoot, folder))({ text, files }).problems).toEqual([])
})

test('without words in a language, a note says which file to translate', async () => {
  expect(await create({ language: 'fi' })).toContain('Finnish')
})

test.each([
  ['a language that is none', { language: 'de_AT!' }, 'not a language tag'],
  ['the name of a language', { language: 'arabic' }, 'not a language tag'],
  ['a language that is there twice', { language: 'de,en,de' }, '"de" is named twice'],
  ['an empty name', { name: ' ' }, 'The name is empty'],
  ['a long name', { name: 'x'.repeat(61) }, '61 characters'],
])('%s is refused, and nothing is written', async (_, options, message) => {
  await expect(create(options)).rejects.toThrow(message)
  expect(() => read('pages.json')).toThrow()
})

test('a folder in whose path no code can be built is refused, and nothing is written', async () => {
  folder = `${folder} #2`
  await expect(create()).rejects.toThrow('Name that folder "north-street 2"')
  expect(existsSync(folder)).toBe(false)
})

test.each([
  [
    'a folder with a file in it',
    () => {
      mkdirSync(folder)
      writeFileSync(join(folder, 'notes.txt'), '')
    },
  ],
  ['a file', () => writeFileSync(folder, '')],
])('%s is refused', async (_, make) => {
  make()
  await expect(create()).rejects.toThrow('is not an empty folder')
})

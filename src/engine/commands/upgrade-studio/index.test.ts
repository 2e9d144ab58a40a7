import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { engineRoot } from '../../folders/studio-folder/engine-root'
import { createStudio } from '../create-studio'
import { planUpgrade, recordVersion } from '.'

let site: string

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  site = join(folder, 'packages/site')
  await createStudio({ root: engineRoot, folder: site, name: 'North', language: 'de', year: 2031 })
})

const read = (path: string) => readFileSync(join(site, path), 'utf8')
const change = (path: string, from: string | RegExp, to: string) =>
  writeFileSync(join(site, path), read(path).replace(from, to))
const plan = () => planUpgrade(engineRoot, site)
const messages = () => plan().findings.map(({ message }) => message)

test('a studio that was just made needs nothing', () => {
  expect(plan()).toMatchObject({ changes: [], findings: [] })
})

test('an engine is installed in the studio, or in a folder above it', () => {
  expect(plan().isInstalled).toBe(false)
  const packages = join(site, '../../node_modules')
  mkdirSync(packages)
  symlinkSync(engineRoot, join(packages, 'schema-pages'), 'junction')
  expect(plan().isInstalled).toBe(true)
})

test('an older studio is told what is new, once', () => {
  const { to } = plan()
  change('package.json', `"studio": "${to}"`, '"studio": "0.0.1"')
  expect(plan().changes.at(-1)?.version).toBe(to)
  recordVersion(site, to)
  expect(plan().changes).toEqual([])
})

test.each([
  ['src/studio/words.json', /,\s*"movedTo": .*/, 'words.json lacks "movedTo"'],
  ['package.json', /\s*"uses": .*/, 'no script for "schema-pages uses"'],
])('what %s lacks is added, and the rest stays', (path, lost, message) => {
  const whole = JSON.parse(read(path))
  change(path, lost, '')
  expect(messages()).toEqual([expect.stringContaining(message)])
  for (const { apply } of plan().findings) apply?.()
  expect(messages()).toEqual([])
  expect(JSON.parse(read(path))).toEqual(whole)
})

test('each language of the site gets the words that it lacks', () => {
  change('pages.json', '"language": "de",', '"language": "de", "languages": { "fr": {}, "fi": {} },')
  const [french = '', finnish = ''] = messages()
  expect(french).toMatch(/^src\/studio\/words\.fr\.json lacks "skipToContent", .* more\.$/)
  expect(finnish).toMatch(/^src\/studio\/words\.fi\.json lacks/)
  const done = plan().findings.map(({ apply, done = '' }) => {
    apply?.()
    return done
  })
  expect(done[0]).toMatch(/^Added \d+ words to src\/studio\/words\.fr\.json\.$/)
  expect(done[1]).toContain('Translate "skipToContent", ')
  expect(messages()).toEqual([])
  const wordsOf = (name: string) => JSON.parse(read(`src/studio/words.${name}json`))
  expect(wordsOf('fr.').close).toBe('Fermer')
  expect(wordsOf('fi.')).toMatchObject({ close: 'Close', price: wordsOf('').price })
  expect(Object.keys(wordsOf('fr.'))).toEqual(Object.keys(wordsOf('')))
})

test('words that a language has already stay', () => {
  change('pages.json', '"language": "de",', '"language": "de", "languages": { "pt-BR": {} },')
  writeFileSync(join(site, 'src/studio/words.pt-BR.json'), '{ "close": "Feche" }')
  for (const { apply } of plan().findings) apply?.()
  expect(JSON.parse(read('src/studio/words.pt-BR.json'))).toMatchObject({ close: 'Feche', tryAgain: 'Tentar de novo' })
})

test('a package.json without scripts gets them all', () => {
  const whole = JSON.parse(read('package.json'))
  change('package.json', /"scripts": \{[^}]*\},/, '')
  for (const { apply } of plan().findings) apply?.()
  expect(JSON.parse(read('package.json'))).toEqual(whole)
})

test.each([
  ['a list of words', () => writeFileSync(join(site, 'src/studio/words.json'), '[]')],
  ['no code', () => rmSync(join(site, 'src'), { recursive: true })],
])('a studio with %s is left to the check', (_, damage) => {
  damage()
  expect(messages()).toEqual([])
})

test('an import of what the engine does not have is named with its line', () => {
  change('src/studio/elements/Section.tsx', 'elements/RichText', 'elements/RichTexts')
  expect(messages()).toEqual([
    'src/studio/elements/Section.tsx:4 imports "schema-pages/elements/RichTexts", which this version does not have. Did you mean "schema-pages/elements/RichText"?',
  ])
})

test.each([
  [/"schema-pages": \{\s*"studio": "[^"]*"\s*\}/, '"more": 1', 'does not say for which version'],
  [/"studio": "[^"]*"/, '"studio": "99.0.0"', 'Install 99.0.0'],
  [/"studio": "[^"]*"/, '"studio": "latest"', 'does not say for which version'],
  [/"studio": "[^"]*"/, '"studio": 2', 'does not say for which version'],
  [/^\{/, '', 'package.json cannot be read'],
  [/^.*$/s, 'null', 'package.json cannot be read'],
])('a package.json without %s is refused', (from, to, message) => {
  change('package.json', from, to)
  expect(plan).toThrow(message)
})

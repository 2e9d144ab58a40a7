import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { manifestIn, splitByLanguage } from './split-by-language'
import {
  choosingModule,
  languageOf,
  markedModule,
  readWordsIn,
  type WordsByLanguage,
  wordsInLanguages,
} from './words-plugin'

function makeStudio(files: Record<string, string>): string {
  const studio = mkdtempSync(join(tmpdir(), 'languages-'))
  onTestFinished(() => rmSync(studio, { recursive: true }))
  mkdirSync(join(studio, 'src/studio'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(studio, 'src/studio', name), text)
  return studio
}

const words = { close: 'Close', new: 'New “{title}”', unused: 'Unused' }
const german = { close: 'Schließen', new: 'Neu: $& „{title}“' }

const sources = {
  'words.json': JSON.stringify(words),
  'words.de.json': JSON.stringify(german),
  'main.ts': `import * as words from './words.json'\nimport('./later').then(({ say }) => say(words.close))\n`,
  'later.css': 'a { color: red }',
  'later.ts': `import './later.css'\nimport { new as fresh } from './words.json'\nexport const say = (close: string) => console.log(close, fresh)\n`,
}

async function buildStudio(kind: 'marked' | 'chosen'): Promise<{ folder: string; all: Map<string, object> }> {
  const studio = makeStudio(sources)
  const all = readWordsIn(studio, ['en', 'de'])
  const folder = join(studio, 'code')
  const common = { root: studio, configFile: false as const, logLevel: 'silent' as const, publicDir: false as const }
  await build({
    ...common,
    plugins: [
      wordsInLanguages(studio, () => (kind === 'marked' ? markedModule(all) : choosingModule(all, languageOf.preview))),
    ],
    build: { outDir: join(folder, 'client'), rollupOptions: { input: join(studio, 'src/studio/main.ts') } },
  })
  mkdirSync(join(folder, 'server'))
  return { folder, all }
}

const textIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

test('each language has its own scripts, which load each other and hold no word of another', async () => {
  const { folder, all } = await buildStudio('marked')
  const assets = join(folder, 'client/assets')
  const folders = splitByLanguage(folder, all as never, true)
  expect(
    readdirSync(assets)
      .filter((name) => !name.endsWith('.css'))
      .sort(),
  ).toEqual(Object.values(folders).sort())
  const texts = Object.entries(folders).map(([language, name]) => [language, textIn(join(assets, name))] as const)
  for (const [language, text] of texts) {
    const [own, other] = language === 'en' ? [words, german] : [german, words]
    expect(text).toContain(own.close)
    expect(text).toContain(JSON.stringify(own.new))
    expect(text).not.toContain(other.close)
    expect(text).not.toMatch(/__word__|Unused/)
    for (const [, script = ''] of text.matchAll(/(?:\.\/|assets\/)([\w/-]+\.js)/g))
      expect(readdirSync(join(assets, folders[language] ?? ''))).toContain(script.replace(`${folders[language]}/`, ''))
  }
})

test('the scripts of previews hold the words of all languages', async () => {
  const { folder } = await buildStudio('chosen')
  const text = textIn(join(folder, 'client/assets'))
  expect(text).toContain(words.close)
  expect(text).toContain(german.close)
})

const closeIn = (language: string, values: object): string => {
  const all: WordsByLanguage = new Map(Object.entries({ '': words, 'pt-BR': { close: 'Fechar' } }))
  const code = choosingModule(all, language).replace(/export.*/s, 'return words.close')
  return new Function(...Object.keys(values), code)(...Object.values(values))
}

test.each([
  ['page', 'en-GB', 'Close'],
  ['page', 'pt-BR', 'Fechar'],
  ['catalogue', 'pt-BR', 'Close'],
])('a %s in %s says %s', (kind, lang, close) => {
  const getElementById = (id: string) => (id === kind ? {} : null)
  expect(closeIn(languageOf.preview, { document: { documentElement: { lang }, getElementById } })).toBe(close)
})

test.each([
  ['/frame.html', '#/pt-br/quartos#top', 'Fechar'],
  ['/frame.html', '#/pt-br', 'Fechar'],
  ['/frame.html', '#/pt-british', 'Close'],
  ['/pt-br/quartos', '#top', 'Fechar'],
  ['/catalogue.html', '', 'Close'],
])('the frame at %s%s says %s', (pathname, hash, close) => {
  expect(closeIn(languageOf.editor, { location: { pathname, hash } })).toBe(close)
})

test('a language without a word has that of the site’s own', () => {
  const studio = makeStudio({ ...sources, 'words.pt-BR.json': '{ "close": "Fechar" }' })
  const { close, unused } = readWordsIn(studio, ['en', 'pt-BR']).get('pt-BR') ?? {}
  expect([close, unused]).toEqual(['Fechar', 'Unused'])
  expect(readWordsIn(studio, ['en', 'fi']).get('fi')).toEqual(words)
})

test('a manifest names the scripts of a language, and the styles of all', () => {
  const chunk = { file: 'assets/app-1.js', css: ['assets/app-1.css'] }
  expect(manifestIn('x', { 'app.ts': chunk, 'a.scss': { file: 'assets/a.css' } })).toEqual({
    'app.ts': { file: 'assets/x/app-1.js', css: ['assets/app-1.css'] },
    'a.scss': { file: 'assets/a.css' },
  })
})

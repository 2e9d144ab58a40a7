import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findHeavyPages, readLimits, usualLimits } from './limits'
import { weighPages, weightTable } from './page-weight'

let dist: string

const page = `<link rel="preload" as="font" href="/assets/serif.woff2"><link rel="stylesheet" href="/assets/page.css">
<script type="module" src="/assets/loader.js"></script><div id="root" data-app="/assets/app.js /assets/react.js">Greek: α</div>`

const fontFaces = ['serif', 'serif-greek']
  .map(
    (name, index) =>
      `@font-face{font-family:Serif;src:url(/assets/${name}.woff2);unicode-range:${['U+0-FF', 'U+370-3FF'][index]}}`,
  )
  .join('')

const files: Record<string, string> = {
  'about/us.html': page,
  'about/us.json': '{}',
  'club/files.html': page.replace('<script', '<link rel="modulepreload" href="/assets/opener.js"><script'),
  'club/files.json': '{"sealed":"c2VhbGVk"}',
  'old.html': '<p>This page has moved.</p>',
  'assets/page.css': `${'a{color:red}'.repeat(50)}p,div{font-family:Serif}${fontFaces}`,
  'assets/serif.woff2': 'w'.repeat(500),
  'assets/serif-greek.woff2': 'w'.repeat(300),
  'assets/loader.js': 'load()',
  'assets/opener.js': 'open()',
  'assets/app.js': 'hydrate()',
  'assets/react.js': 'react()',
}

const compressed = (file: string) => brotliCompressSync(files[file] as string).length

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'site-weights-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), text)
  }
})

afterEach(() => rmSync(dist, { recursive: true }))

const weight = {
  path: '/',
  html: 5000,
  css: 10_000,
  loader: 700,
  app: 77_000,
  data: 0,
  fonts: 20_900,
  allFonts: 20_900,
}

test('a page weighs its html, the styles and scripts that are fetched, its data and its fonts, compressed', () => {
  expect(weighPages(dist, ['about/us.html'])).toEqual([
    {
      path: '/about/us',
      html: compressed('about/us.html'),
      css: compressed('assets/page.css'),
      loader: compressed('assets/loader.js'),
      app: ['app', 'react'].reduce((sum, name) => sum + compressed(`assets/${name}.js`), 0),
      data: compressed('about/us.json'),
      fonts: 500,
      allFonts: 800,
    },
  ])
})

test('the opener of a guarded page is weighed separately', () => {
  const [weight] = weighPages(dist, ['club/files.html'])
  expect(weight).toMatchObject({
    loader: compressed('assets/loader.js'),
    opener: compressed('assets/opener.js'),
    app: ['app', 'react'].reduce((sum, name) => sum + compressed(`assets/${name}.js`), 0),
  })
})

test('only the given pages are weighed; a redirect is not a page', () => {
  expect(weighPages(dist, ['about/us.html']).map(({ path }) => path)).toEqual(['/about/us'])
  expect(weighPages(dist, ['old.html'])).toEqual([])
})

test('a folder without a site is refused with a reason', () => {
  expect(() => weighPages(join(dist, 'assets'))).toThrow('Run "npm run build" first.')
})

test('a page within its budget is not reported', () => {
  expect(findHeavyPages([weight], usualLimits)).toEqual([])
})

test.each([
  ['css', { css: 30_100 }, 'It has 30,100 bytes of css; there may be 30,000.'],
  ['html and css together', { html: 50_500 }, 'It has 60,500 bytes of html and css; there may be 60,000.'],
  ['fonts', { fonts: 62_500 }, 'It has 62,500 bytes of fonts to begin with; there may be 60,000.'],
  ['script', { loader: 4600 }, 'It has 4,600 bytes of script to begin with; there may be 4,000.'],
  ['what opens it', { opener: 1700 }, 'It has 1,700 bytes of script to open it; there may be 1,500.'],
  ['the app', { app: 100_001 }, 'It has 100,001 bytes of app; there may be 100,000.'],
])('too much of %s is reported with page, size and limit', (_, change, words) => {
  expect(findHeavyPages([{ ...weight, ...change }], usualLimits)).toEqual([
    { place: '/', message: expect.stringContaining(words) },
  ])
})

test('pages that are too heavy in the same way are one fault, at the heaviest', () => {
  const pages = [
    { ...weight, fonts: 62_500 },
    { ...weight, path: '/kiln', fonts: 70_000 },
  ]
  expect(findHeavyPages(pages, usualLimits)).toEqual([
    { place: '/kiln', message: expect.stringMatching(/70,000 bytes.* on "\/", too\..*"fonts" in /) },
  ])
})

const writeLimits = (text: string) => {
  mkdirSync(join(dist, 'tests'), { recursive: true })
  writeFileSync(join(dist, 'tests/budgets.json'), text)
}

test('a studio sets limits of its own, and the others stay', () => {
  writeLimits('{ "css": 5000 }')
  expect(readLimits(dist)).toEqual({ ...usualLimits, css: 5000 })
})

test.each([
  ['{ "csss": 5000 }', 'There is no budget "csss".'],
  ['{ "css": "small" }', 'The budget "css" is no number of bytes.'],
  ['[]', 'This is no object.'],
  ['{', 'This is no JSON.'],
])('a file of limits that is %s is refused', (text, words) => {
  writeLimits(text)
  expect(() => readLimits(dist)).toThrow(words)
})

test('the table has a line for each page', () => {
  expect(weightTable([weight]).split('\n').at(-1)).toMatch(
    /^\/ +5\.0 kB +10\.0 kB +20\.9 kB +20\.9 kB +0\.7 kB +0\.0 kB +77\.0 kB +0\.0 kB$/,
  )
})

import fc from 'fast-check'
import { type ParserError, parse } from 'parse5'
import { expect, test } from 'vitest'
import { renderWholePage } from '../../src/engine/building/site-build/pages/write-page'
import { createCheck } from '../../src/engine/content/check'
import { loads } from '../../src/engine/pages/page-data/studio'
import type { SiteContent } from '../../src/studio/generated/content'
import { compileSite } from '../sites/compile-site'
import { examples, files, schemas, small } from '../sites/mutation-site'
import { withoutFiles } from '../sites/without-files'

/** Sites that nobody has written: sound ones become valid html, broken ones are told so and break nothing. */
const check = createCheck(schemas)
const times = { idleWait: 1000, pollEvery: 10, giveUpAfter: 2000 }
const pageFiles = {
  scripts: ['/assets/a.js'],
  opener: '/assets/c.js',
  app: ['/assets/b.js'],
  statistics: '',
  elements: '',
  styles: [],
  fonts: [],
}

const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 3, maxLength: 20 }),
  fc.constantFrom('A fox & a hen', '<b>', '"quoted"', '2 < 3', "it's", 'é 🦊', '&amp;'),
)

/** A value of the same form, with other words where its field may hold any. */
function varied(value: unknown, key: string): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map((item) => varied(item, key)))
  if (typeof value === 'object' && value !== null)
    return fc.record(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, varied(inner, name)])))
  const isFree = ['heading', 'subheading', 'text', 'title', 'quote', 'alt', 'role', 'label', 'lead'].includes(key)
  return isFree && typeof value === 'string' ? fc.oneof(fc.constant(value), words) : fc.constant(value)
}

const block = fc.constantFrom(...examples).chain(({ example }) => varied(example, ''))
const page = fc.record({
  path: fc.stringMatching(/^\/made-[a-z0-9]{1,8}$/),
  title: words,
  description: words,
  blocks: fc.array(block, { minLength: 1, maxLength: 4 }),
})
const site = fc
  .uniqueArray(page, { minLength: 1, maxLength: 3, selector: ({ path }: { path: string }) => path })
  .map((pages) => ({ content: { ...small, pages: [...small.pages, ...pages] }, paths: pages.map(({ path }) => path) }))

/** Marks that html may not hold: what the parser of the standard complains of, and ids that are there twice. */
function mistakesIn(html: string): string[] {
  const found: string[] = []
  parse(html, {
    onParseError: ({ code, startLine, startCol }: ParserError) => found.push(`${code} ${startLine}:${startCol}`),
  })
  const ids = [...html.matchAll(/<[a-z][^>]* id="([^"]*)"/g)].map(([, id]) => id)
  return [...found, ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} twice`)]
}

test('a generated site that check finds sound is rendered as valid html', async () => {
  let sound = 0
  await fc.assert(
    fc.asyncProperty(site, async ({ content, paths }) => {
      const { problems } = check({ text: JSON.stringify(content), files, severities: 'errors' })
      if (problems.length > 0) return
      sound++
      const made = {
        ...content,
        pages: content.pages.filter(({ path }: { path: string }) => paths.includes(path)),
      } as unknown as SiteContent
      const compiled = await compileSite({
        content: made,
        schemas,
        ...withoutFiles,
        loads,
        notify: () => undefined,
      })
      const context = { settings: compiled.settings, settingsAddress: '/assets/site.json', times }
      for (const ready of compiled.pages)
        expect(mistakesIn(await renderWholePage(ready, context, pageFiles, () => undefined))).toEqual([])
    }),
    { numRuns: 30, seed: 41 },
  )
  expect(sound).toBeGreaterThan(25)
}, 60_000)

/** Any JSON, with the names of the site's own fields among its keys. */
const names = [
  'pages',
  'site',
  'shared',
  'path',
  'blocks',
  'type',
  'html',
  'items',
  'image',
  'href',
  '__proto__',
  'constructor',
]
const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom<unknown>(null, true, 0, -1, 1e308, '', '/', '/about', 'text', 'banner', '<p>', '\u0000', '\ud800'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom(...names), tie('value')), { maxLength: 5 })
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value

test('what is no site never breaks check: it answers with problems that have a place and words', () => {
  const broken = fc.oneof(
    anything.map((value) => JSON.stringify(value)),
    fc.tuple(anything, fc.nat()).map(([value, at]) => {
      const pages: unknown[] = [...small.pages]
      pages[at % pages.length] = value
      return JSON.stringify({ ...small, pages })
    }),
    fc.tuple(site, fc.nat(), fc.nat({ max: 3 }), words).map(([{ content }, at, length, insert]) => {
      const text = JSON.stringify(content)
      const start = at % text.length
      return text.slice(0, start) + insert + text.slice(start + length)
    }),
  )
  let refused = 0
  fc.assert(
    fc.property(broken, (text) => {
      const { problems, content } = check({ text, files, severities: 'errors' })
      if (problems.length > 0) refused++
      expect(content === undefined).toBe(problems.length > 0)
      for (const { line, column, message } of problems) {
        expect(line).toBeGreaterThan(0)
        expect(column).toBeGreaterThan(0)
        expect(message).not.toMatch(/undefined|\[object|NaN/)
      }
    }),
    { numRuns: 50, seed: 42 },
  )
  expect(refused).toBeGreaterThan(30)
}, 60_000)

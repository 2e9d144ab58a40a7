import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCase } from '../../../../tests/sites/broken-content'
import { filesFor } from '../../../../tests/sites/broken-content-files'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { createCheck } from '../check'
import { createValidator } from '../schema-model/validation/validate'
import { listUses } from './list-uses'
import { movePage } from './move-page'
import { readOpenSite } from './open-site'
import { planRemoval } from './remove-page'

const schemas = await readSchemas(join(import.meta.dirname, '../../../..'))
const validate = createValidator(schemas)
const check = createCheck(schemas)

interface Page {
  path: string
  translates?: string
  seen?: string
}

const content = JSON.parse(readCase('translated-nothing-wrong')) as {
  site: { footer: { links: object[] } }
  pages: Page[]
}
content.site.footer.links.push({ text: 'Our story', href: '/#story' })
for (const page of content.pages) if (page.translates !== undefined) page.seen = 'abc123'
const text = JSON.stringify(content, null, 2)
const files = filesFor(text)
const site = readOpenSite(text, files, schemas, validate)

const pagesIn = (after: string) => new Map((JSON.parse(after) as typeof content).pages.map((page) => [page.path, page]))
const move = (from: string, to: string, withChildren: boolean) =>
  pagesIn(movePage({ text, files, schemas, check, validate }, from, to, withChildren).text)

test('translations follow an original that moves, and have seen what they had', () => {
  expect(move('/about', '/us', false).get('/de/ueber-uns')).toMatchObject({ translates: '/us', seen: 'abc123' })
})

test('the pages of a language move to another one that the site has', () => {
  const renamed = text.replace('"de": {', '"de-AT": {}, "de": {')
  const { text: after } = movePage({ text: renamed, files, schemas, check, validate }, '/de', '/de-at', true)
  expect(pagesIn(after).get('/de-at/ueber-uns')).toMatchObject({ translates: '/about', seen: 'abc123' })
})

test.each([undefined, '/'])(
  'translations stay when their original goes, as pages of their own (visitors are led to %s)',
  (to) => {
    const page = pagesIn(planRemoval(site, '/about', to).text).get('/de/ueber-uns')
    expect(page).toMatchObject({ path: '/de/ueber-uns', title: 'Über uns' })
    expect(Object.keys(page ?? {}).filter((field) => ['translates', 'seen'].includes(field))).toEqual([])
  },
)

test('the uses of a page are its translations, too; those of a shared block in a language are on pages of it', () => {
  expect(listUses(site, '/about')).toMatch(/page "\/de\/ueber-uns" Über uns, as its translation$/m)
  expect(listUses(site, 'clients').split('\n')).toHaveLength(3)
  expect(listUses(site, 'clients@de')).toMatch(
    /^The shared block "clients@de" is used in 1 place:\n.*page "\/de" Start/,
  )
})

test('a language that moves with all its pages has another tag everywhere', () => {
  const written = JSON.parse(text)
  const [[name, block]] = Object.entries(written.shared) as [[string, object]]
  written.shared[`${name}@de`] = block
  written.seen = { [`${name}@de`]: 'abc123' }
  written.site.languages.de.footer = { links: [{ text: 'Wir', href: '/de/ueber-uns' }] }
  const before = JSON.stringify(written, null, 2)
  const moveHome = (to: string) =>
    movePage({ text: before, files: filesFor(before), schemas, check, validate }, '/de', to, true)
  const { text: after, language } = moveHome('/de-at')
  const now = JSON.parse(after)
  expect(language).toEqual(['de', 'de-AT'])
  expect(now.site.languages['de-AT'].footer.links[0].href).toBe('/de-at/ueber-uns')
  expect([now.shared[`${name}@de-AT`], now.seen]).toEqual([block, { [`${name}@de-AT`]: 'abc123' }])
  expect(Object.keys(now.site.languages)).not.toContain('de')
  expect(() => moveHome('/deutsch')).toThrow('"/pt-br"')
})

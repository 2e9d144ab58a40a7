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

test('a language moves with its home page and all below it only where the site has that language', () => {
  expect(() => move('/de', '/fr', true)).toThrow('it has no "fr"')
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

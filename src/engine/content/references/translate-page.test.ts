import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCase } from '../../../../tests/sites/broken-content'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { applyEdits } from '../json-edits/apply-edit'
import { createValidator } from '../schema-model/validation/validate'
import { seenOf } from '../translations/translated-parts'
import { readOpenSite } from './open-site'
import { planTranslation } from './translate-page'

const schemas = await readSchemas(join(import.meta.dirname, '../../../..'))
const validate = createValidator(schemas)

interface TranslatedSite {
  site: { languages?: object }
  pages: { path: string; translates?: string; blocks: object[] }[]
}

const content = JSON.parse(readCase('nothing-wrong')) as TranslatedSite
content.site.languages = { de: {} }
const [home, about] = content.pages as [TranslatedSite['pages'][0], TranslatedSite['pages'][0]]
const [banner = {}] = about.blocks
const text = {
  type: 'text',
  html: '<p><a href="/">Home</a>, <a href="/about#we">we</a>, <a href="/contact">contact</a>, <a href="/#top">top</a>.</p>',
  buttons: [{ text: 'Home', href: '/' }],
}
about.blocks = [banner, text]
content.pages.splice(2, 0, { ...home, path: '/de', translates: '/' }, { ...about, path: '/contact' })

function translate(pointer: string, path: string) {
  const text = JSON.stringify(content, null, 2)
  const outcome = applyEdits(text, [planTranslation(readOpenSite(text, new Map(), schemas, validate), pointer, path)])
  if ('refusal' in outcome) throw new Error('The edit does not fit.')
  return JSON.parse(outcome.text) as TranslatedSite
}

test('a translation is a draft in the words of its original, with links to pages of its language', () => {
  const page = translate('/pages/1', '/de/ueber-uns').pages.at(-1)
  expect(page).toEqual({
    ...about,
    ...{ path: '/de/ueber-uns', translates: '/about', seen: seenOf(about), draft: true },
    blocks: [
      banner,
      {
        ...text,
        html: '<p><a href="/de">Home</a>, <a href="/de/ueber-uns#we">we</a>, <a href="/contact">contact</a>, <a href="/de">top</a>.</p>',
        buttons: [{ text: 'Home', href: '/de' }],
      },
    ],
  })
  expect(Object.keys(page ?? {}).slice(0, 5)).toEqual(['path', 'translates', 'seen', 'draft', 'title'])
})

test('of a translation, its original is translated', () => {
  content.site.languages = { de: {}, fr: {} }
  const page = translate('/pages/2', '/fr').pages.at(-1)
  expect([page?.path, page?.translates]).toEqual(['/fr', '/'])
})

test('a page for each value of entries is translated as one', () => {
  content.pages.push({ ...about, path: '/topics/*' })
  const pointer = `/pages/${content.pages.length - 1}`
  expect(translate(pointer, '/fr/sujets/*').pages.at(-1)).toMatchObject({
    path: '/fr/sujets/*',
    translates: '/topics/*',
  })
})

test('says why a page cannot be translated', () => {
  expect(() => translate('/pages/0', '/de/start')).toThrow('"/" is in German already: "/de". Nothing was changed.')
  expect(() => translate('/pages/1', '/ueber-uns')).toThrow(
    'A page at "/ueber-uns" is in English. Write a path that begins with its language: "/fr/…".',
  )
  expect(() => translate('/pages/1', '/fr/Über')).toThrow('cannot be an address')
})

test('a form of a translation has an identifier of its own', async () => {
  const root = join(import.meta.dirname, '../../../..')
  const starter = await readSchemas(root, join(root, 'starter'))
  const form = { id: 'enquiry', fields: [{ kind: 'text', label: 'Name' }], send: 'Send' }
  const page = { ...about, blocks: [{ type: 'form', heading: 'Write to us', form }] }
  const text = JSON.stringify({ ...content, pages: [home, page] }, null, 2)
  const site = readOpenSite(text, new Map(), starter, createValidator(starter))
  const outcome = applyEdits(text, [planTranslation(site, '/pages/1', '/de/wir')])
  const { pages } = JSON.parse('text' in outcome ? outcome.text : '{}') as TranslatedSite
  expect(pages.at(-1)?.blocks).toMatchObject([{ form: { ...form, id: 'enquiry-de' } }])
})

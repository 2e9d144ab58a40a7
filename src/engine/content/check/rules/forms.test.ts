import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentOf, pointersOf } from '../../../../../tests/sites/checked-content'
import { readSite } from '../../../folders/site-folder/read-site'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import { createCheck } from '..'
import { formFields } from './form-fields'
import { formId } from './form-id'
import { formReply } from './form-reply'

const email = { kind: 'email', label: 'Email address' }
const text = (label: string, more = {}) => ({ kind: 'text', label, ...more })

test.each<[string, unknown[], string[]]>([
  ['labels and names that differ', [email, text('Town'), text('Street')], []],
  ['two labels that are the same', [email, text('Town'), text('town ')], ['/form/fields/2/label']],
  ['two email addresses', [email, { ...email, label: 'Another one' }], ['/form/fields/1']],
  ['a name twice', [text('Town', { name: 'a' }), text('Street', { name: 'a' })], ['/form/fields/1/name']],
  ['fields with mistakes, which their schema reports', [null, { kind: 'text' }, 7, text('Town')], []],
])('form-fields: %s', (_, fields, pointers) => {
  expect(pointersOf(formFields.check(contentOf([['form', { fields }, '/form']])))).toEqual(pointers)
})

test.each<[string, unknown[], string[]]>([
  ['an email address', [email], []],
  ['a telephone number', [{ kind: 'telephone', label: 'Phone' }], []],
  ['neither of the two', [text('Town')], ['/form/fields']],
])('form-reply: %s', (_, fields, pointers) => {
  expect(pointersOf(formReply.check(contentOf([['form', { fields }, '/form']])))).toEqual(pointers)
})

test.each<[string, unknown[], string[]]>([
  [
    'other identifiers',
    [
      { id: 'a', fields: [email] },
      { id: 'b', fields: [] },
    ],
    [],
  ],
  [
    'the same form twice',
    [
      { id: 'a', fields: [email] },
      { id: 'a', fields: [email] },
    ],
    [],
  ],
  [
    'one identifier for other fields',
    [
      { id: 'a', fields: [email] },
      { id: 'a', fields: [] },
    ],
    ['/1/id'],
  ],
])('form-id: %s', (_, forms, pointers) => {
  const found = forms.map((form, index): [string, unknown, string] => ['form', form, `/${index}`])
  expect(pointersOf(formId.check(contentOf(found)))).toEqual(pointers)
})

test('a site with a form needs a form service and a privacy page', async () => {
  const root = join(import.meta.dirname, '../../../../..')
  const studio = join(root, 'tests/second-studio')
  const { text, files } = await readSite(studio)
  const { site, ...rest } = JSON.parse(text)
  const { formService: _service, privacyPage: _page, ...settings } = site
  const check = createCheck(await readSchemas(root, studio))
  const { problems } = check({ text: JSON.stringify({ site: settings, ...rest }), files, at: Date.parse('2026-11-20') })
  const codes = problems.map(({ rule }) => rule)
  expect(codes).toContain('form-service')
  expect(codes).toContain('privacy-page')
})

test('form-id proposes an identifier with the language of the page', () => {
  const site = { language: 'en', languages: { de: {} } }
  const pages = [
    { path: '/contact', blocks: [] },
    { path: '/de/kontakt', blocks: [] },
  ]
  const forms = [email, text('Ort')].map((field, index) => ({ id: 'a', fields: [field], at: `/pages/${index}/form` }))
  const content = contentOf(
    forms.map(({ at, ...form }) => ['form', form, at]),
    { site, pages },
  )
  expect(formId.check(content).map(({ message }) => message)).toEqual([expect.stringContaining('"a-de"')])
})

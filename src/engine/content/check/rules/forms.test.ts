import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentOf, pointersOf } from '../../../../../tests/sites/checked-content'
import { readSite } from '../../../folders/site-folder/read-site'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import { createCheck } from '..'
import { formFields } from './form-fields'
import { formId } from './form-id'
import { formLimits } from './form-limits'
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

const day = { kind: 'date', label: 'Day' }
const time = { kind: 'time', label: 'Time' }
const number = { kind: 'number', label: 'Guests' }

test.each<[object, string | undefined]>([
  [{ ...day, earliest: 'today', latest: 'in 6 months', closedOn: ['monday'] }, undefined],
  [{ ...day, earliest: 'today', latest: '2020-01-01' }, undefined],
  [{ ...time, earliest: '18:00', latest: '22:30' }, undefined],
  [{ ...number, least: 1, greatest: 1 }, undefined],
  [
    { ...day, earliest: '2027-02-30' },
    'earliest: "2027-02-30" is not a day that the calendar has. Write one, for example "today".',
  ],
  [{ ...day, latest: '18:30' }, 'latest: "18:30" is not a day that the calendar has. Write one, for example "today".'],
  [{ ...day, kind: 'Datum', earliest: 'tomorrow', latest: 'in 6 months' }, undefined],
  [{ ...time, earliest: 'today' }, 'earliest: "today" is not a time of day. Write one, for example "18:30".'],
  [
    { ...day, earliest: 'in 2 weeks', latest: 'in 3 days' },
    'latest: No answer is possible: "earliest" (in 2 weeks) is after "latest" (in 3 days). Exchange the two, or correct one.',
  ],
  [
    { ...day, earliest: '2027-03-02', latest: '2027-03-01' },
    'latest: No answer is possible: "earliest" (2 March 2027) is after "latest" (1 March 2027). Exchange the two, or correct one.',
  ],
  [
    { ...time, earliest: '22:00', latest: '18:00' },
    'latest: No answer is possible: "earliest" (22:00) is after "latest" (18:00). Exchange the two, or correct one.',
  ],
  [
    { ...number, least: 12, greatest: 1 },
    'greatest: No answer is possible: "least" (12) is after "greatest" (1). Exchange the two, or correct one.',
  ],
])('form-limits of %j: %s', (field, expected) => {
  const found = formLimits.check(contentOf([['form', { fields: [field] }, '/form']]))
  expect(found.map(({ pointer, message }) => `${pointer.split('/').at(-1)}: ${message}`)).toEqual(
    expected ? [expected] : [],
  )
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

const root = join(import.meta.dirname, '../../../../..')
const studio = join(root, 'tests/second-studio')
const { text: written, files } = await readSite(studio)
const check = createCheck(await readSchemas(root, studio))
const at = Date.parse('2026-11-20')

test('a site with a form needs a form service and a privacy page', () => {
  const { site, ...rest } = JSON.parse(written)
  const { formService: _service, privacyPage: _page, ...settings } = site
  const { problems } = check({ text: JSON.stringify({ site: settings, ...rest }), files, at })
  const codes = problems.map(({ rule }) => rule)
  expect(codes).toContain('form-service')
  expect(codes).toContain('privacy-page')
})

test('several fields under other names are told their names', () => {
  const edited = written.replace(
    /"fields": \[/,
    '$&{ "kind": "file", "label": "Plan", "types": ["pdf"], "maxSize": 2 },',
  )
  const { problems } = check({ text: edited, files, at })
  expect(problems.map(({ message }) => message)).toEqual([
    '"types" and "maxSize" are not fields of a field. Write "accepts" and "maxMegabytes".',
  ])
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

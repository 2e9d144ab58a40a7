import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestPage } from '../../../../../../tests/components/test-page'
import { applyEdits } from '../../../../content/json-edits/apply-edit'
import type { Edit } from '../../../../content/json-edits/edit'
import { readSchemas } from '../../../../folders/studio-folder/read-schemas'
import { takeOut, writeField } from '../edits/field-edits'
import { describeField } from '../page/field'
import type { OpenPage } from '../page/open-page'
import { settingInLanguage } from './language-settings'

const schemas = await readSchemas(join(import.meta.dirname, '../../../../../..'))
const site = {
  language: 'en',
  url: 'https://a.example',
  navigation: { main: [{ text: 'Home', href: '/' }] },
  contact: { email: 'a@b.example', phone: '1' },
  languages: { de: {} },
}

const open = (path = '/de'): OpenPage =>
  openTestPage(`{"pages":[${JSON.stringify({ path, blocks: [] })}]}`, schemas, site)

function apply(page: OpenPage, edits: readonly Edit[]): OpenPage {
  const outcome = applyEdits(
    page.text.site,
    edits.map((edit) => ({ ...edit, pointer: edit.pointer.slice('/site'.length) })),
  )
  if ('refusal' in outcome) throw new Error('The edit does not fit.')
  return page.with('/site', outcome.text)
}

const german = (page: OpenPage) => page.valueAt('/site/languages/de')

test('a setting of a language makes the objects around it, and takes those that it leaves empty', () => {
  const place = '/site/languages/de/contact/email'
  const written = apply(open(), writeField(open(), place, '"d@b.example"'))
  expect(german(written)).toEqual({ contact: { email: 'd@b.example' } })
  expect(german(apply(written, takeOut(written, place)))).toEqual({})
})

test('the site says what a language has not', () => {
  expect(describeField(open(), '/site/languages/de/contact/email').inherited).toBe('a@b.example')
})

test.each([
  ['/site/contact/email', '/site/languages/de/contact/email'],
  ['/site/navigation/main/0/text', '/site/languages/de/navigation/main'],
  ['/site/url', '/site/url'],
])('on a page in another language, %s is written at %s', (pointer, place) => {
  expect(settingInLanguage(open(), pointer)).toBe(place)
  expect(settingInLanguage(open('/'), pointer)).toBe(pointer)
})

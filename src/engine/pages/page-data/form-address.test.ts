import { expect, test } from 'vitest'
import type { SiteContent } from '../../base/schema-types/content'
import { sendFormsTo } from './form-address'

const content = (formService?: { url: string }) =>
  JSON.parse(JSON.stringify({ site: { name: 'Studio', formService }, pages: [] })) as SiteContent

const configured = content({ url: 'https://forms.example/subscribe' })

test('forms are sent to the stand-in, and the content itself is left alone', () => {
  expect(sendFormsTo('/forms/send', configured).site.formService).toEqual({ url: '/forms/send', timeField: 'elapsed' })
  expect(configured.site.formService).toEqual({ url: 'https://forms.example/subscribe' })
})

test('without a stand-in forms are sent to the service that the site names', () => {
  expect(sendFormsTo(undefined, configured)).toEqual(configured)
})

test('a site without a form service gets none', () => {
  expect(sendFormsTo('/forms/send', content()).site.formService).toBeUndefined()
})

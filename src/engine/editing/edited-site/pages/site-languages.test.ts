import { expect, test } from 'vitest'
import { markOf, seenOf } from '../../../content/translations/translated-parts'
import { readSiteLanguages } from './site-languages'

const visit = { type: 'contact', heading: 'Come by' }
const about = { path: '/about', title: 'About', blocks: [{ type: 'text', html: '<p>Hello</p>' }, { shared: 'visit' }] }
const german = { path: '/de/ueber', translates: '/about', seen: seenOf(about), blocks: [{ shared: 'visit' }] }
const site = { language: 'en', languages: { de: {} } }
const content = {
  ...{ site, pages: [about, german] },
  shared: { visit, 'visit@de': { ...visit, heading: 'Besuch' } },
  seen: { 'visit@de': markOf(visit) },
}

test.each([
  [{}, undefined],
  [{ pages: [{ ...about, title: 'Us' }, german] }, 1],
  [{ shared: { ...content.shared, visit: { ...visit, heading: 'Drop in' } } }, 1],
  [{ shared: { visit: { ...visit, heading: 'Drop in' } } }, undefined],
])('after %j a translation has to look at: %s', (change, toLookAt) => {
  const { ofPage } = readSiteLanguages({ ...content, ...change })
  expect(ofPage(german).toLookAt).toBe(toLookAt)
})

test('a page shows a shared block in its language; a site in one language has none', () => {
  const { sharedOn, ofSite } = readSiteLanguages(content)
  expect([sharedOn(german, 'visit'), sharedOn(about, 'visit'), ofSite]).toEqual([
    ...['visit@de', 'visit'],
    { languages: ['en', 'de'] },
  ])
  const single = readSiteLanguages({ ...content, site: { language: 'en' } })
  expect([single.sharedOn(german, 'visit'), single.ofPage(german), single.ofSite]).toEqual(['visit', {}, {}])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Day } from './Day'
import { PageContext } from './use-page'

test.each([
  ['de', '<time dateTime="2027-03-12">12. März 2027</time>'],
  [undefined, '<time dateTime="2027-03-12">12 March 2027</time>'],
])('a site in %s writes a day in its own words', (language, html) => {
  const page = { path: '/', assets: {}, settings: { name: 'A', language } }
  expect(
    renderToStaticMarkup(
      <PageContext value={page}>
        <Day date="2027-03-12" />
      </PageContext>,
    ),
  ).toBe(html)
})

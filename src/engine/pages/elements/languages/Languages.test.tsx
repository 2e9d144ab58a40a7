import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LanguageLink } from '../../../base/shared-types/page'
import { PageContext } from '../use-page'
import { Languages } from './Languages'

const render = (languageLinks?: LanguageLink[]) =>
  renderToStaticMarkup(
    <PageContext value={{ path: '/rooms', assets: {}, settings: { name: 'A', language: 'en' }, languageLinks }}>
      <Languages className="tongues" />
    </PageContext>,
  )

test('each language is a link in its own words, and the one of the page is marked', () => {
  const html = render([
    { language: 'en', name: 'English', path: '/rooms' },
    { language: 'ar', name: 'العربية', path: '/ar' },
  ])
  expect(html).toMatch(/^<nav aria-label="English, العربية" class="tongues"><ul>/)
  expect(html).toContain('<a href="/rooms" lang="en" hrefLang="en" dir="auto" aria-current="true">English</a>')
  expect(html).toContain('<a href="/ar" lang="ar" hrefLang="ar" dir="auto">العربية</a>')
})

test('a site in one language shows none', () => {
  expect(render()).toBe('')
})

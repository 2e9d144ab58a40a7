// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isInOtherLanguage } from './other-language'

const showPage = (page: string, homes?: string) => {
  document.body.innerHTML = `<div id="root" data-page="${page}"${homes ? ` data-homes="${homes}"` : ''}></div>`
}

test.each([
  ['/about', '/rooms', false],
  ['/about', '/de', true],
  ['/about', '/de/zimmer', true],
  ['/about', '/design', false],
  ['/de/zimmer', '/de', false],
  ['/de', '/', true],
  ['/de', '/ar/ghuraf', true],
])('on %s, the language of %s is another one: %s', (page, path, isOther) => {
  showPage(page, '/de /ar')
  expect(isInOtherLanguage(path)).toBe(isOther)
})

test('a site in one language has no other', () => {
  showPage('/about')
  expect(isInOtherLanguage('/de')).toBe(false)
})

import { expect, test } from 'vitest'
import { currentLink } from './current-link'

const links = ['/', '/projects', '/about', '/about/services', '/thegoodhour'].map((href) => ({ text: href, href }))

test.each([
  ['/projects', { href: '/projects', mark: 'page' }],
  ['/', { href: '/', mark: 'page' }],
  ['/projects/natural-capital', { href: '/projects', mark: 'true' }],
  ['/about/services/design', { href: '/about/services', mark: 'true' }],
  ['/thegoodhour/downloads', { href: '/thegoodhour', mark: 'true' }],
  ['/projects-archive', undefined],
  ['/contact', undefined],
])('on %s the navigation marks %o', (path, mark) => {
  expect(currentLink(links, path)).toEqual(mark)
})

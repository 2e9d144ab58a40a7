// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { type RootAttributes, readRootAttributes, writeRootAttributes } from './root-attributes'

function showRoot(attributes: Partial<RootAttributes>): void {
  const root = document.createElement('div')
  root.id = 'root'
  for (const [name, text] of Object.entries(writeRootAttributes(attributes)))
    if (text !== undefined) root.dataset[name] = text
  document.body.append(root)
}

afterEach(() => document.body.replaceChildren())

const page = { page: '/about', settings: '/assets/site.json', app: ['/assets/app.js', '/assets/react.js'] }

test.each<[string, RootAttributes]>([
  ['a page', page],
  ['a page whose views are counted', { ...page, analytics: { provider: 'gtag', id: 'G-ABC1234567' }, reports: '/e' }],
  ['a guarded page', { ...page, guard: 'club', otherwise: '/join?a&"b"', sealed: 'c2Vh', opener: '/assets/opener.js' }],
])('scripts read of %s what the build has written', (_, attributes) => {
  showRoot(attributes)
  expect(readRootAttributes()).toEqual(attributes)
})

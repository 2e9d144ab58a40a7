import { expect, test } from 'vitest'
import { type EndedPage, splitRedirects } from './site-pages'

const ended: EndedPage = { path: '/offer', redirect: '/work', isEnded: true }

test('only the redirect of an ended page is temporary: a page may use its path again', () => {
  const { redirects, fallbacks } = splitRedirects([
    ended,
    { path: '/old', redirect: '/new' },
    { path: '/club/*', redirect: '/club' },
  ])
  expect(redirects.map(({ path, isTemporary }) => [path, isTemporary ?? false])).toEqual([
    ['/offer', true],
    ['/old', false],
  ])
  expect(fallbacks).toEqual([{ prefix: '/club/', to: '/club' }])
})

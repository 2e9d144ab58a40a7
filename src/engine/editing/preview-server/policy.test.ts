import { expect, test } from 'vitest'
import { headerRules } from '../../building/host-config/headers'
import type { HostedSite } from '../../building/host-config/hosted-site'
import { editorHeaders, pageHeaders } from './policy'

const site: HostedSite = {
  settings: { analytics: { provider: 'gtag', id: 'G-ABC1234567' } },
  services: [
    {
      name: 'Films',
      frames: ['https://player.films.example'],
      connect: ['https://films.example'],
      allow: ['fullscreen'],
      trustedTypes: ['default'],
    },
    { name: 'Badge', images: ['https://badges.example'] },
  ],
  feeds: [],
  hasGuards: true,
  hasSearch: false,
  redirects: [],
  fallbacks: [],
  notFound: [],
  hidden: ['/club/files'],
  sharedFolders: [],
  fileFolders: [],
}
const target = { host: 'localhost:5173', path: '/about', search: '' }

const read = (headers: Record<string, string> = {}): Record<string, string[]> =>
  Object.fromEntries(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test.each([
  ['bundled', undefined, []],
  ['live', 'abc', ["script-src 'nonce-abc'", "style-src 'nonce-abc'"]],
])('a page whose code is %s has the policy of the site, and what the preview needs', (_, nonce, ofVite) => {
  const policy = read(pageHeaders(site, target, nonce))
  const added = Object.entries(read(headerRules(site)[0]?.headers)).flatMap(([name, sources]) => {
    const more = policy[name]?.filter((source) => !sources.includes(source)) ?? ['gone']
    return more.length > 0 ? [[name, ...more].join(' ')] : []
  })
  expect(added).toEqual([
    ...ofVite,
    'connect-src ws://localhost:5173 wss://localhost:5173',
    "frame-ancestors 'self'",
    'trusted-types inert-html ProseMirrorClipboard',
  ])
})

test('a page has the other headers of the site but those that would bind the machine or hold the editor’s window', () => {
  const names = Object.keys(headerRules(site)[0]?.headers ?? {})
  const left = Object.keys(pageHeaders(site, target, 'abc'))
  expect(names.filter((name) => !left.includes(name))).toEqual([
    'Strict-Transport-Security',
    'Cross-Origin-Opener-Policy',
  ])
  expect(pageHeaders(site, { ...target, path: '/club/files' }, 'abc')['X-Robots-Tag']).toBe('noindex')
})

test('a host that a policy would read in another way is not named in it', () => {
  for (const host of ['[::1]:5173', 'a;script-src *', 'a b', '*'])
    expect(read(pageHeaders(site, { ...target, host }, 'abc'))['connect-src']?.join(' ')).not.toMatch(/ws:/)
})

test('the editor shows pages of its own origin, and no site shows the editor', () => {
  const headers = editorHeaders(target, 'abc')
  expect(read(headers)).toMatchObject({
    'script-src': ["'self'", "'nonce-abc'"],
    'style-src': ["'self'", "'nonce-abc'"],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  })
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin')
})

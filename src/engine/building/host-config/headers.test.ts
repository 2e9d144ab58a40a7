import { describe, expect, test } from 'vitest'
import { searchEntryFile, searchFolder } from '../../base/shared-types/search/site-search'
import type { Analytics } from '../../base/shared-types/services/analytics'
import { headersFor, readHeadersFile, writeHeadersFile } from './formats/headers-file'
import { headerRules } from './headers'
import type { HostedSite } from './hosted-site'

const plain: HostedSite = {
  settings: {},
  services: [],
  feeds: [],
  hasGuards: false,
  hasSearch: false,
  redirects: [],
  fallbacks: [],
  notFound: [],
  hidden: ['/club/files', '/club/:key/*'],
  fileFolders: ['/files/*'],
  sharedFolders: ['/images/*'],
}

const full: HostedSite = {
  ...plain,
  settings: {
    analytics: { provider: 'gtag', id: 'G-ABC1234567' },
    formService: { url: 'https://forms.example/subscribe' },
    errorReports: 'https://errors.example/report',
  },
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
  hasGuards: true,
}

const headersOf = (site: HostedSite, path = '/about'): Record<string, string> => headersFor(path, headerRules(site))

const policyOf = (site: HostedSite): Record<string, string[]> =>
  Object.fromEntries(
    (headersOf(site)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

/**
 * What Mozilla Observatory gives points for, of what headers can do, by its published scoring:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. It begins with 100.
 */
const points: { title: string; points: number; holds: (headers: Record<string, string>) => boolean }[] = [
  {
    title: 'a policy with default-src none, without unsafe sources',
    points: 10,
    holds: ({ 'Content-Security-Policy': policy = '' }) =>
      policy.startsWith("default-src 'none'") && !/unsafe|http:|\s\*[\s;]|(script|style)-src[^;]*data:/.test(policy),
  },
  {
    title: 'no framing, by the policy',
    points: 5,
    holds: ({ 'Content-Security-Policy': policy = '' }) => policy.includes("frame-ancestors 'none'"),
  },
  {
    title: 'a referrer policy that keeps paths to itself',
    points: 5,
    holds: ({ 'Referrer-Policy': policy = '' }) => policy === 'strict-origin-when-cross-origin',
  },
  {
    title: 'resources for the site alone',
    points: 10,
    holds: ({ 'Cross-Origin-Resource-Policy': policy = '' }) => policy === 'same-origin',
  },
]

/** Observatory deducts points without these. */
const musts: Record<string, RegExp> = {
  'Strict-Transport-Security': /^max-age=(1[6-9]|[2-9]\d)\d{6}/,
  'X-Content-Type-Options': /^nosniff$/,
}

describe.each([
  ['a plain site', plain],
  ['a site that uses every service', full],
])('the headers of %s', (_, site) => {
  test('earn 130 points of Mozilla Observatory', () => {
    const headers = headersOf(site)
    const earned = points.filter(({ holds }) => holds(headers)).reduce((sum, item) => sum + item.points, 100)
    expect(earned).toBe(130)
    for (const [name, value] of Object.entries(musts)) expect(headers[name]).toMatch(value)
    expect(headers).not.toHaveProperty('Access-Control-Allow-Origin')
  })

  test('refuse frames, bases, plugins, workers and untrusted html, and isolate the page', () => {
    const policy = policyOf(site)
    for (const name of ['frame-ancestors', 'base-uri', 'object-src', 'worker-src', 'manifest-src'])
      expect(policy[name]).toEqual(["'none'"])
    expect(policy['require-trusted-types-for']).toEqual(["'script'"])
    expect(headersOf(site)['Cross-Origin-Opener-Policy']).toBe('same-origin')
    expect(headersOf(site)).not.toHaveProperty('Cross-Origin-Embedder-Policy')
  })
})

test('a plain site connects only to itself', () => {
  const policy = policyOf(plain)
  for (const name of ['script-src', 'style-src', 'font-src', 'media-src', 'connect-src', 'form-action'])
    expect(policy[name]).toEqual(["'self'"])
  expect(policy['img-src']).toEqual(["'self'", 'data:'])
  expect(policy['frame-src']).toEqual(["'none'"])
  expect(policy['trusted-types']).toEqual(['rich-text'])
})

test('each service of a site is allowed where it is needed, and nowhere else', () => {
  const policy = policyOf(full)
  expect(policy['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com/gtag/js'])
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://forms.example',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
    'https://errors.example',
    'https://films.example',
  ])
  expect(policy['img-src']).toEqual([
    "'self'",
    'data:',
    'https://*.google-analytics.com',
    'https://www.googletagmanager.com',
    'https://badges.example',
  ])
  expect(policy['frame-src']).toEqual(['https://player.films.example'])
  expect(policy['form-action']).toEqual(["'self'", 'https://forms.example'])
  expect(policy['trusted-types']).toEqual(['rich-text', 'service-script', 'default', 'sealed-page'])
  expect(headersOf(full)['Permissions-Policy']).toContain('fullscreen=(self "https://player.films.example")')
  expect(headersOf(plain)['Permissions-Policy']).toContain('fullscreen=()')
})

test.each([
  ['plausible', undefined, "'self' https://plausible.io/js/script.manual.js", 'https://plausible.io'],
  ['plausible', 'https://p.example/', "'self' https://p.example/js/script.manual.js", 'https://p.example'],
  ['matomo', 'https://m.example/a', "'self' https://m.example/a/matomo.js", 'https://m.example'],
  ['matomo', 'https://m.example/;a', "'self'", 'https://m.example'],
] as const)('statistics of %s at %s may run one script and ask one site', (provider, address, scripts, origin) => {
  const policy = policyOf({ ...plain, settings: { analytics: { provider, id: '1', address } as Analytics } })
  expect(policy['script-src']?.join(' ')).toBe(scripts)
  expect(policy['connect-src']).toEqual(["'self'", origin])
})

test('a pixel may run and ask its own sites, and add scripts there by a policy for their addresses', () => {
  const policy = policyOf({ ...plain, settings: { pixels: [{ provider: 'meta', id: '123456789012345' }] } })
  expect(policy['script-src']).toEqual(["'self'", 'https://connect.facebook.net'])
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://www.facebook.com'])
  expect(policy['connect-src']).toEqual(["'self'", 'https://connect.facebook.net', 'https://www.facebook.com'])
  expect(policy['trusted-types']).toEqual(['rich-text', 'service-script', 'default'])
})

test('a search may compile its WebAssembly, and nothing else is allowed for it', () => {
  const { 'script-src': scripts, ...rest } = policyOf({ ...full, hasSearch: true })
  const { 'script-src': usual, ...others } = policyOf(full)
  expect(scripts).toEqual(["'self'", "'wasm-unsafe-eval'", ...(usual ?? []).slice(1)])
  expect(rest).toEqual(others)
})

test('the entry of an index is asked for again, and its other files are kept', () => {
  const caching = (file: string) => headersOf({ ...plain, hasSearch: true }, `/${file}`)['Cache-Control']
  expect(caching(searchEntryFile)).toBe('no-cache')
  expect(caching(`${searchFolder}/index/en_1.pf_index`)).toContain('immutable')
})

test('nothing runs in a file of public/ that is opened directly, and a drawing keeps its styles', () => {
  const policy = headersOf(plain, '/files/a.svg')['Content-Security-Policy'] ?? ''
  expect(policy).toContain("default-src 'none'; style-src 'self' 'unsafe-inline'")
  expect(policy).not.toMatch(/script-src|connect-src|frame-src|object-src/)
})

test('a form service on the site itself adds no origin', () => {
  const settings = { ...plain.settings, formService: { url: '/forms/send' } }
  expect(policyOf({ ...plain, settings })['connect-src']).toEqual(["'self'"])
})

test.each([
  ['/assets/main-abc.js', 'Cache-Control', 'public, max-age=31536000, immutable'],
  ['/assets/main-abc.js', 'Permissions-Policy', 'fullscreen=()'],
  ['/about', 'Cache-Control', undefined],
  ['/club/files', 'X-Robots-Tag', 'noindex'],
  ['/club/0123abcd/guide.pdf', 'X-Robots-Tag', 'noindex'],
  ['/club/files.html', 'X-Robots-Tag', 'noindex'],
  ['/club', 'X-Robots-Tag', undefined],
  ['/club/files', 'Referrer-Policy', 'no-referrer'],
  ['/club/files.html', 'Referrer-Policy', 'no-referrer'],
  ['/club/0123abcd/guide.pdf', 'Referrer-Policy', 'no-referrer'],
  ['/club', 'Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['/images/social.png', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['/imagesXsocial.png', 'Cross-Origin-Resource-Policy', 'same-origin'],
])('%s: %s is %s', (path, name, value) => {
  expect(headersOf(plain, path)[name]).toBe(value)
})

test('built files have a short policy that allows nothing', () => {
  const { 'Content-Security-Policy': policy = '' } = headersOf(full, '/assets/main-abc.js')
  expect(policy).toMatch(/^default-src 'none';(?!.*(script|unsafe|data:)).*frame-ancestors 'none'$/)
  expect(JSON.stringify(headersOf(full, '/assets/main-abc.js')).length).toBeLessThan(600)
})

test('_headers is read as it was written, and no line exceeds the limit of hosts', () => {
  const rules = headerRules(full)
  const text = writeHeadersFile(rules)
  expect(readHeadersFile(text)).toEqual(rules)
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000)
})

test.each([
  'https://*/a',
  'https://a.example;sandbox/',
  "https://'unsafe-inline'/",
  'https://a.example,b/',
  'https://$uri/',
])('an address that a policy or a host would misread adds nothing: %s', (url) => {
  const settings = { ...plain.settings, formService: { url } }
  expect(policyOf({ ...plain, settings })['connect-src']).toEqual(["'self'"])
})

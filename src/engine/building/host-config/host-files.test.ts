import fc from 'fast-check'
import { expect, test } from 'vitest'
import '../../../../tests/random'
import { hostileTexts } from '../../../../tests/sites/hostile-texts'
import { isPassedOn } from '../../base/text/host-signs'
import { readHeadersFile, writeHeadersFile } from './formats/headers-file'
import { writeRedirectsFile } from './formats/redirects-file'
import { vercelConfig } from './formats/vercel'
import type { HostedSite } from './hosted-site'

const plain: HostedSite = {
  ...{ settings: {}, services: [], hasGuards: false, hasSearch: false, redirects: [], fallbacks: [], notFound: [] },
  ...{ hidden: [], sharedFolders: [], fileFolders: [], feeds: [] },
}

/** What is written, or nothing where it is refused in a sentence. */
function attempt<Written>(write: () => Written): Written | undefined {
  try {
    return write()
  } catch (error) {
    expect(String(error)).toMatch(/^Failure: .+ cannot be written into the configuration of hosts: ".*"\.$/s)
    return undefined
  }
}

test('_redirects: each redirect is one line of three words, and stays on the site', () => {
  fc.assert(
    fc.property(fc.array(hostileTexts, { minLength: 1 }), (texts) => {
      const redirects = texts.map((text, at) => ({ path: `/r${at}`, to: `/about?x=${text}` }))
      const fallbacks = [{ prefix: '/club/', to: `/club?${texts[0]}` }]
      const [last, ...lines] = writeRedirectsFile(redirects, fallbacks).split('\n').reverse()
      expect(last).toBe('')
      const words = lines.reverse().map((line) => line.split(' '))
      expect(words.map(([from, , status]) => `${from} ${status}`)).toEqual([
        ...redirects.map(({ path }) => `${path} 301`),
        '/club/* 302',
      ])
      for (const [, to = '', , more] of words) {
        expect(more).toBeUndefined()
        expect(to).toMatch(/^\/(?:about|club)\?[\w.~%@,=&?#/-]*$/)
      }
    }),
  )
})

test('_headers: a rule is read as it was written, or refused', () => {
  fc.assert(
    fc.property(hostileTexts, hostileTexts, (folder, value) => {
      const [fixed, named] = ['/images/*', `/${folder}/*`]
      for (const rule of [
        { pattern: named, headers: { 'X-A': 'b' } },
        { pattern: fixed, headers: { 'X-A': `a${value}z` } },
      ]) {
        const text = attempt(() => writeHeadersFile([rule]))
        if (text !== undefined) expect(readHeadersFile(text)).toEqual([rule])
      }
    }),
  )
})

test('vercel.json: targets hold no parameter of theirs, and a folder no pattern of its own', () => {
  fc.assert(
    fc.property(hostileTexts, hostileTexts, (text, folder) => {
      const site = { ...plain, redirects: [{ path: '/r', to: `/about?${text}` }] }
      const rules = [{ pattern: `/${folder}/*`, headers: { 'X-A': 'b' } }]
      const written = attempt(() => vercelConfig(site, rules))
      if (written === undefined) return
      const { redirects, headers } = JSON.parse(written)
      expect(isPassedOn(redirects[0].destination)).toBe(true)
      expect(headers[1].source.replace(/\\./g, '')).toMatch(/^\/[^`"$<>\\{}()+?]*\/\(\.\*\)$/)
    }),
  )
})

test.each([
  ['/go-green', '/forgood', '/go-green /forgood 301\n'],
  ['/films', 'https://films.example/a?b=1&c=%20#d', '/films https://films.example/a?b=1&c=%20#d 301\n'],
])('the redirect from %s to %s is permanent (R5)', (path, to, line) => {
  expect(writeRedirectsFile([{ path, to }], [])).toBe(line)
})

test('redirects of pages that ended and of unknown addresses are temporary (R9)', () => {
  expect(writeRedirectsFile([{ path: '/old', to: '/', isTemporary: true }], [{ prefix: '/club/', to: '/club' }])).toBe(
    '/old / 302\n/club/* /club 302\n',
  )
})

test('unknown addresses of a language are answered with its page, after all other lines', () => {
  const [club, german] = [
    { prefix: '/de/club/', to: '/de/club' },
    { prefix: '/de/', to: '/de/404' },
  ]
  expect(writeRedirectsFile([], [club], [german])).toBe('/de/club/* /de/club 302\n/de/* /de/404.html 404\n')
})

test.each(['//evil.example', 'javascript:alert(1)', 'http://a.example', 'https://a.example@evil.example/', ''])(
  'a redirect to %j is refused',
  (to) => {
    expect(() => writeRedirectsFile([{ path: '/old', to }], [])).toThrow(/^The target of a redirect cannot be written/)
  },
)

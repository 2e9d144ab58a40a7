import { expect, test } from 'vitest'
import { headersFor } from './formats/headers-file'
import {
  editorHeaderRules,
  frameDirectives,
  type HostedEditor,
  messengerDirectives,
  windowDirectives,
} from './web-editor'

const plain: HostedEditor = { services: [], fileFolders: ['/images/*'], origins: [] }

const full: HostedEditor = {
  ...plain,
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
  origins: ['https://api.git.example', 'https://sign-in.fox.example'],
}

const policyOf = (site: HostedEditor, path: string): string =>
  headersFor(path, editorHeaderRules(site))['Content-Security-Policy'] ?? ''

const sourcesOf = (policy: string, name: string): string[] =>
  policy.match(new RegExp(`(?:^|; )${name} ([^;]*)`))?.[1]?.split(' ') ?? []

test.each([
  ['a site without a host and films', plain],
  ['a site with both', full],
])('the policy of the header allows what the documents of %s allow: browsers apply both', (_, site) => {
  const header = policyOf(site, '/frame.html')
  for (const directives of [windowDirectives(site), frameDirectives(site), messengerDirectives]) {
    for (const [name, sources] of Object.entries(directives)) {
      const wanted = sources.filter((source) => source !== "'none'")
      expect(sourcesOf(header, name)).toEqual(expect.arrayContaining(wanted))
    }
  }
  expect(header).not.toMatch(/unsafe|\*|'none' |[^']'none' '/)
})

test('only the window and its worker reach the git host', () => {
  expect(windowDirectives(full)['connect-src']).toEqual(["'self'", ...full.origins])
  expect(frameDirectives(full)['connect-src']).toEqual(["'self'", 'https://films.example'])
  expect(sourcesOf(policyOf(full, '/assets/main-a1b2c3d4.js'), 'connect-src')).toContain('https://api.git.example')
})

test('nothing runs in a file that is opened alone', () => {
  for (const path of ['/images/fox.svg', '/files/a1b2.pdf'])
    expect(policyOf(full, path)).toMatch(/^default-src 'none'; style-src 'self';(?!.*script-src)/)
})

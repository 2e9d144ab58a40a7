import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentTypes, withCharset } from '../../src/engine/building/host-config/formats/content-types'
import { type HeaderRule, headerRules } from '../../src/engine/building/host-config/headers'
import { hostFiles } from '../../src/engine/building/host-config/host-files'
import type { HostedSite } from '../../src/engine/building/host-config/hosted-site'

/** Every host of a site is told the same; the files in deploy/ are of the real site, by `npm run generate`. */
const site: HostedSite = {
  settings: { formService: { url: 'https://forms.example/subscribe' } },
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
  feeds: [{ path: '/news/feed.json', type: 'application/feed+json' }],
  hasGuards: true,
  hasSearch: true,
  redirects: [
    { path: '/old', to: '/new#place' },
    { path: '/shop', to: 'https://shop.example/a?b=1&c=%20#d' },
  ],
  fallbacks: [{ prefix: '/club/', to: '/club#join' }],
  notFound: [{ prefix: '/de/', to: '/de/404' }],
  hidden: ['/club/:key/*'],
  fileFolders: ['/files/*'],
  sharedFolders: ['/images/*'],
}
const rules = headerRules(site)
const files = hostFiles(site)
const nginx = files['deploy/nginx.conf'] ?? ''
const caddy = files['deploy/Caddyfile'] ?? ''
const vercel = JSON.parse(files['vercel.json'] ?? '')

/** A text without the backslashes and quotes that each host wants in its own way. */
const bare = (text: string) => text.replace(/[\\"`]/g, '')

const headers = rules.flatMap(({ pattern, headers: all }: HeaderRule) =>
  Object.entries(all).map(([name, value]) => ({ pattern, name, value })),
)

describe.each(headers)('the header $name for $pattern', ({ pattern, name, value }) => {
  test('is told to nginx', () => {
    expect(nginx).toMatch(new RegExp(`add_header ${name} .+ always;`))
    expect(bare(nginx)).toContain(bare(value))
  })
  test('is told to Caddy', () => {
    expect(bare(caddy)).toMatch(
      new RegExp(`header (@rule\\d+ )?${name} ${bare(value).replace(/[*+?.()|[\]]/g, '\\$&')}\n`),
    )
  })
  test('is told to Vercel', () => {
    const source = pattern.replace(/\*$/, '(.*)')
    const rule = vercel.headers.find((item: { source: string }) => item.source === source)
    expect(rule.headers).toContainEqual({ key: name, value })
  })
})

test('every host leads old addresses on for good, to places of pages, too, and unknown ones under a prefix for now (R5, R9)', () => {
  expect(nginx).toContain('location = /old {\n        return 301 "/new#place";')
  expect(nginx).toContain('return 302 "/club#join";')
  expect(caddy).toContain('redir /old "/new#place" 301')
  expect(caddy).toContain('redir @fallback0 "/club#join" 302')
  expect(vercel.redirects[0]).toEqual({ source: '/old', destination: '/new#place', statusCode: 301 })
  expect(vercel.rewrites[0]).toEqual({ source: '/club/:path((?!.*\\.json$).*)', destination: '/club' })
})

test('every host leads old addresses on to other sites', () => {
  const [, { to = '' } = {}] = site.redirects
  expect(nginx).toContain(`location = /shop {\n        return 301 "${to}";`)
  expect(caddy).toContain(`redir /shop "${to}" 301`)
  expect(vercel.redirects[1]).toEqual({ source: '/shop', destination: to, statusCode: 301 })
})

test('every host answers unknown addresses with 404.html, and addresses of pages without .html (R6)', () => {
  expect(nginx).toContain('error_page 404 /404.html;')
  expect(nginx).toContain('try_files $uri.html $uri =404;')
  expect(caddy).toContain('rewrite * /404.html')
  expect(caddy).toContain('try_files {path}.html {path}')
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false })
})

test('every host answers unknown addresses of a language with its own 404 page (R6)', () => {
  expect(nginx).toContain('location /de/ {\n        error_page 404 "/de/404.html";')
  expect(caddy).toContain('rewrite /de/* /de/404.html\n\t\trewrite * /404.html')
  expect(vercel.rewrites.at(-1)).toEqual({ source: '/de/:path*', destination: '/de/404', statusCode: 404 })
})

test.each(Object.entries(contentTypes))('no table of a machine says what %s is', (type, endings) => {
  expect(nginx).toContain(`        ${type} ${endings};\n`)
  const [, name] = caddy.match(new RegExp(`(@type\\d+) path \\*\\.${endings.replace(' ', ' \\*\\.')}\\n`)) ?? []
  expect(caddy).toContain(`header ${name} Content-Type "${withCharset(type)}"`)
})

test('every host says that a feed is one, whatever its ending', () => {
  const type = 'application/feed+json; charset=utf-8'
  expect(nginx).toContain(`location = /news/feed.json {\n        types { }\n        default_type "${type}";`)
  expect(caddy).toContain(`header /news/feed.json Content-Type "${type}"\n\t\tfile_server`)
  const headers = [{ key: 'Content-Type', value: type }]
  expect(vercel.headers).toContainEqual({ source: '/news/feed.json', headers })
})

test('no host hands out what is for hosts', () => {
  expect(nginx).toContain('location ~ ^/(_headers$|_redirects$|\\.) {\n        return 404;')
  expect(caddy).toContain('@private path /_headers /_redirects /.*')
})

test('the README of deploy/ names every file that is written', () => {
  const words = readFileSync(join(import.meta.dirname, '../../deploy/README.md'), 'utf8')
  for (const file of Object.keys(files)) expect(words).toContain(file.replace('deploy/', ''))
})

import { expect, test } from 'vitest'
import type { SiteContent } from '../../base/schema-types/content'
import { readHostedSite } from './hosted-site'

const content = {
  site: { footer: { links: [] }, socialImage: '/images/social.png' },
  pages: [
    { path: '/', socialImage: '/pictures/deep/fox.png' },
    { path: '/old', redirect: '/' },
    { path: '/club/*', redirect: '/club' },
    { path: '/club/files', guard: { cookie: 'club', otherwise: '/club' } },
  ],
} as unknown as SiteContent

const films = { name: 'Films', frames: ['https://player.films.example'] }

test('host files contain redirects, guarded addresses and the folders of shared pictures', () => {
  const files = [
    '/favicon.ico',
    '/images/social.png',
    '/images/old/a.png',
    '/club/{key}/a.pdf',
    '/club/{key}/b.pdf',
    '/my films/a.mp4',
    '/assets/a.png',
  ]
  expect(readHostedSite(content, [films], files)).toEqual({
    settings: content.site,
    services: [films],
    hasGuards: true,
    hasSearch: false,
    redirects: [{ path: '/old', to: '/' }],
    fallbacks: [{ prefix: '/club/', to: '/club' }],
    notFound: [],
    hidden: ['/club/files', '/club/:key/*'],
    sharedFolders: ['/images/*', '/pictures/*'],
    // The folder /club holds a page, host files cannot quote the name of another, and the build has rules for its own.
    fileFolders: ['/images/*'],
    feeds: [],
  })
})

test('a site without guarded pages says so', () => {
  const pages = content.pages.filter((page) => !('guard' in page))
  expect(readHostedSite({ ...content, pages }, [], []).hasGuards).toBe(false)
})

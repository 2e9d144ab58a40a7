import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createGitSite, type SmallSite } from '../../../../tests/sites/git-site'
import { summarizeFolder } from './read-change'

const root = join(import.meta.dirname, '../../../..')
const site = createGitSite()
afterEach(() => site.restore())
afterAll(() => site.remove())

const page = (content: SmallSite, path: string) =>
  content.pages.find((item) => item.path === path) as SmallSite['pages'][0]

test('lists what goes live when, and what is no longer planned', async () => {
  site.edit((content) => {
    content.site.timeZone = 'Europe/London'
    content.site.timer = 'host'
    content.pages.push({ ...page(content, '/about'), path: '/old', title: 'Old', publish: '2040-03-01 09:00' })
  })
  site.commit()
  site.edit((content) => {
    content.pages = content.pages.filter(({ path }) => path !== '/old')
    const expire = { at: '2040-03-01 00:00', redirect: '/about' }
    content.pages.push({ ...page(content, '/about'), path: '/new', title: 'New', publish: '2040-01-12 09:00', expire })
    content.pages.push({
      ...page(content, '/about'),
      path: '/draft',
      title: 'Draft',
      draft: true,
      publish: '2040-02-01 09:00',
    })
  })
  const summary = await summarizeFolder(root, site.folder, 'HEAD')
  expect(summary).toContain(`## When it goes live

- Thursday 12 January 2040, 09:00 (Europe/London): /new appears
- Thursday 1 March 2040, 00:00 (Europe/London): /new ends and redirects to /about
- no longer planned: Thursday 1 March 2040, 09:00 (Europe/London): /old appears
- everything else: as soon as this change is published
`)
  expect(summary).not.toContain('/draft appears')
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

test('compares each of two pages that share a path with itself', async () => {
  const turns = (content: SmallSite) => [
    { ...page(content, '/about'), path: '/offer', title: 'Winter', expire: { at: '2040-03-01 00:00' } },
    { ...page(content, '/about'), path: '/offer', title: 'Spring', publish: '2040-03-01 00:00' },
  ]
  site.edit((content) => content.pages.push(...turns(content)))
  site.commit()
  site.edit((content) => {
    const spring = content.pages.find(({ title }) => title === 'Spring')
    if (spring) spring.description = 'What is new in spring, in a sentence.'
    const autumn = { ...page(content, '/about'), path: '/offer', title: 'Autumn', expire: { at: '2026-01-01 00:00' } }
    content.pages.splice(content.pages.length - 2, 0, autumn)
  })
  const summary = await summarizeFolder(root, site.folder, 'HEAD')
  expect(summary).toContain('one page added, one page changed.')
  expect(summary).toContain('### `/offer` “Spring”')
  expect(summary).not.toContain('When it goes live')
  site.git('reset', '-q', '--hard', 'HEAD~1')
})

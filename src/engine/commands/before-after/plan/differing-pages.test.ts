import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withFirstMade } from './differing-pages'
import type { PlannedPage } from './plan-comparison'

const folder = mkdtempSync(join(tmpdir(), 'differing-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

function side(name: string, ...files: string[]): string {
  for (const file of files) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true })
    writeFileSync(join(folder, name, file), '')
  }
  return join(folder, name)
}

test('a page for each value is compared by the first that both sides have', () => {
  const before = side('before', 'news/topics/film.html', 'news/topics/web.html')
  const now = side('now', 'news/topics/art.html', 'news/topics/web.html')
  const planned = (path: string) => ({ path, before: path, now: path, blocks: [] }) as unknown as PlannedPage
  const pages = withFirstMade(before, now, [planned('/news'), planned('/news/topics/*'), planned('/gone/*')])
  expect(pages.map((page) => [page.before, page.now])).toEqual([
    ['/news', '/news'],
    ['/news/topics/web', '/news/topics/web'],
  ])
})

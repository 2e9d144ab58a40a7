import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSyntheticSite } from '../../../../tests/sites/synthetic-site'
import { createPage, reportPage } from './new-page'

const root = join(import.meta.dirname, '../../../..')
let site: string

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'new-page-'))
  await writeSyntheticSite(site, 3)
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

test.each([
  ['project', true],
  ['sector', false],
  ['ip', true],
  [undefined, false],
])('a page of the template %s has no error, and says what is left to write', async (template, isHidden) => {
  const created = await createPage(root, site, '/work/big-idea', template)
  const rules = new Set(created.problems.filter(({ severity }) => severity === 'warning').map(({ rule }) => rule))
  expect(rules).toContain('unfinished-text')
  expect(created.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const report = reportPage(created)
  expect(report).toMatch(/^ {2}line \d+ {2}/m)
  expect(report.includes('It is hidden')).toBe(isHidden)
  const { pages } = JSON.parse(readFileSync(join(site, 'pages.json'), 'utf8'))
  expect(pages[3]).toMatchObject({ path: '/work/big-idea', title: 'Big idea' })
})

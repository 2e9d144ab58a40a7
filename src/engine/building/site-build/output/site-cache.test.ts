import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { siteCache } from './site-cache'

let site: string
let root: string

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'site-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  site = join(folder, 'site')
  root = join(site, 'node_modules/schema-pages')
  mkdirSync(root, { recursive: true })
})

const usual = () => join(root, 'node_modules/.cache/pictures')
const makeProject = () => writeFileSync(join(site, 'package.json'), '{}')

test('a project keeps its pictures outside of the packages, ignored by git', async () => {
  makeProject()
  expect(await siteCache(root, site, 'pictures')).toBe(join(site, '.cache/pictures'))
  expect(readFileSync(join(site, '.cache/.gitignore'), 'utf8')).toBe('*\n')
  expect(await siteCache(root, site, 'pictures')).toBe(join(site, '.cache/pictures'))
})

test('nothing is written into a folder with content alone', async () => {
  expect(await siteCache(root, site, 'pictures')).toBe(usual())
  expect(existsSync(join(site, '.cache'))).toBe(false)
})

test.each([
  ['', '.cache'],
  ['.cache', '.cache/pictures'],
])('a link of a branch in "%s" is not followed', async (parent, link) => {
  makeProject()
  const other = join(site, '../other')
  mkdirSync(other)
  mkdirSync(join(site, parent), { recursive: true })
  symlinkSync(other, join(site, link))
  expect(await siteCache(root, site, 'pictures')).toBe(usual())
  expect(readdirSync(other)).toEqual([])
})

test('copies that a branch has brought are not used', async () => {
  makeProject()
  mkdirSync(join(site, '.cache/pictures'), { recursive: true })
  writeFileSync(join(site, '.cache/pictures/aa-320.avif'), 'another picture')
  execFileSync('git', ['init', '-q'], { cwd: site })
  execFileSync('git', ['add', '-f', '.cache'], { cwd: site })
  expect(await siteCache(root, site, 'pictures')).toBe(usual())
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findTrees } from './find-trees'

let root: string
const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
const site = () => join(root, 'sites/fox')
const find = () => findTrees({ root, studio: root, site: site() })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trees-'))
  for (const folder of ['src', 'schemas', 'sites/fox/public']) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'file'), folder)
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('the folders that an editor is built from are named by their content in the last commit', () => {
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'all')
  const idOf = (path: string) => git('rev-parse', `HEAD:${path}`)
  expect(find()).toEqual({
    place: 'sites/fox/',
    trees: { schemas: idOf('schemas'), src: idOf('src') },
    files: { 'sites/fox/public': idOf('sites/fox/public') },
  })
})

test('without git nothing is known of them', () => {
  expect(find()).toEqual({ place: '', trees: {}, files: {} })
})

test('without a commit only the place is known', () => {
  git('init', '-q')
  expect(find()).toEqual({ place: 'sites/fox/', trees: {}, files: {} })
})

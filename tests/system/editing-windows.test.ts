import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SiteChecker } from '../../src/engine/commands/check-command/site-checker'
import { replaceValue } from '../../src/engine/content/json-edits/make-edits'
import type { EditedSite } from '../../src/engine/editing/edited-site/edited-site'
import { editFolder } from '../../src/engine/editing/folder-editor/edit-folder'
import { revisionOfText } from '../../src/engine/editing/folder-editor/revision-of'
import { writeSyntheticSite } from '../sites/synthetic-site'

/** Two windows of the editor on one site: each takes back what was done in it. */
const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'editing-windows-'))
const site = join(scratch, 'site')
const file = join(site, 'pages.json')
const folder = join(scratch, 'journal')
let start: string
let checker: SiteChecker
let open: Set<string>
let store: EditedSite

beforeAll(async () => {
  await writeSyntheticSite(site, 3)
  start = readFileSync(file, 'utf8')
  checker = new SiteChecker(root, site)
})
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(file, start)
  open = new Set(['ann', 'ben'])
  store = openStore()
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const openStore = () => editFolder({ site, folder, checker, isOpen: (window) => open.has(window) })
const titles = () => JSON.parse(readFileSync(file, 'utf8')).pages.map(({ title }: { title: string }) => title)
const [first, second, third] = [0, 1, 2]
const before = () => JSON.parse(start).pages.map(({ title }: { title: string }) => title)

async function retitle(page: number | undefined, title: string, window: string): Promise<void> {
  const text = readFileSync(file, 'utf8')
  const edits = [replaceValue(text, `/pages/${page}/title`, JSON.stringify(title))]
  const deed = { label: `Title ${title}`, page: '/', revision: revisionOfText(text), edits }
  expect(await store.apply(deed, window)).toMatchObject({ kind: 'done' })
}

test('undo takes back the last change of its own window, past newer ones of others; so does redo; after a restart, too', async () => {
  await retitle(first, 'Anna', 'ann')
  await retitle(second, 'Benno', 'ben')
  store = openStore()
  expect(await store.overview('ann')).toMatchObject({ undo: { label: 'Title Anna' } })
  expect(await store.undo(undefined, 'ann')).toMatchObject({ kind: 'done', label: 'Title Anna' })
  expect(titles()).toEqual([before()[0], 'Benno', before()[2]])
  expect(await store.redo('ben')).toMatchObject({ kind: 'problem' })
  expect(await store.redo('ann')).toMatchObject({ kind: 'done' })
  expect(await store.undo(undefined, 'ben')).toMatchObject({ kind: 'done', label: 'Title Benno' })
  expect(titles()).toEqual(['Anna', before()[1], before()[2]])
})

test('a change in one window leaves what another can do again', async () => {
  await retitle(first, 'Anna', 'ann')
  await store.undo(undefined, 'ann')
  await retitle(second, 'Benno', 'ben')
  expect(await store.redo('ann')).toMatchObject({ kind: 'done' })
  await store.undo(undefined, 'ann')
  await retitle(third, 'Annika', 'ann')
  expect(await store.redo('ann')).toMatchObject({ kind: 'problem' })
})

test('where a window has nothing to take back, the last change of another is named, and taken back only when asked for', async () => {
  await retitle(second, 'Benno', 'ben')
  expect(await store.overview('ann')).toMatchObject({ undo: { label: 'Title Benno', elsewhere: expect.any(String) } })
  const answer = await store.undo(undefined, 'ann')
  expect(answer).toMatchObject({ kind: 'elsewhere', problem: expect.stringContaining('“Title Benno”') })
  expect(titles()[1]).toBe('Benno')
  expect(await store.undo('id' in answer ? answer.id : '', 'ann')).toMatchObject({ kind: 'done' })
  expect(titles()).toEqual(before())
  expect(await store.redo('ben')).toMatchObject({ kind: 'done' })
})

test('the changes of a window that is closed belong to those that are open', async () => {
  await retitle(second, 'Benno', 'ben')
  open.delete('ben')
  expect(await store.overview('ann')).toMatchObject({ undo: { label: 'Title Benno' } })
  expect(await store.undo(undefined, 'ann')).toMatchObject({ kind: 'done' })
  expect(await store.redo('ann')).toMatchObject({ kind: 'done' })
})

test('the change of a closed window is not taken back past a newer one of an open window', async () => {
  await retitle(third, 'Carl', 'carl')
  await retitle(second, 'Benno', 'ben')
  expect(await store.undo(undefined, 'ann')).toMatchObject({
    kind: 'elsewhere',
    problem: expect.stringMatching('Benno'),
  })
  expect(await store.undo(undefined, 'ben')).toMatchObject({ kind: 'done', label: 'Title Benno' })
  expect(await store.undo(undefined, 'ann')).toMatchObject({ kind: 'done', label: 'Title Carl' })
})

test('a change of words that another window has changed since shows both versions; given up, the one before comes next', async () => {
  await retitle(first, 'Anna', 'ann')
  await retitle(second, 'Annika', 'ann')
  await retitle(second, 'Benno', 'ben')
  const answer = await store.undo(undefined, 'ann')
  expect(answer).toMatchObject({ kind: 'conflict', found: '"Benno"', entry: expect.any(String) })
  await store.skipUndo('entry' in answer ? (answer.entry ?? '') : '')
  expect(await store.undo(undefined, 'ann')).toMatchObject({ kind: 'done', label: 'Title Anna' })
  expect(titles()).toEqual([before()[0], 'Benno', before()[2]])
})

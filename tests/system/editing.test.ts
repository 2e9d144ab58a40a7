import fs, {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { SiteChecker } from '../../src/engine/commands/check-command/site-checker'
import { replaceValue } from '../../src/engine/content/json-edits/make-edits'
import type { EditCommand } from '../../src/engine/editing/edited-site/command'
import { type EditedFolder, editFolder } from '../../src/engine/editing/folder-editor/edit-folder'
import { revisionOfText } from '../../src/engine/editing/folder-editor/revision-of'
import { NotWritten } from '../../src/engine/folders/site-folder/replace-file'
import { writeSyntheticSite } from '../sites/synthetic-site'

/** A site in a folder, on real files. What holds wherever a site is kept is in src/engine/editing/edited-site/edited-site.test.ts. */
const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'site-editing-'))
const site = join(scratch, 'site')
const file = join(site, 'pages.json')
const journal = join(scratch, 'journal')
let start: string
let checker: SiteChecker

beforeAll(async () => {
  await writeSyntheticSite(site, 4)
  start = readFileSync(file, 'utf8')
  checker = new SiteChecker(root, site)
})
beforeEach(() => {
  rmSync(journal, { recursive: true, force: true })
  rmSync(file, { force: true })
  writeFileSync(file, start)
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const openStore = (parts: Partial<EditedFolder> = {}) => editFolder({ site, folder: journal, checker, ...parts })

const read = () => readFileSync(file, 'utf8')
const title = '/pages/1/title'

const retitle = (text: string, words: string): EditCommand => ({
  label: 'Title changed',
  page: '/page-1',
  revision: revisionOfText(text),
  edits: [replaceValue(text, title, JSON.stringify(words))],
})

const titleIn = (text: string) => JSON.parse(text).pages[1].title

test('one value is written; the mode stays, a link stays a link, and nothing is left beside it', async () => {
  const elsewhere = join(scratch, 'elsewhere')
  mkdirSync(elsewhere, { recursive: true })
  renameSync(file, join(elsewhere, 'content.json'))
  chmodSync(join(elsewhere, 'content.json'), 0o640)
  symlinkSync('../elsewhere/content.json', file)
  const old = JSON.stringify(titleIn(start))
  const answer = await openStore().apply(retitle(start, 'Other words'))
  expect(answer).toMatchObject({ kind: 'done', revision: revisionOfText(read()), label: 'Title changed' })
  expect(read().split('"Other words"').join(old)).toBe(start)
  expect(lstatSync(file).isSymbolicLink()).toBe(true)
  expect(statSync(file).mode & 0o777).toBe(0o640)
  expect(readdirSync(elsewhere)).toEqual(['content.json'])
})

const failing = (reason: string) => () => {
  throw new NotWritten(`pages.json was not written and is as it was. ${reason}`)
}

test.each<[what: string, spoil: () => unknown, words: string]>([
  ['is read-only', () => chmodSync(file, 0o444), 'read-only'],
  ['is on a full disk', () => ({ writeFile: failing('The disk is full.') }), 'disk is full'],
  ['is gone', () => rmSync(file), 'pages.json'],
])('nothing is written where the file %s', async (_, spoil, words) => {
  await openStore().overview()
  const store = openStore(Object(spoil()))
  const found = statSync(file, { throwIfNoEntry: false }) && read()
  const answer = await store.apply(retitle(start, 'Mine'))
  expect(answer).toMatchObject({ kind: 'problem', problem: expect.stringContaining(words) })
  expect(statSync(file, { throwIfNoEntry: false }) && read()).toBe(found)
  expect(await store.undo()).toMatchObject({ kind: 'problem' })
})

test('a line of the journal that was cut off is passed over', async () => {
  await openStore().apply(retitle(start, 'One'))
  const lines = join(journal, 'journal.jsonl')
  writeFileSync(lines, `${readFileSync(lines, 'utf8')}{"kind":"command","entr`)
  await openStore().apply(retitle(read(), 'Two'))
  const store = openStore()
  await store.undo()
  await store.undo()
  expect(read()).toBe(start)
})

const { fsyncSync } = fs

/** Puts another function in the place of the one that waits for the disk. */
function replaceSync(sync: typeof fsyncSync): void {
  fs.fsyncSync = sync
  syncBuiltinESMExports()
}

const fillDisk = () =>
  replaceSync(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  })

afterEach(() => replaceSync(fsyncSync))

test.each<[what: string, spoil: () => void, words: string]>([
  ['is on a full disk', fillDisk, 'disk is full'],
  ['is a link by now', () => symlinkSync('/dev/null', join(journal, 'journal.jsonl')), 'could not be kept'],
  ['cannot be opened', () => mkdirSync(join(journal, 'journal.jsonl')), 'could not be kept'],
])('nothing is written where the journal %s', async (_, spoil, words) => {
  const store = openStore()
  await store.overview()
  mkdirSync(journal)
  spoil()
  const answer = { kind: 'problem', problem: expect.stringMatching(`^Nothing was saved.*${words}`) }
  expect(await store.apply(retitle(start, 'Mine'))).toMatchObject(answer)
  replaceSync(fsyncSync)
  expect(read()).toBe(start)
  expect(await openStore().undo()).toMatchObject({ kind: 'problem' })
})

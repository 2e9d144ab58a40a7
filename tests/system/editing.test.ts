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
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FolderStore, type FolderStoreParts } from '../../src/engine/editor-server/folder-store'
import { revisionOf } from '../../src/engine/editor-server/journal/revisions'
import { insertItem, moveValue, removeValue, replaceValue } from '../../src/engine/edits/make-edits'
import { NotWritten } from '../../src/engine/site/replace-file'
import { SiteChecker } from '../../src/engine/site-check/site-checker'
import type { Change, EditCommand } from '../../src/engine/store/command'
import { writeSyntheticSite } from '../sites/synthetic-site'

/** The store of a folder on real files: what is written, what is refused, and what is known after a restart. */
const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'site-editing-'))
const site = join(scratch, 'site')
const file = join(site, 'pages.json')
const journal = join(scratch, 'journal')
let start: string
let checker: SiteChecker
let changes: Change[]

beforeAll(async () => {
  await writeSyntheticSite(site, 4)
  start = readFileSync(file, 'utf8')
  checker = new SiteChecker(root, site)
})
beforeEach(() => {
  rmSync(journal, { recursive: true, force: true })
  rmSync(file, { force: true })
  writeFileSync(file, start)
  changes = []
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const openStore = (parts: Partial<FolderStoreParts> = {}) =>
  new FolderStore({ site, folder: journal, checker, announce: (change) => changes.push(change), ...parts })

const read = () => readFileSync(file, 'utf8')
const title = '/pages/1/title'

/** The deed that writes another title, seen from a text. */
const retitle = (text: string, words: string, pointer = title): EditCommand => ({
  label: 'Title changed',
  page: '/page-1',
  revision: revisionOf(text),
  edits: [replaceValue(text, pointer, JSON.stringify(words))],
})

const titleIn = (text: string) => JSON.parse(text).pages[1].title

describe('what is written', () => {
  test('is one value; the mode stays, a link stays a link, and nothing is left beside it', async () => {
    const elsewhere = join(scratch, 'elsewhere')
    mkdirSync(elsewhere, { recursive: true })
    renameSync(file, join(elsewhere, 'content.json'))
    chmodSync(join(elsewhere, 'content.json'), 0o640)
    symlinkSync('../elsewhere/content.json', file)
    const old = JSON.stringify(titleIn(start))
    const answer = await openStore().apply(retitle(start, 'Other words'))
    expect(answer).toMatchObject({ kind: 'done', revision: revisionOf(read()), label: 'Title changed' })
    expect(read().split('"Other words"').join(old)).toBe(start)
    expect(lstatSync(file).isSymbolicLink()).toBe(true)
    expect(statSync(file).mode & 0o777).toBe(0o640)
    expect(readdirSync(elsewhere)).toEqual(['content.json'])
  })

  test('is announced as the own change, and its echo is none; a change by somebody else is', async () => {
    const store = openStore()
    await store.apply(retitle(start, 'Other words'))
    const own = revisionOf(read())
    await store.lookAgain()
    expect(changes).toEqual([{ revision: own, isOwn: true }])
    writeFileSync(file, start)
    await store.lookAgain()
    await store.lookAgain()
    expect(changes.slice(1)).toEqual([{ revision: revisionOf(start), isOwn: false }])
  })

  test('is what the check accepts; what it refuses is named at its field, and can be written on purpose', async () => {
    const store = openStore()
    const deed = retitle(start, '')
    expect(await store.validate(deed)).toMatchObject({ kind: 'refused' })
    const answer = await store.apply(deed)
    expect(answer).toMatchObject({ kind: 'refused', refused: [{ pointer: title, message: expect.any(String) }] })
    expect(read()).toBe(start)
    expect(await store.apply({ ...deed, allowProblems: true })).toMatchObject({ kind: 'done' })
    // What was wrong before is no reason to refuse something else.
    expect(await store.apply(retitle(read(), 'Other words', '/pages/2/title'))).toMatchObject({ kind: 'done' })
  })

  test('is all edits of a deed or none', async () => {
    const [one, other] = [replaceValue(start, title, '"One"'), replaceValue(start, '/pages/2/title', '"Two"')]
    const stale = { ...other, expect: '"something else"' }
    const deed = { ...retitle(start, ''), edits: [one, stale] }
    expect(await openStore().apply(deed)).toMatchObject({ kind: 'conflict', pointer: '/pages/2/title', mine: '"Two"' })
    expect(read()).toBe(start)
  })
})

const failing = (reason: string) => () => {
  throw new NotWritten(`pages.json was not written and is as it was. ${reason}`)
}

describe('nothing is lost and nothing is written', () => {
  test.each<
    [what: string, spoil: (given: { deed: EditCommand; parts: Partial<FolderStoreParts> }) => unknown, answer: object]
  >([
    [
      'where the file is read-only',
      () => chmodSync(file, 0o444),
      { kind: 'problem', problem: expect.stringContaining('read-only') },
    ],
    [
      'where the disk is full',
      ({ parts }) => Object.assign(parts, { writeFile: failing('There is no room left on the disk.') }),
      { kind: 'problem', problem: expect.stringContaining('no room left') },
    ],
    [
      'where the file has a mistake',
      () => writeFileSync(file, start.replace('"title"', 'title"')),
      { kind: 'problem', problem: expect.stringMatching(/mistake in line \d+\. Editing waits/) },
    ],
    [
      'where the page was removed meanwhile',
      () => {
        const content = JSON.parse(start)
        content.pages.splice(1, 1)
        writeFileSync(file, JSON.stringify(content, null, 2))
      },
      { kind: 'conflict', mine: '"Mine"', problem: expect.stringContaining('not there any more') },
    ],
    [
      'where somebody else has changed the same words',
      () => writeFileSync(file, start.replace(JSON.stringify(titleIn(start)), '"Theirs"')),
      { kind: 'conflict', mine: '"Mine"', found: '"Theirs"', pointer: title },
    ],
    [
      'where the text that it is about is not known',
      ({ deed }) => Object.assign(deed, { revision: '0000' }),
      { kind: 'conflict' },
    ],
    ['where the file is gone', () => rmSync(file), { kind: 'problem', problem: expect.stringContaining('pages.json') }],
  ])('%s', async (_, spoil, answer) => {
    await openStore().overview()
    const deed = retitle(start, 'Mine')
    const parts = {}
    spoil({ deed, parts })
    const found = statSync(file, { throwIfNoEntry: false }) && read()
    const store = openStore(parts)
    expect(await store.apply(deed)).toMatchObject(answer)
    expect(statSync(file, { throwIfNoEntry: false }) && read()).toBe(found)
    expect(await store.undo()).toMatchObject({ kind: 'problem' })
  })
})

describe('undo', () => {
  test('takes back deed by deed and does them again, also after a restart', async () => {
    const texts = [start]
    for (const words of ['One', 'Two', 'Three']) {
      await openStore().apply(retitle(read(), words))
      texts.push(read())
    }
    for (const text of texts.slice(0, -1).toReversed()) {
      expect(await openStore().undo()).toMatchObject({ kind: 'done', label: 'Title changed' })
      expect(read()).toBe(text)
    }
    expect(await openStore().undo()).toMatchObject({ kind: 'problem' })
    for (const text of texts.slice(1)) {
      expect(await openStore().redo()).toMatchObject({ kind: 'done' })
      expect(read()).toBe(text)
    }
    await openStore().undo()
    await openStore().apply(retitle(read(), 'Another way'))
    expect(await openStore().redo()).toMatchObject({ kind: 'problem' })
  })

  test('finds its place after others have put pages before it, even while no server was there', async () => {
    await openStore().apply(retitle(start, 'One'))
    const content = JSON.parse(read())
    content.pages.unshift({ path: '/old', redirect: '/' })
    writeFileSync(file, JSON.stringify(content, null, 2))
    expect(await openStore().undo()).toMatchObject({ kind: 'done', edits: [{ pointer: '/pages/2/title' }] })
    expect(JSON.parse(read()).pages[2].title).toBe(titleIn(start))
  })

  test('whose place was changed since shows both versions, and the deed before it can come next', async () => {
    const store = openStore()
    await store.apply(retitle(start, 'First', '/pages/2/title'))
    await store.apply(retitle(read(), 'Mine'))
    writeFileSync(file, read().replace('"Mine"', '"Theirs"'))
    const before = read()
    const answer = await store.undo()
    expect(answer).toMatchObject({ kind: 'conflict', found: '"Theirs"', mine: JSON.stringify(titleIn(start)) })
    expect(read()).toBe(before)
    await store.skipUndo(answer.kind === 'conflict' ? (answer.entry ?? '') : '')
    expect(await store.undo()).toMatchObject({ kind: 'done', edits: [{ pointer: '/pages/2/title' }] })
    expect(titleIn(read())).toBe('Theirs')
  })

  test('keeps what could be done again when a deed cannot be written', async () => {
    await openStore().apply(retitle(start, 'One'))
    await openStore().undo()
    await openStore({ writeFile: failing('Full.') }).apply(retitle(start, 'Two'))
    expect(await openStore().redo()).toMatchObject({ kind: 'done' })
    expect(titleIn(read())).toBe('One')
  })

  test('passes over a line of the journal that was cut off', async () => {
    await openStore().apply(retitle(start, 'One'))
    const lines = join(journal, 'journal.jsonl')
    writeFileSync(lines, `${readFileSync(lines, 'utf8')}{"kind":"deed","entr`)
    await openStore().apply(retitle(read(), 'Two'))
    const store = openStore()
    await store.undo()
    await store.undo()
    expect(read()).toBe(start)
  })
})

describe('what a shell reads', () => {
  test('is the page as it stands in the file, the pages, and what undo would take back', async () => {
    const store = openStore()
    await store.apply(retitle(start, 'One'))
    const page = await store.readPage('/page-1')
    if (!('raw' in page)) throw new Error(JSON.stringify(page))
    expect(JSON.parse(page.raw)).toEqual(JSON.parse(read()).pages[1])
    expect(page).toMatchObject({ pointer: '/pages/1', undo: { label: 'Title changed', page: '/page-1' } })
    expect(page.pages.map(({ path }) => path)).toEqual(
      JSON.parse(start).pages.map(({ path }: { path: string }) => path),
    )
    expect(await store.readPage('/nowhere')).toEqual({ problem: expect.stringContaining('/nowhere') })
  })

  test('holds words that were typed until they are dropped, also after a restart', async () => {
    const draft = { page: '/page-1', pointer: title, label: 'Title', text: 'Half a sent', revision: revisionOf(start) }
    await openStore().keepDraft({ ...draft, text: 'Half' })
    await openStore().keepDraft(draft)
    expect(await openStore().overview()).toMatchObject({ drafts: [{ ...draft, time: expect.any(String) }] })
    await openStore().dropDraft('/page-1', title)
    expect(await openStore().overview()).toMatchObject({ drafts: [] })
  })
})

test('twenty deeds of all kinds and twenty undos, with a restart between any two, give back every byte', async () => {
  // Odd on purpose: line ends of Windows, tabs, a mark at the start.
  const odd = `\uFEFF${JSON.stringify(JSON.parse(start), null, '\t').replaceAll('\n', '\r\n')}\r\n`
  writeFileSync(file, odd)
  for (let turn = 0; turn < 20; turn++) {
    const text = read()
    const block = `/pages/${turn % 4}/blocks`
    const json = JSON.stringify({ type: 'text', heading: `Number ${turn}`, html: '<p>Words.</p>' })
    const edits = [
      () => [insertItem(text, block, json, 1)],
      () => [
        replaceValue(text, `/pages/${turn % 4}/description`, JSON.stringify(`A description with number ${turn}.`)),
      ],
      () => moveValue(text, `${block}/1`, block),
      () => [removeValue(text, `${block}/1`)],
    ][turn % 4]?.()
    const deed = {
      label: `Command ${turn}`,
      page: '/',
      revision: revisionOf(text),
      edits: edits ?? [],
      allowProblems: true,
    }
    expect(await openStore().apply(deed)).toMatchObject({ kind: 'done' })
  }
  expect(read()).not.toBe(odd)
  for (let turn = 19; turn >= 0; turn--) expect(await openStore().undo()).toMatchObject({ label: `Command ${turn}` })
  expect(read()).toBe(odd)
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
  ['is on a full disk', fillDisk, 'no room left'],
  ['is a link by now', () => symlinkSync('/dev/null', join(journal, 'journal.jsonl')), 'could not be kept'],
  ['cannot be opened', () => mkdirSync(join(journal, 'journal.jsonl')), 'could not be kept'],
])('nothing is written where the journal %s', async (_, spoil, words) => {
  const store = openStore()
  await store.overview()
  mkdirSync(journal)
  spoil()
  const answer = { kind: 'problem', problem: expect.stringMatching(`^Nothing was written.*${words}`) }
  expect(await store.apply(retitle(start, 'Mine'))).toMatchObject(answer)
  replaceSync(fsyncSync)
  expect(read()).toBe(start)
  expect(await openStore().undo()).toMatchObject({ kind: 'problem' })
})

import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { SiteChecker } from '../../src/engine/commands/check-command/site-checker'
import { removeValue, replaceValue } from '../../src/engine/content/json-edits/make-edits'
import { JournalFormat } from '../../src/engine/editing/edited-site/journal/journal-format'
import { type JournalLine, JournalState } from '../../src/engine/editing/edited-site/journal/journal-lines'
import { editFolder } from '../../src/engine/editing/folder-editor/edit-folder'
import { KeptFiles } from '../../src/engine/editing/folder-editor/files/kept-files'
import { revisionOfText } from '../../src/engine/editing/folder-editor/revision-of'
import { seed } from '../random'
import { createDice, mutationsAt, placesOf } from '../sites/mutations'

/** What is in `.editor` may be damaged, or somebody else's: nothing outside the site is touched, and the editor opens. */
const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'editing-journal-'))
const site = join(scratch, 'home/work/site')
const file = join(site, 'pages.json')
const folder = join(site, '.editor')
const journal = join(folder, 'journal.jsonl')
const outside = join(scratch, 'home/outside')
let said: MockInstance
let checker: SiteChecker
const format = new JournalFormat(revisionOfText)

beforeEach(() => {
  rmSync(join(scratch, 'home'), { recursive: true, force: true })
  cpSync(join(root, 'tests/second-studio'), site, { recursive: true })
  writeFileSync(join(site, 'public/images/spare.png'), 'spare')
  mkdirSync(outside, { recursive: true })
  writeFileSync(join(outside, 'id_rsa'), 'secret')
  checker = new SiteChecker(root, site)
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const openStore = (journalLimit?: number) => editFolder({ site, folder, checker, journalLimit })
const read = () => readFileSync(file, 'utf8')
const filesIn = (path: string) => readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()

async function retitle(title: string, store = openStore()) {
  const edits = [replaceValue(read(), '/pages/0/title', JSON.stringify(title))]
  return store.apply({ label: title, page: '/', revision: revisionOfText(read()), edits, allowProblems: true })
}

const git = (...args: string[]) => execFileSync('git', ['-C', site, ...args], { stdio: 'ignore' })

describe('a folder that is not the editor’s own', () => {
  const linkTo = (target: string, path: string) => {
    mkdirSync(join(path, '..'), { recursive: true })
    symlinkSync(target, path)
  }

  test.each<[what: string, make: () => void, words: RegExp]>([
    ['is a link', () => linkTo(outside, folder), /\.editor is a link/],
    ['is a file', () => writeFileSync(folder, ''), /\.editor is not a folder/],
    ['has a link in place of the deleted files', () => linkTo(outside, join(folder, 'files')), /files is a link/],
    ['has a link in place of the journal', () => linkTo(join(outside, 'id_rsa'), journal), /jsonl is a link/],
    [
      'has a pipe in place of the journal',
      () => {
        mkdirSync(folder)
        execFileSync('mkfifo', [journal])
      },
      /jsonl is not a file/,
    ],
    [
      'is part of the repository',
      () => {
        mkdirSync(join(site, '.Editor/files'), { recursive: true })
        mkdirSync(join(folder, 'files'), { recursive: true })
        writeFileSync(join(site, '.Editor/files/0123456789ab-x'), 'x')
        git('init', '-q')
        git('add', '-f', '.Editor')
      },
      /git rm -rf \.editor/,
    ],
  ])('that %s is refused in a sentence until it is gone; nothing is written', async (_, make, words) => {
    make()
    const store = openStore()
    const start = read()
    const refused = { problem: expect.stringMatching(words) }
    expect(await store.overview()).toMatchObject(refused)
    expect(await retitle('Mine', store)).toMatchObject(refused)
    expect(await store.files.remove('/images/spare.png', '/')).toMatchObject(refused)
    expect(await store.undo()).toMatchObject(refused)
    expect(read()).toBe(start)
    expect(filesIn(outside)).toEqual(['id_rsa'])
    expect(readFileSync(join(outside, 'id_rsa'), 'utf8')).toBe('secret')
    expect(said.mock.calls.filter(([sentence]) => words.test(String(sentence)))).toHaveLength(1)
    rmSync(folder, { recursive: true })
    if (existsSync(join(site, '.git'))) git('rm', '-rq', '--cached', '.Editor')
    expect(await retitle('Mine', store)).toMatchObject({ kind: 'done' })
  })

  test('is found out while the editor is open: a deletion goes nowhere else', async () => {
    const store = openStore()
    await retitle('Mine', store)
    symlinkSync(outside, join(folder, 'files'))
    expect(await store.files.remove('/images/spare.png', '/')).toMatchObject({ kind: 'problem' })
    expect(filesIn(outside)).toEqual(['id_rsa'])
    expect(existsSync(join(site, 'public/images/spare.png'))).toBe(true)
  })

  test('holds nothing that git would add', async () => {
    git('init', '-q')
    await retitle('Mine')
    await openStore().files.remove('/images/spare.png', '/')
    expect(execFileSync('git', ['-C', site, 'status', '--porcelain', '-uall'], { encoding: 'utf8' })).not.toContain(
      '.editor',
    )
  })
})

/** A deletion as it is in a journal. */
const deletion = (taken: { address: string; kept: string }, state: 'done' | 'undone' = 'done'): JournalLine => ({
  kind: 'command',
  entry: {
    ...{ id: 'a', time: new Date(0).toISOString(), label: 'x deleted', page: '/', edits: [], inverse: [] },
    ...{ taken, state, revision: revisionOfText(read()) },
  },
})

function writeJournal(...lines: (JournalLine | object)[]): void {
  mkdirSync(join(folder, 'files'), { recursive: true })
  writeFileSync(journal, lines.map((line) => format.writeLine(line as JournalLine)).join(''))
}

test.each([
  { address: '/images/new.svg', kept: '../../../../outside/id_rsa' },
  { address: '/images/new.svg', kept: '0123456789ab-/../../../../outside/id_rsa' },
  { address: '/images/new.svg', kept: '.' },
  { address: '/../../../outside/new', kept: '0123456789ab-x' },
  { address: '/.git/hooks/pre-commit', kept: '0123456789ab-x' },
  { address: '/images/\\..\\x.svg', kept: '0123456789ab-x' },
  { address: 'images/new.svg', kept: '0123456789ab-x' },
  { address: '/images//new.svg', kept: '0123456789ab-x' },
])('an undo or a redo of $address and $kept moves nothing', async (taken) => {
  for (const state of ['done', 'undone'] as const) {
    writeJournal(deletion(taken, state))
    writeFileSync(join(folder, 'files/0123456789ab-x'), 'kept')
    const all = () => filesIn(join(scratch, 'home')).filter((path) => !path.endsWith('journal.rejected'))
    const before = all()
    const store = openStore()
    expect(await (state === 'done' ? store.undo() : store.redo())).toMatchObject({ kind: 'problem' })
    expect(all()).toEqual(before)
  }
})

test('a link is neither put back nor taken', async () => {
  writeJournal(deletion({ address: '/images/link.png', kept: '0123456789ab-link.png' }))
  const store = openStore()
  await store.overview()
  const secret = join(outside, 'id_rsa')
  symlinkSync(secret, join(folder, 'files/0123456789ab-link.png'))
  expect(await store.undo()).toMatchObject({ kind: 'conflict' })
  expect(existsSync(join(site, 'public/images/link.png'))).toBe(false)
  const spare = join(site, 'public/images/spare.png')
  await store.overview()
  rmSync(spare)
  symlinkSync(secret, spare)
  const kept = new KeptFiles(folder, join(site, 'public'))
  expect(() => kept.take({ address: '/images/spare.png', kept: '0123456789ab-spare.png' })).toThrow(/is a link/)
  expect(existsSync(spare)).toBe(true)
})

/** A journal of real deeds, with what the file and the folder held then. */
async function writeDeeds(): Promise<{ texts: string[]; lines: string[] }> {
  const store = openStore()
  const texts = [read()]
  const note = () => texts.push(read())
  for (const title of ['One', 'Two', 'Three']) await retitle(title, store).then(note)
  await store.files.remove('/images/spare.png', '/')
  await store.undo()
  await store.undo()
  note()
  await store.redo()
  await store.keepDraft({ page: '/', pointer: '/pages/0/title', label: 'Title', text: 'Half', revision: '' })
  const moved = [{ kind: 'move' as const, pointer: '/pages/0/blocks', from: 0, to: 1, expect: firstBlock() }]
  await store.apply({ label: 'Moved', page: '/', revision: revisionOfText(read()), edits: moved, allowProblems: true })
  note()
  const gone = [{ kind: 'remove' as const, pointer: '/pages/0/blocks/0', expect: firstBlock() }]
  await store.apply({ label: 'Removed', page: '/', revision: revisionOfText(read()), edits: gone, allowProblems: true })
  note()
  await store.undo()
  return { texts, lines: readFileSync(journal, 'utf8').split('\n').slice(0, -1) }
}

const firstBlock = () => JSON.stringify(JSON.parse(read()).pages[0].blocks[0])

/** Opens the editor on a journal, and takes back and does again: whatever the journal says, the file stays sound. */
async function tryJournal(text: string, message: string): Promise<void> {
  writeFileSync(journal, text)
  const store = openStore()
  expect(await store.overview(), message).toHaveProperty('pages')
  for (const act of [store.undo, store.undo, store.redo])
    expect((await act()).kind, message).toMatch(/^(?:done|conflict|problem)$/)
  expect(() => JSON.parse(read()), message).not.toThrow()
  expect(filesIn(outside), message).toEqual(['id_rsa'])
}

test('400 journals with one change in their structure are read; undo and redo of 20 leave a sound file', async () => {
  const { lines } = await writeDeeds()
  const kept = readFileSync(file)
  const dice = createDice(seed)
  const choose = <Item>(items: Item[]) => items[Math.floor(dice() * items.length)] as Item
  let accepted = 0
  for (let turn = 0; turn < 400; turn++) {
    const at = Math.floor(dice() * lines.length)
    const line = JSON.parse((lines[at] as string).slice(17))
    const { content } = choose(mutationsAt(line, choose(placesOf(line)).path, dice))
    const written = lines.with(at, format.writeLine(content as JournalLine).trimEnd())
    const read = written.flatMap((text) => format.readLine(text) ?? [])
    const state = new JournalState()
    for (const known of read) state.add(known)
    accepted += read.length === lines.length ? 1 : 0
    if (turn % 20 > 0) continue
    writeFileSync(file, kept)
    await tryJournal(`${written.join('\n')}\n`, `seed ${seed}, turn ${turn}: ${JSON.stringify(content)}`)
  }
  // Other words are no damage; another structure is.
  expect(accepted).toBeGreaterThan(40)
  expect(accepted).toBeLessThan(400)
})

test('30 journals with a flipped bit: the file holds only what its author has written', async () => {
  const { texts } = await writeDeeds()
  const [kept, bytes] = [readFileSync(file), readFileSync(journal)]
  texts.push(read())
  const dice = createDice(seed)
  // Most bytes are not written by any undo. These are: with the lowest bit flipped they are other letters.
  const letters = [...bytes.toString('latin1').matchAll(/"json":"((?:\\.|[^"\\])*)"/g)].flatMap(
    ({ index, 1: json = '' }) => Array.from(json, (letter, at) => (/\w/.test(letter) ? [index + 8 + at] : [])).flat(),
  )
  for (let turn = 0; turn < 30; turn++) {
    const flipped = Buffer.from(bytes)
    const at =
      turn % 2 === 0 ? Math.floor(dice() * bytes.length) : (letters[Math.floor(dice() * letters.length)] as number)
    flipped[at] = (flipped[at] as number) ^ (turn % 2 === 0 ? 1 << Math.floor(dice() * 8) : 1)
    writeFileSync(journal, flipped)
    writeFileSync(file, kept)
    const store = openStore()
    for (let count = 0; count < 4; count++) {
      await store.undo()
      expect(texts, `seed ${seed}, turn ${turn}, byte ${at}`).toContain(read())
    }
  }
})

test('a line that is no line is left out, kept aside, said until it was read, and the rest goes on', async () => {
  await retitle('One')
  await retitle('Two')
  const odd = ['{"kind":"deed"}', 'no json', format.writeLine({ kind: 'later' } as never).trimEnd(), '\0']
  appendFileSync(journal, `${odd.join('\n')}\n`)
  const store = openStore()
  expect(await store.overview()).toMatchObject({ notice: expect.stringContaining('4 entries') })
  await store.closeNotice()
  expect(await store.overview()).toMatchObject({ notice: undefined })
  expect(readFileSync(join(folder, 'journal.rejected'), 'utf8')).toBe(`${odd.join('\n')}\n`)
  const again = openStore()
  expect(await again.overview()).toMatchObject({ notice: undefined, undo: { label: 'Two' } })
  expect(await again.undo()).toMatchObject({ kind: 'done' })
  expect(JSON.parse(read()).pages[0].title).toBe('One')
})

test('a journal of an older editor is read, in the words that it has used', async () => {
  const start = read()
  const edits = [removeValue(start, '/pages/1')]
  await openStore().apply({ label: 'Gone', page: '/', revision: revisionOfText(start), edits, allowProblems: true })
  const [line = ''] = readFileSync(journal, 'utf8').split('\n')
  const old = line.replace(/^\w+ /, '').replace('"command"', '"deed"').replace('"anchor"', '"beside"')
  expect(old).toContain('"beside"')
  writeFileSync(journal, format.writeLine(JSON.parse(old)))
  expect(await openStore().undo()).toMatchObject({ kind: 'done', label: 'Gone' })
  expect(read()).toBe(start)
})

test('a command whose step is lost is not taken back blindly: both versions are shown', async () => {
  await retitle('One')
  await retitle('Two')
  const lines = readFileSync(journal, 'utf8').split('\n')
  writeFileSync(journal, lines.with(1, (lines[1] as string).replace('Two', 'Too')).join('\n'))
  const before = read()
  expect(await openStore().undo()).toMatchObject({ kind: 'conflict', label: 'One', found: '"Two"' })
  expect(read()).toBe(before)
})

test('a deleted file stays kept while a damaged line names it', async () => {
  await openStore().files.remove('/images/spare.png', '/')
  const [kept = ''] = readdirSync(join(folder, 'files'))
  writeFileSync(journal, readFileSync(journal, 'utf8').replace('deleted', 'delated'))
  writeFileSync(join(site, 'public/images/other.png'), 'other')
  expect(await openStore().files.remove('/images/other.png', '/')).toMatchObject({ kind: 'done' })
  expect(readdirSync(join(folder, 'files'))).toContain(kept)
})

test('a journal that is too long is read from its end and written shorter', async () => {
  const limit = 20_000
  const store = openStore()
  for (let turn = 0; turn < 40; turn++) await retitle(`Title ${turn}`, store)
  expect(statSync(journal).size).toBeGreaterThan(limit)
  expect(await openStore(limit).undo()).toMatchObject({ kind: 'done', label: 'Title 39' })
  expect(statSync(journal).size).toBeLessThan(limit)
  expect(await openStore(limit).undo()).toMatchObject({ kind: 'done', label: 'Title 38' })
  expect(JSON.parse(read()).pages[0].title).toBe('Title 37')
  expect(said).not.toHaveBeenCalled()
})

test('what a killed preview has left half-written beside pages.json goes when the next one starts', async () => {
  const ended = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }))
  const left = join(site, `.pages.json.${ended}-0a1b2c3d.new`)
  const others = [`.pages.json.${process.pid}-0a1b2c3d.new`, '.pages.json.new', `.other.json.${ended}-0a.new`]
  for (const path of [left, ...others.map((name) => join(site, name))]) writeFileSync(path, 'half')
  symlinkSync(join(outside, 'id_rsa'), join(site, `.pages.json.${ended}-1.new`))
  await openStore().overview()
  expect(existsSync(left)).toBe(false)
  for (const name of [...others, `.pages.json.${ended}-1.new`]) expect(readdirSync(site)).toContain(name)
})

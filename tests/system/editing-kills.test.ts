import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SiteChecker } from '../../src/engine/commands/check-command/site-checker'
import { replaceValue } from '../../src/engine/content/json-edits/make-edits'
import { editFolder } from '../../src/engine/editing/folder-editor/edit-folder'
import { revisionOfText } from '../../src/engine/editing/folder-editor/revision-of'
import { writeSyntheticSite } from '../sites/synthetic-site'

/** A server that is killed while it writes: the file is whole, and all that was done can be taken back. */
const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'editing-kills-'))
const site = join(scratch, 'site')
const file = join(site, 'pages.json')
const folder = join(scratch, 'journal')
const checker = new SiteChecker(root, site)

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const read = () => readFileSync(file, 'utf8')
const openStore = () => editFolder({ site, folder, checker })

/** Takes back everything; returns how many deeds there were. */
async function undoAll(): Promise<number> {
  const store = openStore()
  for (let count = 0; ; count++) {
    const answer = await store.undo()
    if (answer.kind !== 'done') {
      expect(answer).toMatchObject({ kind: 'problem', problem: 'Nothing to undo.' })
      return count
    }
  }
}

async function killAfter(delay: number, ...limit: string[]): Promise<void> {
  const program = join(root, 'tests/sites/edit-endlessly.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, root, site, folder, ...limit], { cwd: root })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  await new Promise((resolve) => setTimeout(resolve, delay))
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
}

test('after each of several kills all deeds are taken back, and every byte is as it was', {
  timeout: 120_000,
}, async () => {
  await writeSyntheticSite(site, 3)
  const start = read()
  for (const delay of [0, 31]) {
    await killAfter(delay)
    JSON.parse(read())
    expect(await undoAll()).toBeGreaterThanOrEqual(1)
    expect(read()).toBe(start)
  }
  const left = readdirSync(site).filter((name) => name !== 'pages.json' && name !== 'public' && !name.endsWith('.new'))
  expect(left).toEqual([])
})

test('after a kill while the journal is compacted it is the old one or the new one, and the last deed is taken back', {
  timeout: 120_000,
}, async () => {
  rmSync(folder, { recursive: true, force: true })
  await writeSyntheticSite(site, 3)
  // So short that every few deeds it is compacted.
  const limit = 4000
  for (const delay of [0, 23, 61]) {
    await killAfter(delay, String(limit))
    const store = editFolder({ site, folder, checker, journalLimit: limit })
    const before = read()
    const overview = await store.overview()
    expect(overview).not.toHaveProperty('notice', expect.anything())
    expect(await store.undo()).toMatchObject({ kind: 'done' })
    expect(read()).not.toBe(before)
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([])
  }
})

test('a deed that is in the journal and not in the file was never done', async () => {
  rmSync(folder, { recursive: true, force: true })
  await writeSyntheticSite(site, 3)
  const start = read()
  const deed = (words: string) => ({
    label: words,
    page: '/',
    revision: revisionOfText(read()),
    edits: [replaceValue(read(), '/pages/1/title', JSON.stringify(words))],
  })
  await openStore().apply(deed('First'))
  const first = read()
  const stopped = editFolder({
    site,
    folder,
    checker,
    // Stands for the end of the process between the journal and the file.
    writeFile: () => new Promise(() => undefined) as never,
  })
  await stopped.apply(deed('Second'))
  expect(read()).toBe(first)
  expect(await openStore().overview()).toMatchObject({ undo: { label: 'First' } })
  expect(await openStore().undo()).toMatchObject({ label: 'First' })
  expect(read()).toBe(start)
})

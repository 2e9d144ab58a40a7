import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MemorySite, toolsOf } from '../../../../tests/sites/memory-site'
import { writeSyntheticSite } from '../../../../tests/sites/synthetic-site'
import { Failure } from '../../base/shared-types/failure'
import { SiteChecker } from '../../commands/check-command/site-checker'
import { fingerprint } from '../../content/json-edits/document'
import { insertItem, moveValue, removeValue, replaceValue } from '../../content/json-edits/make-edits'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { editFolder } from '../folder-editor/edit-folder'
import { revisionOfText } from '../folder-editor/revision-of'
import type { EditCommand, EditorChange } from './command'
import type { EditedSite } from './edited-site'

const root = join(import.meta.dirname, '../../../..')
const scratch = mkdtempSync(join(tmpdir(), 'edited-site-'))
const drawing = '/images/drawing.svg'
const title = '/pages/1/title'
let start: string
let home: Home
let changes: EditorChange[]
let tools: ReturnType<typeof toolsOf>
const checker = new SiteChecker(root, join(scratch, 'site'))

/** Where a site is kept. */
interface Home {
  /** Opens the site as after a restart; `refusal` keeps its text from being saved. */
  open(refusal?: string): EditedSite
  text: string
  revisionOf(text: string): string
  files(): string[]
  addFile(address: string): void
}

const open = new Set<string>()
const announced = {
  announce: (change: EditorChange) => changes.push(change),
  isOpen: (window: string) => open.has(window),
}

const homes: Record<string, () => Promise<Home>> = {
  async 'in memory'() {
    const site = new MemorySite(undefined, { text: start, ...tools, files: new Map([[drawing, { bytes: 1 }]]) })
    return {
      open(refusal) {
        site.readOnly = refusal
        for (const window of open) site.windows.add(window)
        return site.open(announced.announce)
      },
      get text() {
        return site.text
      },
      set text(text) {
        site.text = text
      },
      revisionOf: fingerprint,
      files: () => [...site.files.keys()].sort(),
      addFile: (address) => void site.files.set(address, { bytes: 7 }),
    }
  },
  async 'in a folder'() {
    const site = join(scratch, 'site')
    rmSync(site, { recursive: true, force: true })
    await writeSyntheticSite(site, 4)
    const file = join(site, 'pages.json')
    checker.forgetFiles()
    return {
      open: (refusal) =>
        editFolder({
          ...{ ...announced, site, checker, folder: join(site, '.editor') },
          ...(refusal !== undefined && {
            writeFile() {
              throw new Failure(refusal)
            },
          }),
        }),
      get text() {
        return readFileSync(file, 'utf8')
      },
      set text(text) {
        writeFileSync(file, text)
      },
      revisionOf: revisionOfText,
      files: () => readdirSync(join(site, 'public/images')).map((name) => `/images/${name}`),
      addFile: (address) => writeFileSync(join(site, 'public', address), 'a file.'),
    }
  },
}

beforeAll(async () => {
  const site = join(scratch, 'start')
  await writeSyntheticSite(site, 4)
  start = readFileSync(join(site, 'pages.json'), 'utf8')
  tools = toolsOf(await readSchemas(root))
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe.each(Object.keys(homes))('a site %s', (name) => {
  beforeEach(async () => {
    home = (await homes[name]?.()) as Home
    changes = []
    open.clear()
  })

  const titleIn = (text: string) => JSON.parse(text).pages[1].title
  const titles = () => JSON.parse(home.text).pages.map((page: { title: string }) => page.title)

  const retitle = (words: string, pointer = title): EditCommand => ({
    label: `Title ${words}`,
    page: '/page-1',
    revision: home.revisionOf(home.text),
    edits: [replaceValue(home.text, pointer, JSON.stringify(words))],
  })

  test('announces its own change once, and a change by another program', async () => {
    const store = home.open()
    await store.apply(retitle('Other words'))
    const own = home.revisionOf(home.text)
    await store.lookAgain()
    expect(changes).toEqual([{ revision: own, isOwn: true }])
    home.text = start
    await store.lookAgain()
    await store.lookAgain()
    expect(changes.slice(1)).toEqual([{ revision: home.revisionOf(start), isOwn: false }])
  })

  test('refuses what the check refuses at its field, and saves it on purpose', async () => {
    const store = home.open()
    const command = retitle('')
    expect(await store.validate(command)).toMatchObject({ kind: 'refused' })
    const answer = await store.apply(command)
    expect(answer).toMatchObject({ kind: 'refused', refused: [{ pointer: title, message: expect.any(String) }] })
    expect(home.text).toBe(start)
    expect(await store.apply({ ...command, allowProblems: true })).toMatchObject({ kind: 'done' })
    // What was wrong before is no reason to refuse something else.
    expect(await store.apply(retitle('Other words', '/pages/2/title'))).toMatchObject({ kind: 'done' })
  })

  test('makes all edits of a command or none', async () => {
    const [one, other] = [replaceValue(start, title, '"One"'), replaceValue(start, '/pages/2/title', '"Two"')]
    const command = { ...retitle(''), edits: [one, { ...other, expect: '"something else"' }] }
    expect(await home.open().apply(command)).toMatchObject({
      kind: 'conflict',
      pointer: '/pages/2/title',
      mine: '"Two"',
    })
    expect(home.text).toBe(start)
  })

  test.each<[what: string, spoil: (command: EditCommand) => unknown, answer: object]>([
    [
      'has a mistake',
      () => {
        home.text = start.replace('"title"', 'title"')
      },
      { kind: 'problem', problem: expect.stringMatching(/mistake in line \d+\. Editing waits/) },
    ],
    [
      'has lost the page',
      () => {
        const content = JSON.parse(start)
        content.pages.splice(1, 1)
        home.text = JSON.stringify(content, null, 2)
      },
      { kind: 'conflict', mine: '"Mine"', isGone: true },
    ],
    [
      'has other words in the same place',
      () => {
        home.text = start.replace(JSON.stringify(titleIn(start)), '"Theirs"')
      },
      { kind: 'conflict', mine: '"Mine"', found: '"Theirs"', pointer: title },
    ],
    ['is not known', (command) => Object.assign(command, { revision: '0000' }), { kind: 'conflict' }],
  ])('saves nothing where the text %s', async (_, spoil, answer) => {
    await home.open().overview()
    const command = retitle('Mine')
    spoil(command)
    const found = home.text
    expect(await home.open().apply(command)).toMatchObject(answer)
    expect(home.text).toBe(found)
    expect(await home.open().undo()).toMatchObject({ kind: 'problem' })
  })

  test('undoes command by command and redoes them, after restarts', async () => {
    const texts = [start]
    for (const words of ['One', 'Two', 'Three']) {
      await home.open().apply(retitle(words))
      texts.push(home.text)
    }
    for (const text of texts.slice(0, -1).toReversed()) {
      expect(await home.open().undo()).toMatchObject({ kind: 'done' })
      expect(home.text).toBe(text)
    }
    expect(await home.open().undo()).toMatchObject({ kind: 'problem' })
    for (const text of texts.slice(1)) {
      expect(await home.open().redo()).toMatchObject({ kind: 'done' })
      expect(home.text).toBe(text)
    }
    await home.open().undo()
    await home.open().apply(retitle('Another way'))
    expect(await home.open().redo()).toMatchObject({ kind: 'problem' })
  })

  test('makes one step of undo of what was saved during one visit of a field', async () => {
    await home.open().apply(retitle('Before'))
    const before = home.text
    const first = await home.open().apply(retitle('One'))
    const continues = first.kind === 'done' ? first.entry : undefined
    for (const words of ['One t', 'One two']) await home.open().apply({ ...retitle(words), continues })
    const after = home.text
    expect(await home.open().undo()).toMatchObject({ kind: 'done', label: 'Title One' })
    expect(home.text).toBe(before)
    await home.open().redo()
    expect(home.text).toBe(after)
    // Something else in between ends the visit.
    await home.open().apply(retitle('Other page', '/pages/2/title'))
    await home.open().apply({ ...retitle('One two three'), continues })
    await home.open().undo()
    expect(titleIn(home.text)).toBe('One two')
  })

  test('finds the place of an undo after another program has added a page before it, while it was closed', async () => {
    await home.open().apply(retitle('One'))
    const content = JSON.parse(home.text)
    content.pages.unshift({ path: '/old', redirect: '/' })
    home.text = JSON.stringify(content, null, 2)
    expect(await home.open().undo()).toMatchObject({ kind: 'done', edits: [{ pointer: '/pages/2/title' }] })
    expect(JSON.parse(home.text).pages[2].title).toBe(titleIn(start))
  })

  test('shows both versions where the place of an undo has changed, and can skip it', async () => {
    const store = home.open()
    await store.apply(retitle('First', '/pages/2/title'))
    await store.apply(retitle('Mine'))
    home.text = home.text.replace('"Mine"', '"Theirs"')
    const before = home.text
    const answer = await store.undo()
    expect(answer).toMatchObject({ kind: 'conflict', found: '"Theirs"', mine: JSON.stringify(titleIn(start)) })
    expect(home.text).toBe(before)
    await store.skipUndo(answer.kind === 'conflict' ? (answer.entry ?? '') : '')
    expect(await store.undo()).toMatchObject({ kind: 'done', edits: [{ pointer: '/pages/2/title' }] })
    expect(titleIn(home.text)).toBe('Theirs')
  })

  test('can still redo after a command that could not be saved', async () => {
    await home.open().apply(retitle('One'))
    await home.open().undo()
    expect(await home.open('No room.').apply(retitle('Two'))).toMatchObject({ kind: 'problem', problem: 'No room.' })
    expect(await home.open().redo()).toMatchObject({ kind: 'done' })
    expect(titleIn(home.text)).toBe('One')
  })

  test('gives each window its own undo, and names a command of another window before it undoes it', async () => {
    open.add('ann').add('ben')
    const store = home.open()
    await store.apply(retitle('Anna'), 'ann')
    await store.apply(retitle('Benno', '/pages/2/title'), 'ben')
    expect(await store.undo(undefined, 'ann')).toMatchObject({ kind: 'done', label: 'Title Anna' })
    expect(titles().slice(1, 3)).toEqual([titleIn(start), 'Benno'])
    expect(await store.redo('ben')).toMatchObject({ kind: 'problem' })
    const answer = await store.undo(undefined, 'ann')
    expect(answer).toMatchObject({ kind: 'elsewhere', problem: expect.stringContaining('“Title Benno”') })
    expect(await store.undo('id' in answer ? answer.id : '', 'ann')).toMatchObject({ kind: 'done' })
    expect(home.text).toBe(start)
  })

  test('reads a page as it is written, the pages, and what undo would take back', async () => {
    const store = home.open()
    await store.apply(retitle('One'))
    const page = await store.readPage('/page-1')
    if (!('raw' in page)) throw new Error(JSON.stringify(page))
    expect(JSON.parse(page.raw)).toEqual(JSON.parse(home.text).pages[1])
    expect(page).toMatchObject({ pointer: '/pages/1', undo: { label: 'Title One', page: '/page-1' } })
    const paths = JSON.parse(start).pages.map(({ path }: { path: string }) => path)
    expect(page.pages.map(({ path }) => path)).toEqual(paths)
    expect(await store.readPage('/nowhere')).toEqual({ problem: expect.stringContaining('/nowhere') })
  })

  test('keeps drafts until they are dropped, after restarts', async () => {
    const draft = { page: '/page-1', pointer: title, label: 'Title', text: 'Half a sent', revision: 'a' }
    await home.open().keepDraft({ ...draft, text: 'Half' })
    await home.open().keepDraft(draft)
    expect(await home.open().overview()).toMatchObject({ drafts: [{ ...draft, time: expect.any(String) }] })
    await home.open().dropDraft('/page-1', title)
    expect(await home.open().overview()).toMatchObject({ drafts: [] })
  })

  test('moves a page with the links to it in one step of undo', async () => {
    const store = home.open()
    const change = { kind: 'move' as const, from: '/page-1', to: '/moved', withChildren: false }
    expect(await store.planPages(change)).toMatchObject({ kind: 'plan', places: [{ page: '/' }] })
    expect(home.text).toBe(start)
    expect(await store.changePages(change)).toMatchObject({ kind: 'done' })
    expect(home.text).toContain('"href": "/moved"')
    await store.undo()
    expect(home.text).toBe(start)
  })

  test('deletes a file that nothing uses, and restores it', async () => {
    home.addFile('/images/spare.txt')
    const store = home.open()
    expect(await store.files.remove(drawing, '/')).toMatchObject({ kind: 'problem' })
    expect(await store.files.remove('/images/spare.txt', '/')).toMatchObject({ kind: 'done' })
    expect(home.files()).toEqual([drawing])
    expect(await home.open().undo()).toMatchObject({ kind: 'done' })
    expect(home.files()).toEqual([drawing, '/images/spare.txt'])
    expect(await home.open().redo()).toMatchObject({ kind: 'done' })
    expect(home.files()).toEqual([drawing])
  })

  test('gives back every byte after twenty commands and undos, with a restart between any two', async () => {
    // Odd on purpose: line ends of Windows, tabs, a byte-order mark.
    const odd = `\uFEFF${JSON.stringify(JSON.parse(start), null, '\t').replaceAll('\n', '\r\n')}\r\n`
    home.text = odd
    for (let turn = 0; turn < 20; turn++) {
      const { text } = home
      const page = `/pages/${turn % 4}`
      const json = JSON.stringify({ type: 'text', heading: `Number ${turn}`, html: '<p>Words.</p>' })
      const edits = [
        () => [insertItem(text, `${page}/blocks`, json, 1)],
        () => [replaceValue(text, `${page}/description`, JSON.stringify(`A description with number ${turn}.`))],
        () => moveValue(text, `${page}/blocks/1`, `${page}/blocks`),
        () => [removeValue(text, `${page}/blocks/1`)],
      ][turn % 4]?.()
      const command = { ...retitle(''), label: `Command ${turn}`, edits: edits ?? [], allowProblems: true }
      expect(await home.open().apply(command)).toMatchObject({ kind: 'done' })
    }
    expect(home.text).not.toBe(odd)
    for (let turn = 19; turn >= 0; turn--) expect(await home.open().undo()).toMatchObject({ label: `Command ${turn}` })
    expect(home.text).toBe(odd)
  })
})

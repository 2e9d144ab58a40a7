import { expect, test } from 'vitest'
import { FailingStorage } from '../../../../../../tests/sites/failing-storage'
import { studio } from '../../../../../../tests/sites/memory-site'
import { blobIdOf } from '../../../../content/file-inspection/blob-id'
import { replaceValue } from '../../../../content/json-edits/make-edits'
import type { CommandAnswer } from '../../../edited-site/command'
import type { EditedSite } from '../../../edited-site/edited-site'
import { revisionOf } from '../storage/revision-of'
import type { Storage } from '../storage/storage'
import { KeptSite } from './kept-site'

const encoder = new TextEncoder()
const drawing = encoder.encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>')
const drawingId = await blobIdOf(drawing)
const address = '/images/of-the-branch.svg'

/** What the branch has of a file. */
let served: Uint8Array<ArrayBuffer> | undefined = drawing
let judged: readonly string[][] = []

const open = async (storage: Storage) =>
  KeptSite.open({
    storage,
    schemas: studio.schemas,
    loadValidator: async () => studio.validate,
    soundText: await blobIdOf(encoder.encode(studio.text)),
    loadRules: async () => [],
    loadParser: async () => undefined,
    facts: {},
    pictures: { open: async () => undefined, prepare: async () => undefined },
    fetchFile: async () => served ?? Promise.reject(new Error('No network.')),
    placeholder: async () => drawing,
    announce: () => undefined,
    onFiles: (addresses) => {
      judged = [...judged, [...addresses]]
    },
  })

async function begin(storage: Storage): Promise<KeptSite> {
  const kept = await open(storage)
  await kept.begin({ text: studio.text, files: new Map([[address, drawingId]]) })
  return kept
}

const editedOf = (kept: KeptSite): EditedSite => {
  if (!kept.edited) throw new Error('Nothing is kept.')
  return kept.edited
}

async function retitle(kept: KeptSite, title: string): Promise<CommandAnswer> {
  const text = (await kept.text?.read()) ?? ''
  const edits = [replaceValue(text, '/pages/0/title', JSON.stringify(title))]
  return editedOf(kept).apply({ label: title, page: '/', revision: revisionOf(text), edits, allowProblems: true })
}

const titleOf = (kept: KeptSite): string => JSON.parse(kept.text?.text ?? '{}').pages[0].title
const firstTitle: string = JSON.parse(studio.text).pages[0].title
const draft = { page: '/', pointer: '/pages/0/title', label: 'Title', text: 'Half', revision: '0' }

/** What an author was told is saved. */
interface Confirmed {
  titles: string[]
  draft?: string
}

/** Works until the browser stops. */
async function work(storage: Storage, confirmed: Confirmed): Promise<void> {
  const kept = await begin(storage)
  for (const title of ['One', 'Two', 'Three']) {
    if ((await retitle(kept, title)).kind === 'done') confirmed.titles.push(title)
    const text = `${title}, half`
    if ((await editedOf(kept).keepDraft({ ...draft, text })).kind === 'kept') confirmed.draft = text
  }
  if ((await editedOf(kept).undo()).kind === 'done') confirmed.titles.push('Two')
}

test('whenever the browser stops, all that was confirmed is there again, and can be undone', async () => {
  const whole = new FailingStorage()
  await work(whole, { titles: [] })
  expect(whole.changes).toBeGreaterThan(30)
  for (let stopsAfter = 0; stopsAfter < whole.changes; stopsAfter++) {
    const storage = new FailingStorage()
    storage.stopsAfter = stopsAfter
    const confirmed: Confirmed = { titles: [] }
    await work(storage, confirmed).catch(() => undefined)
    const kept = await open(new FailingStorage(storage))
    if (!kept.edited) {
      expect(confirmed.titles).toEqual([])
      continue
    }
    const last = confirmed.titles.at(-1) ?? firstTitle
    // A change that was being saved may be there, too.
    const next = ['One', 'Two', 'Three', 'Two'][confirmed.titles.length]
    expect([last, next]).toContain(titleOf(kept))
    const { drafts = [] } = (await kept.edited.overview()) as { drafts?: { text: string }[] }
    if (confirmed.draft !== undefined) expect(drafts.length).toBe(1)
    while ((await kept.edited.undo()).kind === 'done');
    expect(titleOf(kept)).toBe(firstTitle)
    expect((await retitle(kept, 'After it')).kind).toBe('done')
  }
})

test('a text that a missing file was found in is sound as soon as the file is there', async () => {
  const kept = await begin(new FailingStorage())
  const file = '/images/late.svg'
  const text = studio.text.replaceAll('/images/krug.svg', file)
  const missing = async () => (await kept.checker.errors(text)).problems.filter(({ message }) => message.includes(file))
  expect(await missing()).not.toEqual([])
  await kept.files.write(file, drawing)
  expect(await missing()).toEqual([])
})

test('a full storage is explained, and nothing of what was there is lost', async () => {
  const storage = new FailingStorage()
  const kept = await begin(storage)
  await retitle(kept, 'Before')
  storage.isFull = true
  expect(await retitle(kept, 'A title that no longer has any room')).toMatchObject({
    kind: 'problem',
    problem: expect.stringMatching(/no room left/),
  })
  const bytes = new Uint8Array(encoder.encode('%PDF-1.4 %%EOF'))
  const added = await editedOf(kept).files.add({ name: 'a.pdf', bytes, kind: 'file' })
  expect(added).toMatchObject({ kind: 'problem', problem: expect.stringMatching(/no room left/) })
  expect(titleOf(kept)).toBe('Before')
  storage.isFull = false
  const again = await open(new FailingStorage(storage))
  expect(titleOf(again)).toBe('Before')
  expect((await retitle(again, 'After')).kind).toBe('done')
  await editedOf(again).undo()
  await editedOf(again).undo()
  expect(titleOf(again)).toBe(firstTitle)
})

test('whichever write finds no room, what was confirmed stays, and saving goes on when there is room again', async () => {
  const whole = new FailingStorage()
  await work(whole, { titles: [] })
  for (let fullAfter = 0; fullAfter < whole.writes; fullAfter++) {
    const storage = new FailingStorage()
    storage.fullAfter = fullAfter
    const confirmed: Confirmed = { titles: [] }
    const refusal = await work(storage, confirmed).catch((error: Error) => error.message)
    const last = confirmed.titles.at(-1) ?? firstTitle
    const again = await open(new FailingStorage(storage))
    if (!again.edited) {
      expect([confirmed, refusal]).toEqual([{ titles: [] }, expect.stringMatching(/no room left/)])
      continue
    }
    expect(titleOf(again)).toBe(last)
    storage.fullAfter = Number.POSITIVE_INFINITY
    const kept = await open(storage)
    expect([titleOf(kept), await retitle(kept, 'After it')]).toMatchObject([last, { kind: 'done' }])
    while ((await editedOf(kept).undo()).kind === 'done');
    expect(titleOf(await open(new FailingStorage(storage)))).toBe(firstTitle)
  }
})

test('without room, nothing is called saved, and a deleted file that is added again can still be restored', async () => {
  const storage = new FailingStorage()
  const kept = await begin(storage)
  const bytes = new Uint8Array(encoder.encode('%PDF-1.4 %%EOF'))
  const added = await editedOf(kept).files.add({ name: 'a.pdf', bytes, kind: 'file' })
  if (added.kind !== 'added') throw new Error(JSON.stringify(added))
  await editedOf(kept).files.remove(added.address, '/')
  storage.fullAfter = 0
  const full = { kind: 'problem', problem: expect.stringMatching(/no room left/) }
  const { files } = editedOf(kept)
  expect(await files.add({ name: 'a.pdf', bytes, kind: 'file' })).toMatchObject(full)
  expect(await files.add({ name: 'b.pdf', bytes: new Uint8Array([...bytes, 10]), kind: 'file' })).toMatchObject(full)
  expect(await retitle(kept, 'Lost')).toMatchObject(full)
  expect(await editedOf(kept).undo()).toMatchObject(full)
  expect(await editedOf(kept).keepDraft(draft)).toMatchObject(full)
  storage.fullAfter = Number.POSITIVE_INFINITY
  const again = await open(storage)
  expect((await editedOf(again).undo()).kind).toBe('done')
  expect(await again.files.bytes(added.address)).toEqual(bytes)
})

test('a damaged line of the journal costs that line alone, and the author hears of it', async () => {
  const storage = new FailingStorage()
  const kept = await begin(storage)
  for (const title of ['One', 'Two']) await retitle(kept, title)
  const file = await storage.open('journal.1')
  file.write(encoder.encode('?'), { at: 100 })
  const again = await open(storage)
  expect(await editedOf(again).overview()).toMatchObject({ notice: expect.stringMatching(/lost 1 entry/) })
  await editedOf(again).undo()
  expect(titleOf(again)).toBe('One')
})

test('files are added, deleted and restored beside those of the branch, and the branch gets them', async () => {
  const storage = new FailingStorage()
  const kept = await begin(storage)
  const { files } = editedOf(kept)
  const bytes = new Uint8Array(encoder.encode('%PDF-1.4 %%EOF'))
  const added = await files.add({ name: 'Price list.pdf', bytes, kind: 'file' })
  if (added.kind !== 'added') throw new Error(JSON.stringify(added))
  await files.remove(address, '/')
  const again = await open(storage)
  const id = await blobIdOf(bytes)
  expect(again.files.changes()).toEqual({ added: new Map([[added.address, id]]), removed: [address] })
  expect(await again.files.bytes(added.address)).toEqual(bytes)
  await editedOf(again).undo()
  expect(again.files.changes().removed).toEqual([])
  expect(await again.files.bytes(address)).toEqual(drawing)
  await again.files.moveTo(new Map([[added.address, id]]))
  expect(again.files.changes()).toEqual({ added: new Map(), removed: [] })
})

test('a file that is newer than the editor is judged once, and is sound until then', async () => {
  const storage = new FailingStorage()
  const kept = await begin(storage)
  judged = []
  expect((await kept.files.facts()).get(address)).toEqual({ bytes: 0 })
  await expect.poll(() => judged).toEqual([[address]])
  const fact = { bytes: drawing.length, size: { width: 4, height: 3 } }
  expect((await kept.files.facts()).get(address)).toEqual(fact)
  served = undefined
  expect((await (await open(storage)).files.facts()).get(address)).toEqual(fact)
  served = drawing
})

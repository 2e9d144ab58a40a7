import { expect, test } from 'vitest'
import { MemorySite } from '../../../../../tests/sites/memory-site'
import { Failure } from '../../../base/shared-types/failure'
import { valueAt } from '../../../base/shared-types/json'
import { applyEdits } from '../../../content/json-edits/apply-edit'
import { replaceValue } from '../../../content/json-edits/make-edits'
import type { EditedSite } from '../edited-site'

const heading = '/pages/0/blocks/0/heading'

interface SiteContent {
  pages: { title: string; blocks: { heading: string }[] }[]
}

async function write(edited: EditedSite, text: string, pointer: string, words: string): Promise<void> {
  const { revision } = (await edited.overview()) as { revision: string }
  const edits = [replaceValue(text, pointer, JSON.stringify(words))]
  expect((await edited.apply({ label: 'Changed', page: '/', revision, edits })).kind).toBe('done')
}

const changed = (text: string, change: (content: SiteContent) => void): string => {
  const content = JSON.parse(text)
  change(content)
  return `${JSON.stringify(content, null, 2)}\n`
}

const first = (text: string) => (JSON.parse(text) as SiteContent).pages[0]

test('what someone else has changed is taken in, own changes stay, and Undo takes back the own ones alone', async () => {
  const site = new MemorySite()
  const edited = site.open()
  const former = site.text
  await write(edited, former, heading, 'Mine')
  const theirs = changed(former, ({ pages }) => {
    pages.unshift(...pages.splice(1, 1))
  })
  const notes: string[] = []
  await edited.merge({ former, theirs, note: async (revision) => void notes.push(revision) })
  const moved = JSON.parse(site.text).pages[1]
  expect([moved.blocks[0].heading, moved.path]).toEqual(['Mine', '/'])
  expect(notes).toEqual([((await edited.overview()) as { revision: string }).revision])
  await edited.undo()
  expect(JSON.parse(site.text)).toEqual(JSON.parse(theirs))
})

test('words at a place that both have changed are kept as a draft, also after a restart', async () => {
  const site = new MemorySite()
  const edited = site.open()
  const former = site.text
  await write(edited, former, heading, 'Mine')
  const theirs = changed(former, ({ pages: [page] }) => {
    if (page?.blocks[0]) page.blocks[0].heading = 'Theirs'
  })
  await edited.merge({ former, theirs, note: async () => {} })
  expect(first(site.text)?.blocks[0]?.heading).toBe('Theirs')
  const again = await site.open().overview()
  expect(again).toMatchObject({
    drafts: [{ page: '/', pointer: heading, label: 'Überschrift of Auftakt', text: 'Mine', isClash: true }],
  })
})

test('words in a held block that both have changed are kept as a draft at their place', async () => {
  const site = new MemorySite()
  const edited = site.open()
  const former = site.text
  const { pages } = JSON.parse(former) as { pages: { path: string; blocks?: { type: string }[] }[] }
  const isHolder = ({ type }: { type: string }) => type === 'spalten'
  const index = pages.findIndex(({ blocks }) => blocks?.some(isHolder))
  const { path, blocks = [] } = pages[index] as (typeof pages)[0]
  const pointer = `/pages/${index}/blocks/${blocks.findIndex(isHolder)}/left/0/html`
  await write(edited, former, pointer, '<p>Mine.</p>')
  const json = JSON.stringify('<p>Theirs.</p>')
  const made = applyEdits(former, [replaceValue(former, pointer, json)])
  await edited.merge({ former, theirs: 'text' in made ? made.text : '', note: async () => {} })
  expect(valueAt(JSON.parse(site.text), pointer)).toBe('<p>Theirs.</p>')
  const draft = { page: path, pointer, label: 'Text of Fließtext', text: '<p>Mine.</p>', isClash: true }
  expect(await site.open().overview()).toMatchObject({ drafts: [draft] })
})

test('what they have changed and I have removed stays, and a notice names it', async () => {
  const site = new MemorySite()
  const edited = site.open()
  const former = site.text
  const mine = changed(former, ({ pages: [page] }) => {
    if (page) page.blocks = page.blocks.slice(1)
  })
  site.text = mine
  const theirs = changed(former, ({ pages: [page] }) => {
    if (page?.blocks[0]) page.blocks[0].heading = 'Theirs'
  })
  await edited.merge({ former, theirs, note: async () => {} })
  expect(first(site.text)?.blocks[0]?.heading).toBe('Theirs')
  expect(await edited.overview()).toMatchObject({ notice: expect.stringContaining('still there: Auftakt') })
})

test('a text that is not JSON, or that cannot be saved, leaves everything as it was', async () => {
  const site = new MemorySite()
  const edited = site.open()
  const former = site.text
  const keep = async () => {}
  expect(await edited.merge({ former, theirs: '{"pages": [', note: keep })).toMatchObject({ kind: 'problem' })
  site.readOnly = 'The storage is full.'
  const theirs = changed(former, ({ pages }) => void pages.reverse())
  expect(await edited.merge({ former, theirs, note: keep })).toEqual({
    kind: 'problem',
    problem: 'The storage is full.',
  })
  const refuse = async () => {
    throw new Failure('No room.')
  }
  expect(await edited.merge({ former, theirs, note: refuse })).toEqual({ kind: 'problem', problem: 'No room.' })
  expect(site.text).toBe(former)
})

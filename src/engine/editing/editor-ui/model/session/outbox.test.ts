import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestPage } from '../../../../../../tests/components/test-page'
import { readSchemas } from '../../../../folders/studio-folder/read-schemas'
import type { CommandAnswer } from '../../../edited-site/command'
import type { Store } from '../../../edited-site/store'
import { Outbox } from './outbox'
import { type EditedField, toWriteCommand, type Unsaved } from './unsaved'

const root = resolve(import.meta.dirname, '../../../../../..')
const schemas = await readSchemas(root, resolve(root, 'tests/second-studio'))

const heading = { type: 'opening', heading: 'Eins', line: 'Zeile' }
const other = { type: 'prose', html: '<p>Text.</p>' }

const open = (blocks: object[], path = '/') =>
  openTestPage(`{"pages":[${JSON.stringify({ path, title: 'Seite', blocks })}]}`, schemas)
const headingOf = (page: EditedField['page'], pointer = '/pages/0/blocks/0/heading'): EditedField => ({
  page,
  pointer,
  label: 'Überschrift of Auftakt',
})

const done: CommandAnswer = { kind: 'done', revision: '', label: '', page: '/', edits: [] }
const conflict = (mine: string, found: string): CommandAnswer => ({
  ...{ kind: 'conflict', problem: 'Somebody has changed this.', pointer: '', expected: '', label: '', revision: '' },
  mine: JSON.stringify(mine),
  found: JSON.stringify(found),
})

let list: readonly Unsaved[]
let drafts: Map<string, string>
let outbox: Outbox
const first = open([heading, other])

beforeEach(() => {
  list = []
  drafts = new Map()
  const store: Partial<Store> = {
    async keepDraft({ page, pointer, text }) {
      drafts.set(`${page} ${pointer}`, text)
      return { kind: 'kept' }
    },
    async dropDraft(page, pointer) {
      drafts.delete(`${page} ${pointer}`)
      return { kind: 'kept' }
    },
  }
  outbox = new Outbox(store as Store, {
    onChange(now) {
      list = now
    },
    onRest() {},
    onRevert() {},
  })
})

afterEach(() => void vi.useRealTimers())

const sent = () => outbox.next as Unsaved
const expected = () => toWriteCommand(sent().open, sent().text).edits[0]

test('a text that is typed again before it is written takes the place of the first', () => {
  outbox.put(headingOf(first), 'Zwei', first)
  outbox.put(headingOf(first), 'Drei', first)
  expect(list).toHaveLength(1)
  expect(expected()).toMatchObject({ expect: '"Eins"', json: '"Drei"' })
})

test('a text that is typed again while it is written is compared to what has been written', () => {
  outbox.put(headingOf(first), 'Zwei', first)
  const before = sent()
  outbox.put(headingOf(first), 'Drei', first)
  outbox.handleAnswer(before, done, open([{ ...heading, heading: 'Zwei' }, other]))
  expect(expected()).toMatchObject({ expect: '"Zwei"', json: '"Drei"' })
  outbox.handleAnswer(sent(), done, first)
  expect(list).toEqual([])
})

test('a field that is opened again while it is written is compared to what has been written', () => {
  outbox.put(headingOf(first), 'Zwei', first)
  const again = headingOf(first)
  const written = open([{ ...heading, heading: 'Zwei' }, other])
  outbox.handleAnswer(sent(), done, written)
  outbox.put(again, 'Drei', written)
  expect(expected()).toMatchObject({ expect: '"Zwei"', json: '"Drei"' })
  outbox.handleAnswer(sent(), done, open([{ ...heading, heading: 'Drei' }, other]))
  // What it held when it was opened is another text by now.
  outbox.put(again, 'Eins', open([{ ...heading, heading: 'Drei' }, other]))
  expect(expected()).toMatchObject({ expect: '"Drei"', json: '"Eins"' })
})

test('what somebody else has written since is not written over', () => {
  outbox.put(headingOf(first), 'Zwei', first)
  const again = headingOf(first)
  outbox.handleAnswer(sent(), done, open([{ ...heading, heading: 'Zwei' }, other]))
  outbox.put(again, 'Drei', open([{ ...heading, heading: 'Fremd' }, other]))
  expect(expected()).toMatchObject({ expect: '"Eins"', json: '"Drei"' })
})

test('a text whose answer was lost is written once', () => {
  outbox.put(headingOf(first), 'Zwei', first)
  outbox.handleAnswer(sent(), conflict('Zwei', 'Zwei'), first)
  expect(list).toEqual([])
})

test('a field left as it was is nothing to write', () => {
  outbox.put(headingOf(first), 'Eins', first)
  expect(list).toEqual([])
})

describe('when the page has changed', () => {
  const moved = '/pages/0/blocks/1/heading'

  test('a field is followed, and what has changed around it is no conflict', () => {
    outbox.put(headingOf(first), 'Zwei', first)
    outbox.follow(open([other, { ...heading, line: 'Andere' }, other]), '/')
    expect(sent().pointer).toBe(moved)
    expect(expected()).toMatchObject({ pointer: moved, expect: '"Eins"' })
  })

  test('a field that somebody has changed is compared to what was there when it was opened', () => {
    const now = open([other, { ...heading, heading: 'Ihres' }, other])
    outbox.put(headingOf(first), 'Meines', now)
    expect(expected()).toMatchObject({ expect: '"Eins"' })
    outbox.handleAnswer(sent(), conflict('Meines', 'Ihres'), now)
    expect([outbox.next, list[0]?.conflict?.theirs]).toEqual([undefined, '"Ihres"'])
    outbox.acceptFile(list[0] as Unsaved, now)
    expect(expected()).toMatchObject({ pointer: moved, expect: '"Ihres"', json: '"Meines"' })
  })

  test('the text of a field that is gone stays, and is written should it come back', () => {
    outbox.put(headingOf(first), 'Zwei', first)
    outbox.follow(open([other]), '/')
    expect([outbox.next, list[0]?.text]).toEqual([undefined, 'Zwei'])
    outbox.follow(open([other, heading]), '/')
    expect(expected()).toMatchObject({ pointer: moved, json: '"Zwei"' })
  })

  test('a conflict on a page that is gone ends: the text stays', () => {
    outbox.put(headingOf(first), 'Zwei', first)
    outbox.handleAnswer(sent(), conflict('Zwei', ''), undefined)
    expect([outbox.next, list[0]?.text]).toEqual([undefined, 'Zwei'])
  })

  test('a page with another path is the same page, and another page is not', () => {
    outbox.follow(open([heading], '/neu'), '/')
    outbox.put(headingOf(first), 'Zwei', open([heading], '/neu'))
    expect(sent().pointer).toBeDefined()
    outbox.follow(open([heading], '/anders'), '/anders')
    expect(outbox.next).toBeUndefined()
  })

  test('a page that has its first path again is the same page', () => {
    outbox.follow(open([heading], '/neu'), '/')
    outbox.follow(first, '/neu')
    outbox.put(headingOf(first), 'Zwei', first)
    expect(sent().pointer).toBeDefined()
  })
})

test('what is typed without a pause is kept each second', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const typing = headingOf(first)
  const kept: unknown[] = []
  for (const text of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
    outbox.type(typing, text)
    kept.push(...drafts.values())
    drafts.clear()
    vi.advanceTimersByTime(600)
  }
  expect(kept).toEqual(['abc', 'abcde'])
})

test('what is typed is kept until it is written or dropped', () => {
  const typing = headingOf(first)
  outbox.type(typing, 'Halb')
  outbox.keep()
  expect([...drafts.values()]).toEqual(['Halb'])
  outbox.put(typing, 'Ganz', first)
  outbox.handleAnswer(sent(), { kind: 'refused', refused: [], revision: '' }, first)
  expect([...drafts.values()]).toEqual(['Ganz'])
  expect(outbox.next).toBeUndefined()
  outbox.discard(typing)
  expect([drafts.size, outbox.isEmpty]).toEqual([0, true])
})

test('what is typed in a field whose earlier text waits is what is kept', () => {
  const typing = headingOf(first)
  outbox.hold(typing, '', { lacks: 'A heading is missing.' }, first)
  outbox.type(typing, 'Halb')
  outbox.keep()
  expect([...drafts.values()]).toEqual(['Halb'])
})

test('a refused text is gone when its field is saved while it is typed', () => {
  const typing = headingOf(first)
  outbox.put(typing, 'Zu lang', first)
  outbox.handleAnswer(sent(), { kind: 'refused', refused: [], revision: '' }, first)
  outbox.type(typing, 'Kurz')
  if (outbox.typing) outbox.noteSaved(outbox.typing, 'Kurz', open([{ ...heading, heading: 'Kurz' }, other]))
  expect([list, drafts.size, outbox.isEmpty]).toEqual([[], 0, true])
})

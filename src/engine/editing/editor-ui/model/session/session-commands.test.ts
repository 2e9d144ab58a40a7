import { describe, expect, test, vi } from 'vitest'
import {
  begin,
  blockAt,
  first,
  heading,
  line,
  pass,
  session,
  setUpMemorySession,
  site,
  textAt,
  write,
} from '../../../../../../tests/sites/memory-session'
import { studio } from '../../../../../../tests/sites/memory-site'
import type { Problem } from '../../../../base/shared-types/problem'
import { withMethods } from '../../../edited-site/methods'
import { duplicate, move } from '../commands/block-commands'

setUpMemorySession()

describe('undo', () => {
  test('undoes commands and texts one by one, on the page of each, and redoes them', async () => {
    void write(heading, 'Eins')
    await pass()
    const written = site.text
    void session.open('/werkstatt')
    await pass()
    void duplicate(session, blockAt(0))
    await pass()
    void session.open('/kontakt')
    await pass()
    void session.history.undo()
    await pass()
    expect([session.state.name, site.text]).toEqual(['/werkstatt', written])
    void session.history.undo()
    await pass()
    expect([session.state.name, site.text]).toEqual(['/', studio.text])
    expect(session.state.chosen).toBe(session.state.keys[0])
    void session.history.undo()
    await pass()
    expect(session.state.trouble).toBeUndefined()
    void session.history.redo()
    await pass()
    expect(site.text).toBe(written)
  })

  test('goes back to the page before when it removes the page that was added', async () => {
    void session.changePages({ kind: 'copy', from: '/kurse', path: '/neu', title: 'Neu' })
    await pass()
    expect(session.state.name).toBe('/neu')
    void session.history.undo()
    await pass()
    expect(session.state).toMatchObject({ name: '/', isMissing: false })
    expect(site.text).toBe(studio.text)
  })

  test('in two windows undoes only what the own window has done', async () => {
    const other = begin(site.store('two'))
    await pass()
    void write(heading, 'Hier')
    void write(line, 'Dort', other)
    await pass()
    expect(first()).toMatchObject({ heading: 'Hier', line: 'Dort' })
    void session.history.undo()
    await pass()
    expect(first()).toMatchObject({ heading: 'Geschirr, das bleibt', line: 'Dort' })
    void other.history.undo()
    await pass()
    expect(site.text).toBe(studio.text)
  })

  test('asks before it undoes a command of another window', async () => {
    const other = begin(site.store('two'))
    await pass()
    void write(heading, 'Hier')
    await pass()
    const written = site.text
    void other.history.undo()
    await pass()
    expect(other.state.elsewhere?.sentence).toContain('Field of Block changed')
    void other.history.closeElsewhere()
    await pass()
    expect([other.state.elsewhere, site.text]).toEqual([undefined, written])
    void other.history.undo()
    await pass()
    void other.history.closeElsewhere(other.state.elsewhere?.id)
    await pass()
    expect(site.text).toBe(studio.text)
  })

  test('shows both versions where someone has changed the place, and the command before comes next', async () => {
    void write(line, 'Erst')
    await pass()
    void write(heading, 'Dann')
    await pass()
    site.write(site.text.replace('"Dann"', '"Ihres"'))
    await pass()
    void session.history.undo()
    await pass()
    expect(session.state.conflict).toMatchObject({ theirs: '"Ihres"', mine: '"Geschirr, das bleibt"' })
    void session.history.closeConflict()
    await pass()
    void session.history.undo()
    await pass()
    expect(first()).toMatchObject({ heading: 'Ihres', line: 'Gedreht, getrocknet, zweimal gebrannt.' })
  })
})

test('a command waits until the text that was typed before it is written', async () => {
  const before = site.text
  void write(heading, 'Eins')
  void move(session, blockAt(0), 2)
  await pass()
  expect(site.calls.filter((name) => name === 'apply')).toHaveLength(2)
  for (const text of [expect.stringContaining('"Eins"'), before]) {
    void session.history.undo()
    await pass()
    expect(site.text).toEqual(text)
  }
})

test('a store that throws ends one command, not those after it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const store = site.store()
  const broken = begin(withMethods(store, { files: store.files, undo: () => Promise.reject(new Error('Broken')) }))
  await pass()
  const undone = broken.history.undo().catch((reason: Error) => reason.message)
  await pass()
  expect([await undone, error.mock.calls.length]).toEqual(['Broken', 1])
  void write(heading, 'Eins', broken)
  await pass()
  expect([first().heading, broken.state.saving]).toEqual(['Eins', 0])
})

test('a command whose block was removed is not run, and says so', async () => {
  const block = blockAt(2)
  site.change(({ pages }) => pages[0].blocks.splice(1, 2))
  await pass()
  void move(session, block, 0)
  await pass()
  expect(session.state.trouble).toBeDefined()
  expect(textAt('/pages/0/blocks')).toHaveLength(1)
})

test('several commands at once run one after the other, each on the text before it', async () => {
  void move(session, blockAt(0), 2)
  void session.do({ label: 'Nothing', edits: () => [] })
  void write('/pages/0/blocks/2/heading', 'Am Ende')
  await pass()
  expect(site.content.pages[0].blocks.map(({ type }: { type?: string }) => type)).toEqual([
    'works',
    undefined,
    'opening',
  ])
})

test('nothing is read again that the answer of a command held', async () => {
  site.calls.length = 0
  void write(heading, 'Eins')
  await pass()
  void duplicate(session, blockAt(0))
  await pass()
  void session.history.undo()
  await pass()
  expect(site.calls).toEqual(['apply', 'apply', 'undo'])
  expect(textAt(heading)).toBe('Eins')
  expect(session.state.overview?.undo?.label).toContain('Field of Block')
})

test('problems that a message holds are shown without reading, those of another text are asked for', async () => {
  const { revision } = session.state.page?.text ?? { revision: '' }
  const [text] = studio.check({ text: '{}', files: studio.files }).problems
  const problem = { ...(text as Problem), pointer: heading }
  site.calls.length = 0
  const away = { ...problem, pointer: '/pages/1/title' }
  site.notify({ isOwn: false, found: { revision, problems: [problem, away], hasWarnings: true } })
  await pass()
  expect([site.calls, session.state.page?.text.problems.map(({ pointer }) => pointer)]).toEqual([[], [heading]])
  const { page } = session.state
  site.notify({ isOwn: false, found: { revision, problems: [problem], hasWarnings: true } })
  await pass()
  expect(session.state.page).toBe(page)
  site.notify({ isOwn: false, found: { revision: 'another', problems: [], hasWarnings: true } })
  await pass()
  expect(site.calls).toEqual(['readPage'])
})

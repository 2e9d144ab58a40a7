import { describe, expect, test } from 'vitest'
import {
  begin,
  blockAt,
  first,
  heading,
  latency,
  line,
  pass,
  session,
  setUpMemorySession,
  site,
  write,
} from '../../../../../../tests/sites/memory-session'
import { studio } from '../../../../../../tests/sites/memory-site'
import { withMethods } from '../../../edited-site/methods'
import { move } from '../commands/block-commands'

setUpMemorySession()

describe('a store that does not answer', () => {
  test('leaves texts where they are, says so, and gets them when it is back', async () => {
    site.isAway = true
    void write(heading, 'Eins')
    void write(line, 'Zwei')
    await pass()
    expect(session.state.waits).toBeDefined()
    expect(session.state.unsaved).toHaveLength(2)
    expect(site.text).toBe(studio.text)
    site.isAway = false
    await pass()
    expect(first()).toMatchObject({ heading: 'Eins', line: 'Zwei' })
    expect(session.state).toMatchObject({ waits: undefined, unsaved: [], saving: 0 })
  })

  test('refuses a command, which is not run later', async () => {
    site.isAway = true
    const answer = move(session, blockAt(1), 2)
    await pass()
    expect(await answer).toMatchObject({ kind: 'problem', isAway: true })
    site.isAway = false
    await pass()
    expect(site.text).toBe(studio.text)
    expect(session.state.waits).toBe(undefined)
  })

  test('gets a text that waits before the command that is run as soon as it is back', async () => {
    site.isAway = true
    void write(heading, 'Eins')
    await pass(1000)
    site.isAway = false
    void move(session, blockAt(0), 2)
    await pass()
    expect(site.content.pages[0].blocks[2].heading).toBe('Eins')
    void session.history.undo()
    await pass()
    expect(site.text).toBe(studio.text.replace('Geschirr, das bleibt', 'Eins'))
  })

  test('is asked again after 1, 2, 4 and then every 5 seconds', async () => {
    const times: number[] = []
    site.isAway = true
    const store = site.store()
    const overview = store.overview
    const asked = begin(
      withMethods(store, {
        files: store.files,
        overview: () => {
          times.push(Date.now())
          return overview()
        },
      }),
    )
    await pass(30_000)
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0) - 4 * latency)
    expect(pauses.slice(0, 5)).toEqual([1000, 2000, 4000, 5000, 5000])
    site.isAway = false
    await pass(10_000)
    expect(asked.state.page).toBeDefined()
  })

  test('that was lost after it has written a text writes it once', async () => {
    void write(heading, 'Eins')
    await pass(latency + 1)
    site.isAway = true
    await pass(1000)
    expect(first().heading).toBe('Eins')
    expect(session.state.unsaved).toHaveLength(1)
    site.isAway = false
    await pass()
    expect(session.state).toMatchObject({ unsaved: [], waits: undefined })
    expect(site.calls.filter((name) => name === 'apply')).toHaveLength(2)
    expect(session.state.overview?.undo?.label).toBe('Field of Block changed')
    void session.history.undo()
    await pass()
    expect(site.text).toBe(studio.text)
  })

  test('keeps the text and the page that is opened while a text waits to be written', async () => {
    site.isAway = true
    void write(heading, 'Eins')
    await pass()
    void session.open('/werkstatt')
    await pass()
    site.isAway = false
    await pass()
    expect(session.state).toMatchObject({ name: '/werkstatt', unsaved: [] })
    expect(first().heading).toBe('Eins')
  })

  test('keeps a draft of what is typed after a second of rest', async () => {
    site.isAway = true
    const open = session.openField(heading, 'Heading')
    if (open) session.outbox.type(open, 'Fast')
    await pass()
    expect(session.state).toMatchObject({ waits: 'The store does not answer.', isWriting: true })
    site.isAway = false
    await pass()
    void session.write(open, 'Fast')
    await pass()
    expect([first().heading, session.state.isWriting, session.state.unsaved]).toEqual(['Fast', false, []])
  })

  test('with a file that cannot be written says why, and gets the text as soon as it can', async () => {
    site.readOnly = 'pages.json is read-only.'
    void write(heading, 'Eins')
    await pass()
    expect(session.state.waits).toBe('pages.json is read-only.')
    expect(site.drafts.map(({ text }) => text)).toEqual(['Eins'])
    site.readOnly = undefined
    await pass()
    expect(first().heading).toBe('Eins')
    expect(session.state.waits).toBe(undefined)
  })

  test('without room says why while the field is open, and saves what is typed as soon as there is room', async () => {
    site.readOnly = 'No room is left.'
    const open = session.openField(heading, 'Heading')
    if (open) session.outbox.type(open, 'Fast')
    await pass(1_500)
    for (let seconds = 0; seconds < 10; seconds++) {
      expect(session.state).toMatchObject({ waits: 'No room is left.', isWriting: true })
      await pass(1_000)
    }
    site.readOnly = undefined
    await pass()
    expect([first().heading, session.state.isWriting, session.state.waits]).toEqual(['Fast', false, undefined])
  })

  test('with a file that someone has broken waits until it is repaired', async () => {
    site.write(studio.text.replace('"title"', 'title"'))
    void write(heading, 'Eins')
    await pass()
    expect(session.state.waits).toMatch(/line \d+/)
    site.write(studio.text.replace('"Im Regal"', '"Im Schrank"'))
    await pass()
    expect(first().heading).toBe('Eins')
    expect(site.text).toContain('"Im Schrank"')
    expect(session.state.waits).toBe(undefined)
  })
})

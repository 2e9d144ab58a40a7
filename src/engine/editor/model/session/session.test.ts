import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MemorySite, studio } from '../../../../../tests/sites/memory-site'
import { SchemaBook } from '../../../check/explain/schema-book'
import { duplicate, move } from '../commands/block-commands'
import type { OpenBlock } from '../page/open-page'
import { Session } from './session'
import type { Unsaved } from './unsaved'

const book = new SchemaBook(studio.schemas)
const heading = '/pages/0/blocks/0/heading'
const line = '/pages/0/blocks/0/line'

/** How long a call takes in each direction, in milliseconds of the clock in hand. */
const latency = 10
const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

let site: MemorySite
let session: Session

/** Lets time pass: a minute is long enough for every retry. */
const pass = (time = 60_000) => vi.advanceTimersByTimeAsync(time)

const begin = (store = site.store(), name = '/') => new Session(store, book, name)
const blockAt = (index: number): OpenBlock => session.state.page?.blocks[index] as OpenBlock
const textAt = (pointer: string) => session.state.page?.valueAt(pointer)
const unsaved = (): Unsaved => session.state.unsaved[0] as Unsaved
const first = () => site.content.pages[0].blocks[0]

/** Types into a field and leaves it. */
function write(pointer: string, text: string, from = session): Promise<void> {
  const open = from.openField(pointer, 'Field of Block')
  if (open) from.outbox.type(open, text)
  return from.write(open, text)
}

/** What a session has shown that it must never show, however short. */
let wrong: string[]

function watch(watched: Session): void {
  watched.subscribe(() => {
    const { name, page, isMissing, overview } = watched.state
    if (page && page.text.name !== name) wrong.push(`${page.text.name} as ${name}`)
    if (isMissing && overview?.pages.some((one) => one.name === name)) wrong.push(`${name} as missing`)
  })
}

beforeEach(async () => {
  wrong = []
  vi.useFakeTimers()
  site = new MemorySite(async (_, run) => {
    await sleep(latency)
    const answer = run()
    await sleep(latency)
    return answer
  })
  session = begin()
  watch(session)
  await pass()
})
afterEach(() => {
  vi.useRealTimers()
  expect(wrong).toEqual([])
})

describe('pages', () => {
  test('a page that is opened while the one before it is read again stays open', async () => {
    site.change((content) => {
      content.pages[0].title = 'Anders'
    })
    await pass(latency)
    void session.open('/werkstatt')
    await pass()
    expect(session.state).toMatchObject({ name: '/werkstatt', page: { text: { path: '/werkstatt' } } })
  })

  test('a page that is opened while the one before it is found to be removed, or renamed, stays open', async () => {
    for (const write of [
      () => site.change(({ pages }) => pages.splice(1, 1)),
      () => site.write(studio.text.replaceAll('"/werkstatt', '"/atelier').replaceAll('\\"/werkstatt', '\\"/atelier')),
    ]) {
      for (const time of [1, 2, 3, 4, 5, 6]) {
        site.write(studio.text)
        await Promise.all([session.open('/werkstatt'), pass()])
        write()
        await pass(time * latency)
        void session.open('/kontakt')
        await pass()
        expect(session.state).toMatchObject({ name: '/kontakt', isMissing: false })
      }
    }
  })

  test('of two pages that are opened at once the second one stays', async () => {
    void session.open('/werkstatt')
    void session.open('/kontakt')
    await pass()
    expect(session.state).toMatchObject({ name: '/kontakt', page: { text: { path: '/kontakt' } }, chosen: undefined })
  })

  test('a block that is chosen while a command runs stays chosen', async () => {
    void move(session, blockAt(1), 0)
    session.choose(2)
    const chosen = session.state.chosen
    await pass()
    expect(session.state.chosen).toBe(chosen)
  })

  test('a moved block keeps its key, and is announced', async () => {
    const key = session.state.keys[1]
    void move(session, blockAt(1), 2)
    await pass()
    expect(session.state.keys[2]).toBe(key)
    expect(session.state.chosen).toBe(key)
    expect(session.state.announcement).toContain('is now 3 of 3')
  })

  test('a page that someone else moves is followed, with the text that is typed for it', async () => {
    await Promise.all([session.open('/werkstatt'), pass()])
    const open = session.openField('/pages/1/blocks/0/heading', 'Heading')
    site.write(studio.text.replaceAll('"/werkstatt', '"/atelier').replaceAll('\\"/werkstatt', '\\"/atelier'))
    await pass()
    expect(session.state.name).toBe('/atelier')
    void session.write(open, 'Am Fluss')
    await pass()
    expect(site.content.pages[1].blocks[0].heading).toBe('Am Fluss')
  })

  test('a page that someone else removes is missing, and its text is kept', async () => {
    await Promise.all([session.open('/werkstatt'), pass()])
    const open = session.openField('/pages/1/blocks/0/heading', 'Heading')
    site.change(({ pages }) => pages.splice(1, 1))
    await pass()
    expect(session.state.isMissing).toBe(true)
    void session.write(open, 'Am Fluss')
    await pass()
    expect(unsaved()).toMatchObject({ pointer: undefined, text: 'Am Fluss' })
    expect(site.drafts.map(({ text }) => text)).toEqual(['Am Fluss'])
    void session.open('/')
    await pass()
    expect(session.state).toMatchObject({ isMissing: false, unsaved: [{ text: 'Am Fluss' }] })
  })
})

describe('texts', () => {
  test('a text is written, and nothing else of the file changes', async () => {
    void write(heading, 'Kurz')
    expect(session.state.saving).toBe(1)
    await pass()
    expect(site.text).toBe(studio.text.replace('Geschirr, das bleibt', 'Kurz'))
    expect(session.state).toMatchObject({ saving: 0, unsaved: [] })
    expect(site.drafts).toEqual([])
  })

  test('what is typed while a text is being written follows it, also in another field', async () => {
    void write(heading, 'Eins')
    await pass(latency)
    void write(heading, 'Zwei')
    void write(line, 'Neben an')
    await pass(latency)
    void write(heading, 'Drei')
    await pass()
    expect(first()).toMatchObject({ heading: 'Drei', line: 'Neben an' })
    expect(session.state.unsaved).toEqual([])
  })

  test('a text that the check refuses stays with its message until it is corrected', async () => {
    void write(heading, 'x'.repeat(95))
    await pass()
    expect(unsaved().message).toContain('90')
    expect(site.text).toBe(studio.text)
    expect(site.drafts).toHaveLength(1)
    void write(heading, 'Kurz')
    await pass()
    expect(first().heading).toBe('Kurz')
    expect(session.state.unsaved).toEqual([])
    expect(site.drafts).toEqual([])
  })

  test('a refused text keeps no other text from being written', async () => {
    void write(heading, 'x'.repeat(95))
    void write(line, 'Neu')
    await pass()
    expect(first().line).toBe('Neu')
    expect(session.isIdle).toBe(false)
  })

  test('the check is asked about a text after the one that is being written', async () => {
    const open = session.openField(heading, 'Heading')
    void write(heading, 'Eins')
    await pass(1)
    const message = open && session.validate(open, 'y'.repeat(95))
    await pass()
    expect(await message).toContain('90')
    expect(open && (await Promise.all([session.validate(open, 'Zwei'), pass()]))[0]).toBe(undefined)
  })

  test('what someone else writes in another field is kept', async () => {
    const open = session.openField(heading, 'Heading')
    site.write(studio.text.replace('"Im Regal"', '"Im Schrank"'))
    await pass()
    void session.write(open, 'Meins')
    await pass()
    expect(site.text).toContain('"Im Schrank"')
    expect(first().heading).toBe('Meins')
  })

  test('two versions of one field wait for a choice: theirs stays, or mine overwrites it', async () => {
    for (const isMine of [true, false]) {
      const before = first().heading
      const open = session.openField(heading, 'Heading')
      site.write(site.text.replace(`"${before}"`, `"${before} dort"`))
      await pass()
      void session.write(open, `${before} hier`)
      await pass()
      expect(unsaved()).toMatchObject({ text: `${before} hier`, conflict: { theirs: `"${before} dort"` } })
      expect(first().heading).toBe(`${before} dort`)
      if (isMine) void session.overwrite(unsaved())
      else session.outbox.drop(unsaved())
      await pass()
      expect(first().heading).toBe(`${before} ${isMine ? 'hier' : 'dort'}`)
      expect(session.state.unsaved).toEqual([])
    }
  })

  test('the text of a block that someone else removes is kept, and written when the block is back', async () => {
    const open = session.openField(heading, 'Heading')
    site.change(({ pages }) => pages[0].blocks.splice(0, 1))
    await pass()
    void session.write(open, 'Meins')
    await pass()
    expect(unsaved()).toMatchObject({ pointer: undefined, text: 'Meins' })
    site.write(studio.text)
    await pass()
    expect(first().heading).toBe('Meins')
    expect(session.state.unsaved).toEqual([])
  })

  test('drafts of an earlier session are offered, written, and gone; those that the file has are dropped', async () => {
    void site.store().keepDraft({ page: '/', pointer: heading, label: '', text: 'Fast', revision: '' })
    await pass()
    const again = begin()
    await pass()
    const [draft] = again.state.drafts
    expect(draft).toMatchObject({ pointer: heading, text: 'Fast' })
    if (draft) again.dropRecovered(draft)
    void again.write(again.openField(heading, 'Heading'), 'Fast')
    await pass()
    expect(first().heading).toBe('Fast')
    void site.store().keepDraft({ page: '/', pointer: heading, label: '', text: 'Fast', revision: '' })
    await pass()
    const third = begin()
    await pass()
    expect([third.state.drafts, site.drafts]).toEqual([[], []])
  })
})

describe('a field that is open', () => {
  /** Types into a field, and lets time pass. */
  async function type(pointer: string, text: string, time = 2000, open = session.openField(pointer, 'Heading')) {
    if (open) session.outbox.type(open, text)
    await pass(time)
    return open
  }

  test('has its words saved after a second of rest, in one step of undo', async () => {
    const open = await type(heading, 'Eins', 900)
    expect([session.state.isWriting, first().heading === 'Eins']).toEqual([true, false])
    await pass(200)
    expect([session.state.isWriting, first().heading]).toEqual([false, 'Eins'])
    await type(heading, 'Eins zwei', 2000, open)
    expect(first().heading).toBe('Eins zwei')
    await type(heading, 'Eins zwei drei', 0, open)
    expect(session.state.isWriting).toBe(true)
    void session.write(open, 'Eins zwei drei')
    await pass()
    expect([first().heading, session.state.unsaved, site.drafts]).toEqual(['Eins zwei drei', [], []])
    void session.history.undo()
    await pass()
    expect(site.text).toBe(studio.text)
  })

  test('is as it was after Escape, whatever was saved or is just being saved', async () => {
    for (const time of [2000, 1000 + latency]) {
      const open = await type(heading, 'Eins', time)
      if (open) session.outbox.discard(open)
      await pass()
      expect([site.text, session.state.isWriting]).toEqual([studio.text, false])
    }
  })

  test('has its last words saved when it is left while earlier ones are being saved', async () => {
    for (const text of ['Eins zwei', first().heading]) {
      const open = await type(heading, 'Eins', 1000 + latency)
      void session.write(open, text)
      await pass()
      expect([first().heading, session.state.unsaved]).toEqual([text, []])
    }
  })

  test('keeps what the check refuses as a draft, in silence until it is left', async () => {
    const open = await type(heading, 'x'.repeat(95))
    expect([site.text, session.state.unsaved, session.state.isWriting]).toEqual([studio.text, [], true])
    expect(site.drafts).toHaveLength(1)
    void session.write(open, 'x'.repeat(95))
    await pass()
    expect(unsaved().message).toContain('90')
  })

  test('has half an address only saved when it is left', async () => {
    await type('/pages/0/path', '/neu')
    expect([site.text, session.state.isWriting]).toEqual([studio.text, true])
  })
})

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
    const asked = begin({
      ...store,
      overview: () => {
        times.push(Date.now())
        return overview()
      },
    })
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
  const broken = begin({ ...store, undo: () => Promise.reject(new Error('Broken')) })
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

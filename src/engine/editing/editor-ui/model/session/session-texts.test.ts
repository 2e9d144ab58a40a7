import { describe, expect, test } from 'vitest'
import {
  begin,
  first,
  heading,
  latency,
  line,
  pass,
  session,
  setUpMemorySession,
  site,
  unsaved,
  write,
} from '../../../../../../tests/sites/memory-session'
import { studio } from '../../../../../../tests/sites/memory-site'

setUpMemorySession()

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

  test('has half a word saved before another window writes, and half an address kept as a draft', async () => {
    await type(heading, 'Ein', 0)
    void session.letGo()
    await pass()
    expect([first().heading, site.drafts]).toEqual(['Ein', []])
    await type('/pages/0/path', '/ne', 0)
    void session.letGo()
    await pass()
    expect(site.drafts.map(({ text }) => text)).toEqual(['/ne'])
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

import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemorySite, studio } from '../../../../../../tests/sites/memory-site'
import { SchemaBook } from '../../../../content/schema-model/schema-book'
import { duplicate, move, remove } from '../commands/block-commands'
import { Session } from './session'
import type { EditedField } from './unsaved'

const book = new SchemaBook(studio.schemas)
const pages = ['/', '/werkstatt', '/kontakt']
const fields = ['heading', 'line', 'heading']

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What an author, someone else and the network do. Numbers are taken modulo what there is. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type' as const), block: fc.nat(3), field: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('type and rest' as const, 'type on' as const, 'leave' as const, 'escape' as const),
      block: fc.nat(3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('type too much' as const), block: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open' as const), page: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('move' as const, 'duplicate' as const, 'remove' as const),
      block: fc.nat(3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('someone types' as const), page: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('someone moves blocks' as const, 'someone renames' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('connection lost' as const, 'connection back' as const) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait' as const), time: fc.nat(3000) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** A session on a site whose calls take their time, and all texts that were left in a field. */
class World {
  readonly site: MemorySite
  readonly session: Session
  /** Each text with the field it was typed into; a later text of the same field takes its place. */
  readonly typed: { text: string; field: string }[] = []
  readonly versions = new Set<string>()
  /** Pages that were shown under the name of another one. */
  readonly wrong: string[] = []
  private count = 0

  constructor(latencies: readonly number[]) {
    let next = 0
    const pause = () => new Promise((resolve) => setTimeout(resolve, latencies[next++ % latencies.length]))
    this.site = new MemorySite(async (_, run) => {
      await pause()
      const answer = await run()
      this.versions.add(this.site.text)
      await pause()
      return answer
    })
    this.session = new Session(this.site.store(), book, '/')
    this.session.subscribe(() => {
      const { name, page } = this.session.state
      if (page && page.text.name !== name) this.wrong.push(`${page.text.name} as ${name}`)
    })
  }

  private blockAt(number: number) {
    const blocks = this.session.state.page?.blocks ?? []
    return blocks[number % Math.max(1, blocks.length)]
  }

  /** Names a field, wherever its block is moved to. */
  private fieldName = (block: number, field: string) =>
    `${this.session.state.name} ${this.session.state.keys[block]} ${field}`

  /** The field that is open. */
  private open?: { field: EditedField; name: string; text: string }

  private leave(): void {
    const { open, session } = this
    this.open = undefined
    if (!open?.text) return
    this.typed.push({ text: open.text, field: open.name })
    void session.write(open.field, open.text)
  }

  private begin(block: number): void {
    this.leave()
    const at = this.blockAt(block)
    const field = at?.type === 'opening' ? this.session.openField(`${at.pointer}/heading`, 'Field') : undefined
    if (field && at) this.open = { field, name: this.fieldName(at.index, 'heading'), text: '' }
  }

  private typeOn(text: string): void {
    if (!this.open) return
    this.open.text = text
    this.session.outbox.type(this.open.field, text)
  }

  private type(block: number, field: number, text: string): void {
    const { session } = this
    const at = this.blockAt(block)
    const pointer = `${at?.pointer}/${fields[field]}`
    if (at?.type !== 'opening' || !session.state.page) return
    const open = session.openField(pointer, 'Field')
    this.typed.push({ text, field: this.fieldName(at.index, fields[field] ?? '') })
    void session.write(open, text)
  }

  async run(one: Step): Promise<void> {
    const { site, session } = this
    const block = 'block' in one ? this.blockAt(one.block) : undefined
    if (one.kind !== 'wait' && !('block' in one && one.kind.match(/rest|on|leave|escape/))) this.leave()
    switch (one.kind) {
      case 'type and rest':
        this.begin(one.block)
        return this.typeOn(`Text ${++this.count}.`)
      case 'type on':
        return this.typeOn(`Text ${++this.count}.`)
      case 'leave':
        return this.leave()
      case 'escape':
        if (this.open) session.outbox.discard(this.open.field)
        this.open = undefined
        return
      case 'type':
        return this.type(one.block, one.field, `Text ${++this.count}.`)
      case 'type too much':
        return this.type(one.block, 0, `Text ${++this.count}. ${'x'.repeat(95)}`)
      case 'open':
        return void session.open(pages[one.page] ?? '/')
      case 'move':
        return void (block && move(session, block, Math.max(0, block.index - 1)))
      case 'duplicate':
        return void (block && duplicate(session, block))
      case 'remove':
        return void (block && remove(session, block))
      case 'undo':
      case 'redo':
        return void session.history[one.kind]()
      case 'someone types':
        return site.change((content) => {
          const heading = content.pages[one.page].blocks?.find(({ type }: { type?: string }) => type === 'opening')
          if (heading) heading.heading = `Theirs ${++this.count}.`
        })
      case 'someone moves blocks':
        return site.change(({ pages: [home] }) => home.blocks?.reverse())
      case 'someone renames':
        return site.write(site.text.replaceAll('"/kontakt', '"/adresse').replaceAll('\\"/kontakt', '\\"/adresse'))
      case 'connection lost':
        site.isAway = true
        return
      case 'connection back':
        return this.reconnect()
      case 'wait':
        await vi.advanceTimersByTimeAsync(one.time)
    }
  }

  /** News of changes is lost with the connection, so the live channel asks again: see hold-reloads. */
  private reconnect(): void {
    this.site.isAway = false
    void this.session.tryAgain()
  }

  /** Lets everything that is under way end, with a site that answers. */
  async settle(): Promise<void> {
    this.leave()
    this.reconnect()
    await vi.advanceTimersByTimeAsync(600_000)
    this.versions.add(this.site.text)
  }

  /** Returns the texts that are neither in a version of the file nor anywhere in the editor. */
  findLost(): string[] {
    const { unsaved } = this.session.state
    return this.typed
      .filter(
        ({ field, text }, index) =>
          !this.typed.slice(index + 1).some((later) => later.field === field || later.text === text),
      )
      .filter(({ text }) => !unsaved.some((one) => one.text === text))
      .filter(({ text }) => ![...this.versions].some((version) => version.includes(JSON.stringify(text))))
      .map(({ text }) => text)
  }
}

test('whatever happens in whatever order, no text is lost, and the editor ends in step with the file', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      fc.array(fc.nat(400), { minLength: 1, maxLength: 12 }),
      async (steps, latencies) => {
        const world = new World(latencies)
        await vi.advanceTimersByTimeAsync(5000)
        for (const one of steps) await world.run(one)
        await world.settle()
        const { site, session } = world
        const { state } = session
        expect([world.findLost(), world.wrong]).toEqual([[], []])
        expect(state).toMatchObject({ saving: 0, waits: undefined })
        expect(session.outbox.next).toBe(undefined)
        if (state.isMissing) return
        const own = site.content.pages[Number(state.page?.pointer.split('/')[2])]
        expect(state.page?.text.name).toBe(state.name)
        expect(JSON.parse(state.page?.text.raw ?? '')).toEqual(own)
        expect(new Set(state.keys).size).toBe(state.page?.blocks.length)
      },
    ),
    { numRuns: 12 },
  )
})

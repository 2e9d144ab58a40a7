import { afterEach, beforeEach, expect, vi } from 'vitest'
import { SchemaBook } from '../../src/engine/content/schema-model/schema-book'
import type { OpenBlock } from '../../src/engine/editing/editor-ui/model/page/open-blocks'
import { Session } from '../../src/engine/editing/editor-ui/model/session/session'
import type { Unsaved } from '../../src/engine/editing/editor-ui/model/session/unsaved'
import { MemorySite, studio } from './memory-site'

const book = new SchemaBook(studio.schemas)
export const heading = '/pages/0/blocks/0/heading'
export const line = '/pages/0/blocks/0/line'

/** How long a call takes in each direction, in milliseconds of the clock in hand. */
export const latency = 10
export const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** The site in memory, and a session that has opened its home page. */
export let site: MemorySite
export let session: Session

/** Lets time pass: a minute is long enough for every retry. */
export const pass = (time = 60_000) => vi.advanceTimersByTimeAsync(time)

export const begin = (store = site.store(), name = '/') => new Session(store, book, name)
export const blockAt = (index: number): OpenBlock => session.state.page?.blocks[index] as OpenBlock
export const textAt = (pointer: string) => session.state.page?.valueAt(pointer)
export const unsaved = (): Unsaved => session.state.unsaved[0] as Unsaved
export const first = () => site.content.pages[0].blocks[0]

/** Types into a field and leaves it. */
export function write(pointer: string, text: string, from = session): Promise<void> {
  const open = from.openField(pointer, 'Field of Block')
  if (open) from.outbox.type(open, text)
  return from.write(open, text)
}

/** What a session has shown that it must never show, however short. */
let wrong: string[]

export function watch(watched: Session): void {
  watched.subscribe(() => {
    const { name, page, isMissing, overview } = watched.state
    if (page && page.text.name !== name) wrong.push(`${page.text.name} as ${name}`)
    if (isMissing && overview?.pages.some((one) => one.name === name)) wrong.push(`${name} as missing`)
  })
}

/** Gives each test of a file a new site, and a session on it. Test files share modules: call it in each. */
export function setUpMemorySession(): void {
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
}

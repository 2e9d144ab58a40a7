import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PendingWork, waitForPending } from './wait-for-pending'

/** The times that requirement R11 names. The clock is a false one: nobody waits for half a minute. */
const times = { idleWait: 5000, pollEvery: 50, giveUpAfter: 30_000 }

const after = (milliseconds: number, name: string): PendingWork => ({
  name,
  done: new Promise((resolve) => setTimeout(resolve, milliseconds)),
})
const never = (name: string): PendingWork => ({ name, done: new Promise(() => undefined) })

let lines: string[]
let outcome: unknown

/** Begins to settle "/a"; what becomes of it is in `outcome`. */
function begin(...work: PendingWork[]): void {
  outcome = 'waiting'
  waitForPending('/a', work, times, (line) => lines.push(line)).then(
    () => {
      outcome = 'settled'
    },
    (error: Error) => {
      outcome = error
    },
  )
}

beforeEach(() => {
  lines = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a page without work is settled at once (R11)', async () => {
  begin()
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome).toBe('settled')
})

test('a page is settled as soon as its last work is done (R11)', async () => {
  begin(after(10, 'block 1 (feed)'), after(1230, 'block 2 (feed)'))
  await vi.advanceTimersByTimeAsync(1229)
  expect(outcome).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBe('settled')
  expect(lines).toEqual([])
})

test('when nothing has moved for the idle wait it says once what it waits for (R11)', async () => {
  begin(after(3000, 'block 1 (feed)'), after(9000, 'block 2 (feed)'), after(9000, 'block 3 (map)'))
  await vi.advanceTimersByTimeAsync(7900)
  expect(lines).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(lines).toEqual(['Page "/a" has been waiting for block 2 (feed), block 3 (map) for 5 s …'])
  await vi.advanceTimersByTimeAsync(200)
  expect(outcome).toBe('settled')
  expect(lines).toHaveLength(1)
})

test('it gives up in the end, and names the page and what it still waited for (R11)', async () => {
  begin(after(100, 'block 1 (feed)'), never('block 2 (map)'))
  await vi.advanceTimersByTimeAsync(29_900)
  expect(outcome).toBe('waiting')
  await vi.advanceTimersByTimeAsync(200)
  expect(outcome).toMatchObject({
    name: 'Failure',
    message: 'Page "/a" was not settled after 30 s: it still waited for block 2 (map).',
  })
})

test('work that fails is passed on at once', async () => {
  begin(never('block 1 (map)'), { name: 'block 2 (feed)', done: Promise.reject(new Error('The feed is empty.')) })
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome).toMatchObject({ message: 'The feed is empty.' })
})

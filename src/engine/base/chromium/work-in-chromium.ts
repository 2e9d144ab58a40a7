import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { type Browser, errors } from 'playwright-core'
import { inParallel } from '../shared-types/in-parallel'
import { startChromium } from './start-chromium'

interface Work<Task, Windows, Result> {
  chromium: string
  open(browser: Browser): Promise<Windows>
  work(windows: Windows, task: Task): Promise<Result>
  /** Of one task, in milliseconds. */
  limit: number
  onDone(): void
}

/** One more than the cores: one page waits while another paints. */
const atOnce = Math.min(4, availableParallelism() + 1)

async function withinLimit<Result>(limit: number, work: Promise<Result>): Promise<Result | undefined> {
  const ended = new AbortController()
  try {
    return await Promise.race([work, setTimeout(limit, undefined, { signal: ended.signal })])
  } catch (error) {
    if (error instanceof errors.TimeoutError) return undefined
    throw error
  } finally {
    ended.abort()
  }
}

async function workOnce<Task, Windows, Result>(
  tasks: [number, Task][],
  results: (Result | undefined)[],
  { chromium, open, work, limit, onDone }: Work<Task, Windows, Result>,
): Promise<void> {
  const browser = await startChromium(chromium)
  try {
    const windows = await open(browser)
    const run = async ([index, task]: [number, Task]) => {
      results[index] = await withinLimit(limit, work(windows, task))
      if (results[index] !== undefined) onDone()
    }
    await inParallel(tasks, atOnce, run)
  } finally {
    await browser.close()
  }
}

/**
 * Results are in the order of the tasks. Chromium sometimes ceases to paint: a task without an answer is done once more
 * in a new one. Undefined without an answer there, too.
 */
export async function workInChromium<Task, Windows, Result>(
  tasks: Task[],
  work: Work<Task, Windows, Result>,
): Promise<(Result | undefined)[]> {
  const results: (Result | undefined)[] = tasks.map(() => undefined)
  await workOnce([...tasks.entries()], results, work)
  const again = [...tasks.entries()].filter(([index]) => results[index] === undefined)
  if (again.length > 0) await workOnce(again, results, work)
  return results
}

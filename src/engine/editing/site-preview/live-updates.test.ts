import { afterEach, expect, test, vi } from 'vitest'
import { LiveUpdates } from './live-updates'
import type { ShownSite } from './shown-site'

afterEach(() => void vi.useRealTimers())

const nothing = async () => undefined

function openUpdates(
  next?: number,
  show: (tell: (change: object) => void) => Promise<void> = async (tell) => tell({}),
) {
  const shown = { times: {}, settings: () => [], nextChange: () => next } as unknown as ShownSite
  const sent: string[] = []
  const shows = vi.fn(show)
  const checker = { at: undefined, forget: vi.fn() }
  const send = (name: string) => sent.push(name)
  const updates = new LiveUpdates({ shown, checker, send, show: shows, findWarnings: nothing, onError: nothing })
  return { updates, sent, shows }
}

test('changes that arrive together are shown together, and open pages hear of them once', async () => {
  const { updates, sent, shows } = openUpdates()
  updates.refresh()
  await updates.whenShown()
  updates.noteText()
  updates.noteFiles(['/a.svg'])
  await updates.whenShown()
  expect(shows).toHaveBeenCalledTimes(2)
  expect(sent).toEqual(['site:times', 'site:changed', 'site:files'])
  updates.stop()
})

test('a state that cannot be shown does not prevent the next one', async () => {
  let isBroken = true
  const { updates, sent } = openUpdates(undefined, async (tell) => {
    if (isBroken) throw new Error('No network.')
    tell({})
  })
  updates.refresh()
  await expect(updates.whenShown()).rejects.toThrow('No network.')
  isBroken = false
  updates.noteText()
  await updates.whenShown()
  expect(sent).toEqual(['site:changed'])
  updates.stop()
})

test('the site is shown once more when a date is past, also while it has mistakes', async () => {
  vi.useFakeTimers()
  let isBroken = false
  const { updates, shows } = openUpdates(Date.now() + 90_000, async (tell) => {
    if (!isBroken) tell({})
  })
  updates.refresh()
  await updates.whenShown()
  isBroken = true
  await vi.advanceTimersByTimeAsync(300_000)
  expect(shows).toHaveBeenCalledTimes(2)
  updates.stop()
})

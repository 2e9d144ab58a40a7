import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint'
import { respondToPress } from './pressed'

let frames: FrameRequestCallback[]

function holdFrames() {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
}

const paint = () => {
  for (const frame of frames.splice(0)) frame(0)
  vi.advanceTimersByTime(1)
}

afterEach(() => {
  // This order: unstubbing after would restore the fake clock's frames.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('work waits for a frame, and for the task after it', () => {
  holdFrames()
  const work = vi.fn()
  afterPaint(work)
  vi.advanceTimersByTime(10)
  expect(work).not.toHaveBeenCalled()
  for (const frame of frames.splice(0)) frame(0)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledOnce()
})

test('work runs even if nothing is painted', () => {
  holdFrames()
  const work = vi.fn()
  afterPaint(work)
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledOnce()
  paint()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledOnce()
})

test('cancelled work never runs', () => {
  holdFrames()
  const work = vi.fn()
  afterPaint(work)()
  paint()
  vi.advanceTimersByTime(1000)
  expect(work).not.toHaveBeenCalled()
})

test.each([
  ['is done', () => Promise.resolve()],
  ['has failed', () => Promise.reject(new Error('offline'))],
])('a pressed element is marked before the work begins, and until it %s', async (_, end) => {
  holdFrames()
  const button = document.createElement('button')
  const work = vi.fn(end)
  respondToPress(button, work)
  expect([button.hasAttribute('data-pressed'), work.mock.calls.length]).toEqual([true, 0])
  paint()
  expect([button.hasAttribute('data-pressed'), work.mock.calls.length]).toEqual([true, 1])
  await vi.waitFor(() => expect(button.hasAttribute('data-pressed')).toBe(false))
})

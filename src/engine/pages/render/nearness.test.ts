import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNearness, hydrateBlocks } from './nearness'

const observers: FakeObserver[] = []
class FakeObserver {
  isWatching = false
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {
    observers.push(this)
  }
  observe = () => {
    this.isWatching = true
  }
  disconnect = () => {
    this.isWatching = false
  }
  see = (isIntersecting: boolean) => this.tell([{ isIntersecting }])
}

beforeEach(() => {
  observers.splice(0)
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})
afterEach(() => vi.unstubAllGlobals())

const isKept = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))])

test('a block is hydrated when it comes near the viewport, and is observed no longer', async () => {
  const { isNear, observe } = createNearness()
  observe(document.body)
  const [observer] = observers
  observer?.see(false)
  expect([await isKept(isNear), observer?.isWatching]).toEqual([false, true])
  observer?.see(true)
  expect([await isKept(isNear), observer?.isWatching]).toEqual([true, false])
})

test('in a browser without IntersectionObserver a block is hydrated at once', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const { isNear, observe } = createNearness()
  observe(document.body)
  expect(await isKept(isNear)).toBe(true)
})

test('all blocks that wait can be hydrated at once, but none that has left the page', async () => {
  const [one, two, gone] = [createNearness(), createNearness(), createNearness()]
  one.observe(document.body)
  two.observe(document.body)
  gone.observe(document.body)()
  hydrateBlocks()
  expect(await Promise.all([one, two, gone].map(({ isNear }) => isKept(isNear)))).toEqual([true, true, false])
})

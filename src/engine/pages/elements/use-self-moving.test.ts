import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { preferReducedMotion } from '../../../../tests/components/reduced-motion'
import { useSelfMoving } from './use-self-moving'

afterEach(cleanup)

test('a pause stops everything that moves, on later pages too (B1)', () => {
  preferReducedMotion(false)
  const [first, second] = [renderHook(useSelfMoving), renderHook(useSelfMoving)]
  act(() => first.result.current.toggle())
  expect([first, second].map(({ result }) => result.current.isMoving)).toEqual([false, false])
  // As a page that is loaded later finds it.
  delete document.documentElement.dataset.paused
  expect(renderHook(useSelfMoving).result.current.isPaused).toBe(true)
})

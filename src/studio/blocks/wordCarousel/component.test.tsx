import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferReducedMotion } from '../../../../tests/components/reduced-motion'
import * as words from '../../words.json'
import WordCarousel from './component'

const show = () =>
  render(<WordCarousel type="wordCarousel" lead="We make" words={['animation', 'illustration', 'content']} />)
const shown = () => document.querySelector('[data-shown]')?.textContent
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const button = () => screen.getByRole('button')

beforeEach(() => {
  vi.useFakeTimers()
  preferReducedMotion(false)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the word changes every five seconds and begins again after the last one (B1)', () => {
  show()
  const seen = [shown()]
  for (let turn = 0; turn < 3; turn++) {
    wait(5000)
    seen.push(shown())
  }
  expect(seen).toEqual(['animation', 'illustration', 'content', 'animation'])
})

test('all words can be read at any time, and none is announced', () => {
  const { container } = show()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'animation',
    'illustration',
    'content',
  ])
  expect(container.querySelector('[aria-live], [role="status"]')).toBeNull()
})

test('the pause button stops and resumes the words (B1)', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: words.pause }))
  wait(20_000)
  expect(shown()).toBe('animation')
  fireEvent.click(screen.getByRole('button', { name: words.play }))
  wait(5000)
  expect(shown()).toBe('illustration')
})

test('the words stop on hover (B1)', () => {
  show()
  const group = screen.getByRole('group')
  fireEvent.pointerEnter(group)
  wait(20_000)
  expect(shown()).toBe('animation')
  fireEvent.pointerLeave(group)
  wait(5000)
  expect(shown()).toBe('illustration')
})

test('the words stop while focused, unless Play is pressed (B1)', () => {
  show()
  act(() => button().focus())
  wait(20_000)
  expect(shown()).toBe('animation')
  fireEvent.click(button())
  fireEvent.click(button())
  wait(5000)
  expect(shown()).toBe('illustration')
})

test('with reduced motion the words do not change, and there is no pause button (B1)', () => {
  preferReducedMotion(true)
  show()
  wait(20_000)
  expect(shown()).toBe('animation')
  expect(screen.queryByRole('button')).toBeNull()
})

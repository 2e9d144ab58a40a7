import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferReducedMotion } from '../../../../tests/components/reduced-motion'
import * as words from '../../words.json'
import { Carousel } from './Carousel'

const slides = ['Ada', 'Priya', 'Tom'].map((name) => ({ key: name, content: <p>{name}</p> }))
const show = (controls?: boolean) => render(<Carousel label="Kind words" controls={controls} slides={slides} />)
const shown = () => document.querySelector('.carousel-item.active')?.textContent
/** The next interval starts when the slide has arrived. */
const wait = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await act(() => vi.advanceTimersByTimeAsync(700))
}
const carousel = () => screen.getByRole('group', { name: 'Kind words' })
const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live')

beforeEach(() => {
  vi.useFakeTimers()
  preferReducedMotion(false)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('slides change every five seconds, wrap, and are not announced (B1)', async () => {
  show()
  const seen = [shown()]
  for (let turn = 0; turn < 3; turn++) {
    await wait(5000)
    seen.push(shown())
  }
  expect(seen).toEqual(['Ada', 'Priya', 'Tom', 'Ada'])
  expect(live()).toBe('off')
})

test('each slide has its position in its name', () => {
  show()
  const names = screen.getAllByRole('group', { name: / of / }).map((slide) => slide.getAttribute('aria-label'))
  expect(names).toEqual(['1 of 3', '2 of 3', '3 of 3'])
})

test.each<[string, () => void]>([
  ['it is paused', () => fireEvent.click(screen.getByRole('button', { name: words.pause }))],
  ['it is pointed at', () => fireEvent.pointerEnter(carousel())],
  ['the focus is in it', () => screen.getByRole('button', { name: words.pause }).focus()],
  ['less motion is preferred', () => undefined],
])('it does not move while %s (B1)', async (reason, rest) => {
  preferReducedMotion(reason === 'less motion is preferred')
  show()
  act(rest)
  await wait(20_000)
  expect(shown()).toBe('Ada')
  expect(live()).toBe('polite')
})

test('arrows, dots and the arrow keys move it, both ways around (B1)', async () => {
  show()
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await wait(0)
    return shown()
  }
  expect(await press('Previous slide')).toBe('Tom')
  expect(await press('Next slide')).toBe('Ada')
  expect(await press('Slide 2 of 3')).toBe('Priya')
  expect(screen.getByRole('button', { name: 'Slide 2 of 3' }).getAttribute('aria-current')).toBe('true')
  fireEvent.keyDown(screen.getByRole('button', { name: words.pause }), { key: 'ArrowRight' })
  await wait(0)
  expect(shown()).toBe('Tom')
  fireEvent.keyDown(carousel(), { key: 'ArrowLeft' })
  await wait(0)
  expect(shown()).toBe('Priya')
})

test('a slide that is to be seen is shown', async () => {
  show()
  fireEvent(screen.getByText('Tom'), new Event('beforematch', { bubbles: true }))
  await wait(0)
  expect(shown()).toBe('Tom')
})

test('without controls the pause button stays (B1)', () => {
  show(false)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([words.pause])
})

test('with reduced motion the arrows show even without controls', () => {
  preferReducedMotion(true)
  show(false)
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.pause })).toBeNull()
})

test('a single slide is no carousel', () => {
  render(<Carousel label="Kind words" slides={slides.slice(0, 1)} />)
  expect(screen.getByText('Ada')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Kind words' })).toBeNull()
})

import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KeptTexts } from './kept-texts'

let setCount: (count: number) => void
let observer: MutationObserver

function Counter() {
  const [count, set] = useState(1)
  setCount = set
  return (
    <p>
      {count < 3 && 'Shown: '}
      <b>films</b> {count} of 9{count === 2 && <i>last</i>}
    </p>
  )
}

/** A microtask later, the observer has seen it. */
const settle = () => act(async () => undefined)

const shown = () => document.querySelector('p')?.textContent

function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ data }) => /\S/.test(data))) {
    const font = document.createElement('font')
    font.textContent = text.data.toUpperCase()
    text.replaceWith(font)
  }
}

beforeEach(async () => {
  observer = new MutationObserver((records) => texts.follow(records))
  const texts = new KeptTexts(observer)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  render(<Counter />)
  await settle()
  translate()
  await settle()
})
afterEach(() => {
  observer.disconnect()
  cleanup()
})

test('translated words stay until React changes them', async () => {
  expect(shown()).toBe('SHOWN: FILMS 1 OF 9')
  await act(async () => setCount(2))
  expect(shown()).toBe('SHOWN: FILMS 2 OF 9last')
})

test('what React removes is gone, with its translation', async () => {
  await act(async () => setCount(3))
  expect(shown()).toBe('FILMS 3 OF 9')
  translate()
  await act(async () => setCount(2))
  expect(shown()).toBe('Shown: FILMS 2 OF 9last')
})

test('the translator may show the original again', async () => {
  const fonts = [...document.querySelectorAll('font')]
  for (const font of fonts) font.replaceWith(`${font.textContent?.toLowerCase()}`)
  await settle()
  expect(shown()).toBe('shown: films 1 of 9')
  await act(async () => setCount(3))
  expect(shown()).toBe('films 3 of 9')
})

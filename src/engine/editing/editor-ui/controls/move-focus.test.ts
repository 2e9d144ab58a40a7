import { expect, test } from 'vitest'
import { moveFocus } from './move-focus'

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 2],
  ['End', 2],
  ['Home', 0],
  ['Enter', 0],
])('%s of the first of three buttons goes to the one at %d', (key, wanted) => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const buttons = [0, 1, 2].map(() => root.appendChild(document.createElement('button')))
  buttons[0]?.focus()
  const isTaken = moveFocus(new KeyboardEvent('keydown', { key }), buttons, ['ArrowLeft', 'ArrowRight'])
  expect([isTaken, buttons.indexOf(root.activeElement as HTMLButtonElement)]).toEqual([key !== 'Enter', wanted])
})

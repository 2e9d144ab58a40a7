import { expect, test } from 'vitest'
import { describeMismatch } from './mismatches'

const production = 'Error: Minified React error #418; visit https://react.dev/errors/418'

test('a mismatch is of the innermost block of its components', () => {
  document.body.innerHTML = '<div data-block="clock"></div>'
  const stack = `\n    at p (<anonymous>)\n    at a (http://localhost/assets/studio-Ba_1-x2.js:1:2)\n    at a (http://localhost/assets/clock-Ba_1-x2.js:1:2)\n    at b (http://localhost/assets/shared-Ab12.js:1:2)`
  expect(describeMismatch({ message: production, stack })).toMatch(/^The block "clock" makes other html/)
  const source = '\n    at Clock (http://localhost:5173/@fs/site/src/studio/blocks/clock/component.tsx?t=1:3:4)'
  const message = "Error: Hydration failed because the server rendered text didn't match the client."
  expect(describeMismatch({ message, stack: source })).toMatch(/^The block "clock"/)
})

test('an update during hydration is no mismatch', () => {
  expect(describeMismatch({ message: 'Error: Minified React error #421; visit …', stack: '' })).toBeUndefined()
})

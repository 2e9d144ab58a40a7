import { expect, test } from 'vitest'
import { sayThrown } from './thrown-at'

test('what a module throws in the live preview is said with its file', () => {
  const error = new ReferenceError('require is not defined')
  error.stack = `ReferenceError: require is not defined
    at eval (/home/me/site/src/studio/blocks/map/component.tsx:10:42)
    at async Runner.run (file:///home/me/site/node_modules/vite/dist/node/module-runner.js:807:3)`
  expect(sayThrown(error)).toBe('require is not defined (src/studio/blocks/map/component.tsx)')
})

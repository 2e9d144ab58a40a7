import { expect, test } from 'vitest'
import { sayStep, sayStepDone } from './say-step'

test.each([
  ['Heading changed', 'Undo: Heading changed', 'Undone: Heading changed', 'Redone: Heading changed'],
  [
    'Taken back: block removed',
    'Undo taking back: block removed',
    'No longer taken back: block removed',
    'Taken back again: block removed',
  ],
  [
    'Brought back: /about',
    'Undo bringing back: /about',
    'No longer brought back: /about',
    'Brought back again: /about',
  ],
])('“%s” can be undone and redone, and reads as a sentence', (label, undo, undone, redone) => {
  expect([sayStep('Undo', label), sayStepDone('Undo', label), sayStepDone('Redo', label)]).toEqual([
    undo,
    undone,
    redone,
  ])
})

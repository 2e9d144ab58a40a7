import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepBetween, textAtRevision } from './revision-steps'

const word = fc.constantFrom('a', 'ab', 'b', '𝄞')
const long = fc.tuple(word, fc.integer({ min: 0, max: 5000 })).map(([piece, count]) => piece.repeat(count))

test('a step holds what differs and no more, and leads back to the text before', () => {
  fc.assert(
    fc.property(long, word, word, long, (start, removed, added, end) => {
      const before = { text: start + removed + end, revision: 'before' }
      const after = { text: start + added + end, revision: 'after' }
      const step = stepBetween(before, after)
      expect(step.splice?.removed.length).toBeLessThanOrEqual(removed.length)
      expect(textAtRevision([step], after, 'before')).toBe(before.text)
    }),
    { numRuns: 50 },
  )
})

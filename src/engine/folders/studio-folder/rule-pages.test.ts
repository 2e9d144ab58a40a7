import { expect, test } from 'vitest'
import { engineRoot } from './engine-root'
import { rulePagesOf } from './rule-pages'

test('the pages of rules are looked for where the engine is, and where the studio has its own', () => {
  const other = rulePagesOf(engineRoot, 'tests/second-studio')
  expect(other).toBe('docs/rules/<code>.md or tests/second-studio/docs/rules/<code>.md')
  expect(rulePagesOf('tests/second-studio', 'src')).toBe('tests/second-studio/docs/rules/<code>.md')
})

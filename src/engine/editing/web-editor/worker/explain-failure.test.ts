import { expect, test, vi } from 'vitest'
import { Failure } from '../../../base/shared-types/failure'
import { explainFailure } from './explain-failure'
import { unknownFailure } from './sentences'

test('a failure is answered in its own words, and what nobody foresaw with a general sentence', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const problems = [new Failure('The host is away.'), new TypeError('x is undefined')].map((thrown) =>
    explainFailure(() => Promise.reject(thrown)),
  )
  expect(await Promise.all(problems)).toEqual([
    { kind: 'problem', problem: 'The host is away.' },
    { kind: 'problem', problem: unknownFailure },
  ])
  expect(error).toHaveBeenCalledTimes(1)
  await expect(explainFailure(() => ({ kind: 'kept' }))).resolves.toEqual({ kind: 'kept' })
})

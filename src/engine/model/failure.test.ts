import { expect, test } from 'vitest'
import { explainSystemError, Failure } from './failure'

const refusal = (code: string, path?: string) => Object.assign(new Error(`${code}: no`), { code, path })

test('errors of the file system are explained, with the file where it is known', () => {
  expect(explainSystemError(refusal('ENOSPC'))).toBe('The disk is full. Make room and try again.')
  expect(explainSystemError(refusal('EACCES', '/dist/a.html'))).toBe(
    '/dist/a.html: You do not have permission to read or write it. Change its permissions and try again.',
  )
})

test.each([new Error('a bug'), refusal('constructor'), new Failure('words'), 'text', undefined])(
  'other errors are not explained: %s',
  (error) => {
    expect(explainSystemError(error)).toBeUndefined()
  },
)

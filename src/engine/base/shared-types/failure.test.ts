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

test.each([
  [
    'ERR_MODULE_NOT_FOUND',
    "Cannot find package '@vitejs/plugin-react' imported from /site/x.mjs",
    '@vitejs/plugin-react',
  ],
  ['MODULE_NOT_FOUND', "Cannot find module 'ajv/dist/runtime/ucs2length'", 'ajv'],
])('a package that is not installed is named: %s', (code, message, name) => {
  expect(explainSystemError(Object.assign(new Error(message), { code }))).toBe(
    `The package "${name}" is missing in node_modules. Run "npm install".`,
  )
})

test('a lost file of a project is no missing package', () => {
  const error = Object.assign(new Error("Cannot find module '/site/x.mjs' imported from y"), {
    code: 'ERR_MODULE_NOT_FOUND',
  })
  expect(explainSystemError(error)).toBeUndefined()
})

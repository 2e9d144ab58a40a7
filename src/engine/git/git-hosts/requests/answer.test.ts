import { expect, test } from 'vitest'
import { limitOf, messageOf } from './answer'

const now = new Date('2026-01-02T03:04:00Z')
const inSeconds = (count: number) => new Date(now.getTime() + count * 1000)

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api, and 429 of RFC 6585 */
test.each([
  ['the primary limit', 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1767323400' }, '', inSeconds(360)],
  ['a secondary limit', 403, { 'retry-after': '30' }, 'You have exceeded a secondary rate limit.', inSeconds(30)],
  ['a secondary limit without a time', 403, {}, 'You have exceeded a secondary rate limit.', inSeconds(60)],
  ['GitLab', 429, { 'ratelimit-reset': '1767323400' }, 'Retry later', inSeconds(360)],
  ['a proxy', 429, { 'retry-after': 'Fri, 02 Jan 2026 04:00:00 GMT' }, '', inSeconds(60)],
  ['a reset that is past', 429, { 'x-ratelimit-reset': '1' }, '', inSeconds(60)],
])('%s says when to ask again', (_, status, headers, message, until) => {
  expect(limitOf({ status, headers: new Headers(headers), body: { message } }, now)).toEqual(until)
})

test.each([
  [403, { 'x-ratelimit-remaining': '4999', 'x-ratelimit-reset': '1767323400' }],
  [404, { 'x-ratelimit-remaining': '0' }],
  [200, { 'retry-after': '30' }],
])('%i with %j is not about a limit', (status, headers) => {
  const body = { message: 'Resource not accessible by personal access token' }
  expect(limitOf({ status, headers: new Headers(headers as Record<string, string>), body }, now)).toBeUndefined()
})

test.each([
  [
    { message: 'Validation Failed', errors: [{ message: 'No commits', code: 'custom' }] },
    'Validation Failed No commits',
  ],
  [{ message: { base: ['is too long'] } }, 'is too long'],
  [{ error: 'insufficient_scope', error_description: 'Needs api.' }, 'insufficient_scope Needs api.'],
  [{ message: ['Another request exists'] }, 'Another request exists'],
  [undefined, ''],
])('the words of %j are found', (body, words) => {
  expect(messageOf(body)).toBe(words)
})

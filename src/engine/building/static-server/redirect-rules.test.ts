import { expect, test } from 'vitest'
import { findRedirect, parseRedirectRules } from './redirect-rules'

const rules = parseRedirectRules('/go-green /forgood 301\n\n  /old   /new\r\n/thegoodhour/* /thegoodhour 302\nlonely\n')

test('a line is a rule: from, to and the status, 301 by default', () => {
  expect(rules).toEqual([
    { from: '/go-green', to: '/forgood', status: 301 },
    { from: '/old', to: '/new', status: 301 },
    { from: '/thegoodhour/*', to: '/thegoodhour', status: 302 },
  ])
})

test.each([
  ['/go-green', '/forgood'],
  ['/go-green/more', undefined],
  ['/thegoodhour/nowhere/at/all', '/thegoodhour'],
  ['/thegoodhour', undefined],
  ['/about', undefined],
])('%s redirects to %s (R5, R9)', (path, to) => {
  expect(findRedirect(path, rules)?.to).toBe(to)
})

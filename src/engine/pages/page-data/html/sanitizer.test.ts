import { expect, test } from 'vitest'
import { createSanitizer } from './sanitizer'

test('a text that stands in many places is cleaned once, and a plain one not at all', () => {
  const cleaned: string[] = []
  const clean = createSanitizer((html) => {
    cleaned.push(html)
    return `${html}</p>`
  })
  expect([clean('<p>a'), clean('<p>a'), clean('<p>b</p>')]).toEqual(['<p>a</p>', '<p>a</p>', '<p>b</p>'])
  expect(cleaned).toEqual(['<p>a'])
})

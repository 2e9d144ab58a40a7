import { expect, test } from 'vitest'
import { lateSanitizer } from './late-sanitizer'
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

test('plain texts need no parser, and others are not shown without it', async () => {
  const { sanitize, loadParser } = lateSanitizer(async () => () => 'cleaned')
  expect(['a & b', '<p>a</p>'].map(sanitize)).toEqual(['a & b', '<p>a</p>'])
  expect(() => sanitize('<p>a')).toThrow()
  await loadParser()
  expect(sanitize('<p>a')).toBe('cleaned')
})

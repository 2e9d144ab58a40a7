import { expect, test } from 'vitest'
import { refuseFewerPages } from './fewer-pages'

const ten = Array.from({ length: 10 }, (_, index) => `/page-${index}`)

function wordsFor(last: string[] | undefined, pages: string[], redirects: string[] = []): string[] {
  try {
    refuseFewerPages(last, pages, redirects)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

test.each<[string, string[], string[], string[]]>([
  ['one of ten is gone', ten.slice(1), [], []],
  ['two of ten are gone', ten.slice(2), [], ['  /page-0', '  /page-1']],
  ['two of ten lead on to another page', ten.slice(2), ten.slice(0, 2), []],
  ['two of ten have moved, and the old addresses lead nowhere', [...ten.slice(2), '/a', '/b'], [], []],
  ['nothing is left', [], [], ten.map((path) => `  ${path}`)],
])('a site that would lose pages: %s', (_, pages, redirects, vanished) => {
  const words = wordsFor(ten, pages, redirects)
  expect(words.filter((line) => line.startsWith('  '))).toEqual(vanished)
  if (vanished.length > 0) {
    expect(words[0]).toBe(`The last build had 10 pages, this one would have ${pages.length}. These would vanish:`)
    expect(words.join(' ')).toContain('build once more with --fewer-pages')
  }
})

test('without a last build there is nothing to lose', () => {
  expect(wordsFor(undefined, [])).toEqual([])
})

test('at most twenty pages are named', () => {
  const words = wordsFor(
    Array.from({ length: 50 }, (_, index) => `/page-${index}`),
    [],
  )
  expect(words.slice(20, 22)).toEqual(['  /page-19', '  … and 30 more'])
})

import { expect, test } from 'vitest'
import { changesBetween, compareVersions } from './changes'

const document =
  '# Changes\n\nWhat is new.\n\n## 0.10.0\n\nTen.\n\n## 0.9.1\n\nNine.\n\n### In detail\n\n## 0.2.0\n\nTwo.\n'

test.each([
  ['0.10.0', '0.9.1', 1],
  ['1.0.0', '0.9.1', 1],
  ['0.9.1', '0.9.1', 0],
])('version %s against %s', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign)
})

test('the entries after the first version and up to the last, oldest first', () => {
  expect(changesBetween(document, '0.2.0', '0.10.0')).toEqual([
    { version: '0.9.1', text: 'Nine.\n\n### In detail' },
    { version: '0.10.0', text: 'Ten.' },
  ])
  expect(changesBetween(document, '0.9.1', '0.9.1')).toEqual([])
})

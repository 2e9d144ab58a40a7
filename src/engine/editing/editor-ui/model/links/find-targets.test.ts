import { expect, test } from 'vitest'
import { matchTargets, typedTarget } from './find-targets'
import type { LinkTarget } from './link-targets'

const targets: LinkTarget[] = [
  { kind: 'file', address: '/files/contact-sheet.pdf', title: 'contact-sheet.pdf' },
  { kind: 'page', address: '/about', title: 'How to contact us' },
  { kind: 'page', address: '/contact', title: 'Say hello' },
  { kind: 'place', address: '/about#contact', title: 'Contact' },
  { kind: 'page', address: '/work', title: 'Work' },
]

test('the exact name comes first, then what begins so, pages before files', () => {
  const found = (typed: string) => matchTargets(targets, typed).map(({ address }) => address)
  expect(found('contact')).toEqual(['/about#contact', '/contact', '/files/contact-sheet.pdf', '/about'])
  expect(found('us contact')).toEqual(['/about'])
  expect(found('')[0]).toBe('/about')
})

test('words are found without their accents', () => {
  const target: LinkTarget = { kind: 'page', address: '/pliroma', title: 'Το πλήρωμα' }
  expect(matchTargets([target], 'ΠΛΗΡΩΜΑ')).toEqual([target])
})

test.each([
  ['a.example/b', 'web', 'https://a.example/b'],
  ['ada@a.example', 'mail', 'mailto:ada@a.example'],
  ['+44 20 7946 0000', 'phone', 'tel:+442079460000'],
  ['/contact', undefined, undefined],
  ['con', undefined, undefined],
])('"%s" leads to a %s', (typed, kind, address) => {
  expect([typedTarget(typed)?.kind, typedTarget(typed)?.address]).toEqual([kind, address])
})

import { expect, test } from 'vitest'
import { textOrder } from './text-order'

test.each([
  ['de', ['Zebra', 'Äpfel', 'Raum 10', 'Raum 2', 'apfel'], ['apfel', 'Äpfel', 'Raum 2', 'Raum 10', 'Zebra']],
  ['sv', ['Zebra', 'Äpple', 'apa'], ['apa', 'Zebra', 'Äpple']],
  ['de-bavar-bavar', ['b', 'a'], ['a', 'b']],
  [undefined, ['b', 'a'], ['a', 'b']],
])('a site in %s sorts texts as its readers do', (language, texts, sorted) => {
  expect(texts.toSorted(textOrder(language))).toEqual(sorted)
})

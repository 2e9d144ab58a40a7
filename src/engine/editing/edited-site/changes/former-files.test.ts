import { expect, test } from 'vitest'
import { findLost, nameReplaced, replacedIn } from './former-files'

const files = new Map([
  ['/images/fox.jpg', '1a2b3c4d'],
  ['/images/hare.jpg', '99'],
  ['/gone.pdf', '55'],
])
const now = new Map([
  ['/images/fox.jpg', '77'],
  ['/images/hare.jpg', '99'],
])

test('a file that was replaced since has an address of its own, in fields and in rich texts', () => {
  const text = JSON.stringify({
    src: '/images/fox.jpg',
    other: '/images/hare.jpg',
    html: '<p>At /images/fox.jpg <img src="/images/fox.jpg" alt="/images/fox.jpg is here"><a href=\'/images/fox.jpg\'></a></p>',
  })
  const named = nameReplaced({ text, files }, replacedIn(files, now))
  expect(JSON.parse(named.text)).toEqual({
    src: '/images/fox-1a2b3c4.jpg',
    other: '/images/hare.jpg',
    html: '<p>At /images/fox.jpg <img src="/images/fox-1a2b3c4.jpg" alt="/images/fox.jpg is here"><a href=\'/images/fox-1a2b3c4.jpg\'></a></p>',
  })
  expect([...named.files].filter(([address]) => !files.has(address))).toEqual([['/images/fox-1a2b3c4.jpg', '1a2b3c4d']])
})

test('the files that come back are those that the edits name and that are gone', () => {
  const edits = [{ kind: 'replace', pointer: '/a', expect: '1', json: '["/gone.pdf", "/images/fox.jpg"]' } as const]
  expect(findLost(edits, files, now)).toEqual([['/gone.pdf', '55']])
})

test('an address that begins another one is not named by that, and a file may come back alone', () => {
  const longer = ['/gone.pdf2', '/gone.pdf.zip', '/gone.pdf-2'].map((json) => JSON.stringify(json))
  const edits = longer.map((json) => ({ kind: 'replace', pointer: '/a', expect: '1', json }) as const)
  expect(findLost(edits, files, now)).toEqual([])
  expect(findLost([], files, now, '/gone.pdf')).toEqual([['/gone.pdf', '55']])
})

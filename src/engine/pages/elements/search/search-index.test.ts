import { expect, test } from 'vitest'
import { readExcerpt } from './search-index'

test('an excerpt is read as text, with the words that were searched for', () => {
  expect(readExcerpt('<mark>Mice</mark> &lt;b&gt; &amp; <mark>men</mark>.')).toEqual([
    { text: 'Mice', isFound: true },
    { text: ' <b> &amp; ', isFound: false },
    { text: 'men', isFound: true },
    { text: '.', isFound: false },
  ])
})

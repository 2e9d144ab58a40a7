import { expect, test } from 'vitest'
import { findLines, findRichTexts } from './find-elements'

function block(html: string): Element {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

test('a text is found in the element whose whole text it is, equal ones in their order', () => {
  const place = block(
    '<h2>Who\u00AD we are</h2><ul><li><b>Fox</b></li><li><b>Fox</b></li></ul><p>Read <i>Fox</i> now</p>',
  )
  const [heading, first, second, mixed] = findLines(place, ['Who we are', 'Fox', 'Fox', 'Read Fox now'])
  expect([heading, first, second].map((found) => found?.nodeName)).toEqual(['H2', 'B', 'B'])
  expect(first).not.toBe(second)
  expect(mixed).toBeUndefined()
})

test('a text beside other parts of an element is found as their neighbour, after those in an element of their own', () => {
  const place = block('<p><b>12</b> films</p><i>films</i>')
  expect(findLines(place, ['films', 'films']).map((found) => found?.nodeName)).toEqual(['I', '#text'])
})

test('a value that React writes between signs is a text of its own', () => {
  const place = document.createElement('div')
  const quote = document.createElement('p')
  quote.append('“', 'Fox', '”')
  place.append(quote)
  expect(findLines(place, ['Fox'])[0]).toBe(quote.childNodes[1])
})

test('what is hidden from everybody is not taken for a text', () => {
  expect(findLines(block('<div aria-hidden="true"><p>Fox</p></div><p id="own">Fox</p>'), ['Fox'])[0]).toHaveProperty(
    'id',
    'own',
  )
})

test('a rich text is found by the elements that it is made of, not by what stands around it', () => {
  const html = '<p>One <strong>fox</strong>.</p><ul><li>Two</li></ul>'
  const [found] = findRichTexts(block(`<section><div id="rich">${html}</div></section>`), [html])
  expect(found?.id).toBe('rich')
})

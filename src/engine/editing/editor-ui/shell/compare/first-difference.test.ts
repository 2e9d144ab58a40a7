import { expect, test } from 'vitest'
import { firstDifference } from './first-difference'

function block(html: string): Element {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

test('the first words that differ are found, whatever is around them', () => {
  const before = block('<h2>Team</h2> <p>One</p><p>Two</p>')
  expect(firstDifference(before, block('<h2>Team</h2><p>One</p>\n<p id="it">Three</p>'))?.id).toBe('it')
  expect(firstDifference(before, block('<h2>Team</h2><p>One</p><p>Two</p><p id="more">More</p>'))?.id).toBe('more')
})

test('blocks that differ in no words have none', () => {
  expect(firstDifference(block('<p>One</p><img src="a">'), block('<p>One</p><img src="b">'))).toBeUndefined()
})

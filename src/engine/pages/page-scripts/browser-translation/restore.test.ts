import { expect, test } from 'vitest'
import { putBack, restore } from './restore'

const parse = (html: string) => {
  const element = document.createElement('main')
  element.innerHTML = html
  return element
}

const replace = (text: Text, nodes: ChildNode[]) => text.replaceWith(...nodes)

test.each([
  [
    'a translated text',
    '<p>Hello <b>you</b><!-- -->!</p>',
    '<p><font>Hallo </font><b><font>du</font></b><!-- -->!</p>',
  ],
  ['words that are changed in place', '<p>Hello</p>', '<p>Hallo</p>'],
  ['a number made a link', '<p>Call 01632 now</p>', '<p>Call <a href="tel:01632">01632</a> now</p>'],
  [
    'nodes of an extension',
    '<a class="x"><svg class="y"></svg>Home</a>',
    '<i></i><a class="x"><svg class="y"></svg>Home<img></a>',
  ],
  ['a text that is gone', '<p>Hello</p>', '<p></p>'],
])('%s becomes as it was served, and can be put back', (_, served, changed) => {
  const shown = parse(changed)
  const taken = restore(shown, parse(served))
  expect(shown.innerHTML).toBe(served)
  putBack(taken, replace)
  expect(shown.innerHTML).toBe(changed)
})

test('elements of the server stay, with what was typed into them', () => {
  const served = '<label>Name <input></label>'
  const shown = parse('<label><font>Nom </font><i></i><input></label>')
  const input = shown.querySelector('input') as HTMLInputElement
  input.value = 'Ada'
  restore(shown, parse(served))
  expect([shown.innerHTML, shown.querySelector('input')?.value]).toEqual([served, 'Ada'])
  expect(shown.contains(input)).toBe(true)
})

test('an element that is gone comes from the original', () => {
  const shown = parse('<p>Two</p>')
  restore(shown, parse('<h2>One</h2><p>Two</p>'))
  expect(shown.innerHTML).toBe('<h2>One</h2><p>Two</p>')
})

test('around a block that is left alone nothing foreign stays', () => {
  const served = '<div class="block"><!--$--><p>One</p><!--/$--></div>'
  const shown = parse('<div class="block"><i></i><!--$--><p><font>Un</font></p><!--/$--><i></i></div>')
  restore(shown, parse(served), '.block')
  expect(shown.innerHTML).toBe('<div class="block"><!--$--><p><font>Un</font></p><!--/$--></div>')
})

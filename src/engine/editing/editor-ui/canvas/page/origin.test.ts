import { expect, test } from 'vitest'
import type { Overview } from '../../../edited-site/overview'
import { findOrigin } from './origin'

const overview = {
  pages: [
    { name: '/krug', address: '/krug', title: 'Krug' },
    { name: '/vase', address: '/vase', title: 'Vase' },
  ],
} as Overview

function originOf(html: string): string | undefined {
  document.body.innerHTML = `<div data-block="works">${html}</div>`
  const frame = document.querySelector('[data-block]') as Element
  return findOrigin(frame.querySelector('#at') as Element, frame, overview)?.title
}

test.each<[string, string, string | undefined]>([
  [
    'the words of a card',
    '<ul><li><h3 id="at">Krug</h3><a href="/krug">Read</a></li><li><a href="/vase">Vase</a></li></ul>',
    'Krug',
  ],
  ['the picture in a link', '<a href="/krug"><img id="at" alt=""></a><a href="/vase">Vase</a>', 'Krug'],
  ['a link with words of the block', '<a href="/krug" id="at"><span data-field="/a">Read</span></a>', undefined],
  [
    'the room between cards',
    '<ul id="at"><li><a href="/krug">Krug</a></li><li><a href="/vase">Vase</a></li></ul>',
    undefined,
  ],
  ['a link to another site', '<a id="at" href="https://a.example/krug">Krug</a>', undefined],
])('%s', (_, html, title) => {
  expect(originOf(html)).toBe(title)
})

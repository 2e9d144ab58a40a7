import { expect, test } from 'vitest'
import { reveal } from './page-view'

test('what is folded is opened, with what is around it; the title of a fold leaves its fold closed', () => {
  const fold = (id: string, held = '') =>
    `<details id="${id}"><summary><b>Title</b></summary><p>Text</p>${held}</details>`
  document.body.innerHTML = fold('outer', fold('inner')) + fold('other')
  const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)
  reveal(document.querySelector('#inner b') as Element)
  expect(open()).toEqual(['outer'])
  reveal(document.querySelector('#inner p') as Element)
  expect(open()).toEqual(['outer', 'inner'])
})

import { expect, test } from 'vitest'
import { leaveWithoutOpener } from './leave-without-opener'

test.each([
  ['to another site', 'https://films.example/1', '_blank', 'noopener'],
  ['within the site', '/about', '', ''],
  ['to a letter', 'mailto:hello@studio.example', '', ''],
])(
  'a link %s keeps its tab unless the other page could reach the window that opened this one',
  (_, href, target, rel) => {
    leaveWithoutOpener()
    document.body.innerHTML = `<a href="${href}"><span>Words</span></a>`
    const link = document.querySelector('a')
    link?.addEventListener('click', (event) => event.preventDefault())
    document.querySelector('span')?.click()
    expect([link?.target, link?.rel]).toEqual([target, rel])
  },
)

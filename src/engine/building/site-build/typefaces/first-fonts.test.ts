import { describe, expect, test } from 'vitest'
import { findFirstFonts } from './first-fonts'
import { readFirstTypefaces } from './text-styles'

const face = (family: string, file: string, more = '') =>
  `@font-face{font-family:${family};src:url(/assets/${file}.woff2)format("woff2"),url(/assets/${file}.woff)format("woff");${more}}`

const sans = [
  ['sans-greek', 'U+0370-03FF'],
  ['sans-ext', 'U+0100-02BA'],
  ['sans-latin', 'U+0000-00FF,U+2000-206F'],
]
  .map(([file = '', range]) => face('"Sans Variable"', file, `font-weight:100 900;unicode-range:${range}`))
  .join('')

const serif = [400, 700]
  .flatMap((weight) => [
    face('Serif', `serif-${weight}`, `font-weight:${weight}`),
    face('Serif', `serif-${weight}-italic`, `font-weight:${weight};font-style:italic`),
  ])
  .join('')

const find = (css: string, words = 'Plain words') =>
  findFirstFonts(readFirstTypefaces(css), words).map((file) => file.replace(/^\/assets\/(.*)\.woff2$/, '$1'))

describe('the files are those of the letters of the site', () => {
  const css = `${sans}body{font-family:"Sans Variable",sans-serif}`
  test.each([
    ['Plain words, of one range.', ['sans-latin']],
    ['Ελληνικά – με κενά', ['sans-greek', 'sans-latin']],
    ['Привет', []],
    ['Ā', ['sans-ext']],
    [`Plain${' '.repeat(300)}Ł`, ['sans-latin', 'sans-ext']],
    [`${'Plain words. '.repeat(30)}Łódź`, ['sans-latin']],
    ['Rzeczy codzienne i niezwykłe nad rzeką powstają z piasku i gliny', ['sans-latin', 'sans-ext']],
  ])('%s', (words, files) => {
    expect(find(css, words)).toEqual(files)
  })

  test('no more than four are fetched first', () => {
    const faces = ['a', 'b', 'c', 'd', 'e'].map((letter) => {
      const point = letter.charCodeAt(0).toString(16)
      return face('Letters', letter, `unicode-range:U+${point}-${point}`)
    })
    expect(find(`${faces.join('')}body{font-family:Letters}`, 'abcde')).toEqual(['a', 'b', 'c', 'd'])
  })

  test('of two files with the same letters the last counts', () => {
    const small = face('"Sans Variable"', 'sans-small', 'font-weight:100 900;unicode-range:U+20-7F')
    expect(find(css + small)).toEqual(['sans-small'])
  })
})

test.each([
  ['body{font-family:Serif}', ['serif-700', 'serif-400']],
  ['html{font:16px/1.5 Serif, serif}', ['serif-700', 'serif-400']],
  [':root{--text:Serif,serif}body{font-family:var(--text)}', ['serif-700', 'serif-400']],
  ['body{font-family:Serif}h1,h2{font-weight:400}', ['serif-400']],
  ['body{font-family:Serif;font-weight:300}h1{font-weight:600}', ['serif-700', 'serif-400']],
  ['body{font-family:Serif}:is(h1,h2){font:800 2rem Sans Variable}', ['sans-latin', 'serif-400']],
  ['body{font-family:Serif}h1{font:inherit}', ['serif-700', 'serif-400']],
  ['body{font-family:Georgia,Serif}', []],
  ['h1{font-family:Serif}', ['serif-700']],
  ['.note{font-family:Serif}body:hover{font-family:Serif}@media print{body{font-family:Serif}}', []],
])('%s preloads %s', (css, files) => {
  expect(find(serif + sans + css)).toEqual(files)
})

test('families of the machine are not fetched, and without typefaces of its own a site has none', () => {
  expect(find('@font-face{font-family:Near;src:local("Arial");size-adjust:98%}body{font-family:Near}')).toEqual([])
  expect(find('body{font-family:Georgia,serif}')).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { readFontRules } from './font-rules'
import { createFontFinder } from './needed-fonts'

const latin = 'U+0000-00FF,U+2000-206F'
const extended = 'U+0100-02BA'
const greek = 'U+0370-03FF'

const face = (family: string, file: string, more = '') =>
  `@font-face{font-family:${family};src:url(/assets/${file}.woff2)format("woff2"),url(/assets/${file}.woff)format("woff");${more}}`

const ofRange = (range: string) => `unicode-range:${range}`

const variable = [
  face('"Sans Variable"', 'sans-greek', `font-weight:100 900;${ofRange(greek)}`),
  face('"Sans Variable"', 'sans-ext', `font-weight:100 900;${ofRange(extended)}`),
  face('"Sans Variable"', 'sans-latin', `font-weight:100 900;${ofRange(latin)}`),
].join('')

const fixed = [400, 700]
  .flatMap((weight) => [
    face('Serif', `serif-${weight}`, `font-weight:${weight}`),
    face('Serif', `serif-${weight}-italic`, `font-weight:${weight};font-style:italic`),
  ])
  .join('')

const finderOf = (css: string) => createFontFinder(readFontRules(css))
const names = (files: string[]) => files.map((file) => file.replace(/^\/assets\/(.*)\.woff2$/, '$1'))
const first = (css: string, body: string) => names(finderOf(css).findFirst(`<html><body>${body}</body></html>`))
const all = (css: string, body: string) => names(finderOf(css).findAll(`<html><body>${body}</body></html>`))

const sans = `${variable}body{font-family:"Sans Variable",sans-serif}`
const serif = `${fixed}body{font-family:Serif,serif}`

describe('the files are those of the letters of the text', () => {
  test.each([
    ['Plain words, of one range.', ['sans-latin']],
    ['Ελληνικά με κενά', ['sans-greek', 'sans-latin']],
    ['Привет', ['sans-latin'].slice(1)],
    ['&#x3b1;&amp;', ['sans-greek', 'sans-latin']],
  ])('%s', (text, files) => {
    expect(all(sans, `<p>${text}</p>`)).toEqual(files)
  })

  test('a rare letter is fetched, but not preloaded', () => {
    const text = `<p>${'Plain words. '.repeat(30)}Łódź</p>`
    expect(first(sans, text)).toEqual(['sans-latin'])
    expect(all(sans, text)).toEqual(['sans-ext', 'sans-latin'])
  })

  test('the letters of a language are preloaded, however few they are beside a to z', () => {
    const text = 'W dawnej hucie nad rzeką pokazujemy, jak z piasku i gliny powstają rzeczy codzienne i niezwykłe.'
    expect(first(sans, text)).toEqual(['sans-ext', 'sans-latin'])
  })

  test('what comes far down the page is not preloaded', () => {
    const text = `<p>${'Plain words. '.repeat(200)}</p><p>${'Ελληνικά '.repeat(100)}</p>`
    expect(first(sans, text)).toEqual(['sans-latin'])
  })

  test('of two faces with the same letters the last counts', () => {
    const css = `${variable}${face('"Sans Variable"', 'sans-small', `font-weight:100 900;${ofRange('U+20-7F')}`)}`
    expect(all(`${css}body{font-family:Sans Variable}`, 'abc é')).toEqual(['sans-latin', 'sans-small'])
  })

  test('letters that a family lacks come from the next one', () => {
    const css = `${variable}${face('Greek', 'greek', ofRange(greek))}body{font-family:Greek,"Sans Variable"}`
    expect(all(css, 'αβγ abc')).toEqual(['sans-latin', 'greek'])
  })
})

describe('the files are those of the weights and styles of the text', () => {
  test.each([
    ['<p>a</p>', ['serif-400']],
    ['<h1>a</h1>', ['serif-700']],
    ['<p>a<em>b</em></p>', ['serif-400', 'serif-400-italic']],
    ['<p>a<b>b<i>c</i></b></p>', ['serif-400', 'serif-700', 'serif-700-italic']],
    ['<p>a<br>b<img alt=""></p>c', ['serif-400']],
    ['<button>a</button>', []],
    ['<code>a</code>', []],
  ])('%s', (html, files) => {
    expect(all(serif, html)).toEqual(files)
  })

  test('a family is used at the nearest weight that it has', () => {
    expect(all(`${serif}p{font-weight:600}`, '<p>a</p>')).toEqual(['serif-700'])
    expect(all(`${serif}p{font-weight:500}`, '<p>a</p>')).toEqual(['serif-400'])
    expect(all(`${face('Only', 'only', 'font-weight:300')}body{font-family:Only}`, '<h1>a</h1>')).toEqual(['only'])
  })

  test('at most four files are preloaded, those of the most characters', () => {
    const css = `${serif}${variable}footer{font-family:Sans Variable}`
    const html = '<h1>a</h1><h2><i>a</i></h2><p>a</p><p><i>a</i></p><footer>a</footer>'
    expect(first(css, html)).toEqual(['serif-400', 'serif-400-italic', 'serif-700', 'serif-700-italic'])
    const long = html.replace('>a</footer>', '>The text</footer>')
    expect(first(css, long)).toEqual(['serif-400', 'serif-700', 'serif-700-italic', 'sans-latin'])
  })
})

test.each([
  ['h1{font-weight:400}', '<h1>a</h1>', 'serif-400'],
  ['.b{font:700 1rem/1.2 Serif}', '<p class="a b">a</p>', 'serif-700'],
  [':root{--bold:700}.b{font-weight:var(--bold)}', '<p class="b">a</p>', 'serif-700'],
  [':is(h1,h2) span{font-style:italic;font-weight:400}', '<h2><span>a</span></h2>', 'serif-400-italic'],
  ['.a>b{font-weight:400}', '<p class="a"><i><b>a</b></i></p>', 'serif-700-italic'],
  ['.a b{font-weight:400}', '<p class="a"><i><b>a</b></i></p>', 'serif-400-italic'],
  ['[data-kind=quote]{font-style:italic}', '<p data-kind="quote">a</p>', 'serif-400-italic'],
  ['[data-kind=quote]{font-style:italic}', '<p data-kind="other">a</p>', 'serif-400'],
  ['#a{font-weight:700}p{font-weight:400}', '<p id="a">a</p>', 'serif-700'],
  ['p:hover{font-weight:700}', '<p>a</p>', 'serif-400'],
  ['@media print{p{font-weight:700}}', '<p>a</p>', 'serif-400'],
  ['@media (min-width:1px){p{font-weight:700}}', '<p>a</p>', 'serif-700'],
  ['@keyframes x{to{font-weight:700}}', '<p>a</p>', 'serif-400'],
  ['p::before{font-weight:700}', '<p>a</p>', 'serif-400'],
  ['p{background:url("data:image/svg+xml,{;}");font-weight:700}', '<p>a</p>', 'serif-700'],
  ['button{font:inherit}', '<button>a</button>', 'serif-400'],
])('%s makes %s %s', (css, html, file) => {
  expect(all(serif + css, html)).toEqual([file])
})

test('families of the machine are not fetched, and without files of its own a page fetches none', () => {
  const local = '@font-face{font-family:Near;src:local("Arial");size-adjust:98%}'
  expect(all(`${local}${variable}body{font-family:Near,"Sans Variable"}`, 'abc')).toEqual([])
  expect(all('body{font-family:Georgia,serif}', 'abc')).toEqual([])
})

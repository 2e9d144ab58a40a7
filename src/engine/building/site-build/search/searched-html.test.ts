import { expect, test } from 'vitest'
import { searchedDocument, searchedHtml } from './searched-html'

const page = (main: string) => `<header>menu</header><main id="content" class="a1">${main}</main><footer>foot</footer>`

test.each([
  ['classes and addresses', '<p class="x1"><a href="/a">Mice</a></p>', '<p><a>Mice</a> </p> '],
  ['pictures and drawings', '<img src="/a.svg" alt="A > b"><svg><path d="M0"></path></svg>Mice', 'Mice'],
  ['scripts and styles', '<script>let a</script><style>a{}</style>Mice', 'Mice'],
  ['comments of React', 'Mice<!-- --> and<!-- --> men', 'Mice and men'],
])('%s are no words', (_, main, words) => {
  expect(searchedHtml(page(main))).toBe(words)
})

test('headings keep their anchors, and what only screen readers hear is left out', () => {
  expect(searchedHtml(page('<h2 class="a" id="mice">Mice</h2><span class="visually-hidden b">new tab</span>'))).toBe(
    '<h2 id="mice">Mice</h2> <span data-pagefind-ignore>new tab</span>',
  )
})

test('terms of a list do not run into each other, and a word with a bold letter stays one', () => {
  expect(searchedHtml(page('<dt>Price</dt><dd>12</dd><p><b>M</b>ice</p>'))).toBe(
    '<dt>Price</dt> <dd>12</dd> <p><b>M</b>ice</p> ',
  )
})

test('a document names the page and the one above it, with every sign', () => {
  const html = searchedDocument({ path: '/a', title: 'A "b" <c>, d', language: 'de', section: 'News' }, 'words')
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('data-title="A &quot;b&quot; &lt;c&gt;, d" data-section="News"')
})

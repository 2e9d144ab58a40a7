import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nested, soup } from '../../../../../tests/sites/rich-texts'
import { purify } from '../../../building/site-build/pages/purify'
import { createValidator } from '../../../content/schema-model/validation/validate'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import { purifyTree } from './purify-tree'

const root = join(import.meta.dirname, '../../../../..')

async function richTextsOf(site: string): Promise<string[]> {
  const schemas = await readSchemas(root, site)
  const content: unknown = JSON.parse(readFileSync(join(site, 'pages.json'), 'utf8'))
  const { annotations } = createValidator(schemas)(content)
  return annotations.flatMap(({ format, value }) => (format === 'html' && typeof value === 'string' ? [value] : []))
}

/** Says the same in a way that is not plain. */
const untidy: ((html: string) => string)[] = [
  (html) => `<div>${html}</div>`,
  (html) => html.replaceAll('</p>', ''),
  (html) => html.replaceAll('&amp;', '&'),
  (html) => html.toUpperCase(),
  (html) => html.replaceAll('href="', 'onclick="a()" href=" '),
]

test.each([root, join(root, 'tests/second-studio')])('rich texts of %s are sanitised as in the build', async (site) => {
  const texts = (await richTextsOf(site)).flatMap((html, index) => [html, untidy[index % untidy.length]?.(html) ?? ''])
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.map(purifyTree)).toEqual(texts.map(purify))
})

test('texts of attackers are sanitised as in the build', () => {
  const compare = (html: string) => {
    // jsdom puts what a table must not hold in front of it in another order than browsers do.
    if (!html.includes('<table>')) expect(purifyTree(html)).toBe(purify(html))
  }
  fc.assert(fc.property(soup, compare), { numRuns: 200 })
  fc.assert(fc.property(nested, compare), { numRuns: 100 })
})

test.each([
  '<p is="x-a">gone</p>',
  '<svg><p>out</p><a href="/">x</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<form><div><form><p>x</p></div></form>',
  '<table><tr><td>cell</td></tr></table>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p title="a--><script>">x</p>',
  '<img src="/a.svg" alt="a --> b"><img src="/b.svg" alt="a]> b"><img src="/c.svg" alt="a -- > b">',
  '<img src="/a.svg" alt="</TITLE>"><img src="/b.svg" alt="</b>"><a href="/a?b=</noframes">x</a>',
  '<template><p>x</p></template>y',
  '<frameset><frame></frameset>',
  '<a href=" java\nscript:alert(1)">x</a><a href="/\\a.example">y</a><img src="//a.example/b">',
  '<title>x</title><p>y',
  '  <p>x</p>',
  '<!doctype html><html><body onload="a()"><p>x',
  '<ol start="-3" type="a"><li value="2">x</ol>',
  '<textarea><p>x</textarea>',
  '<xmp><b>x</b></xmp><plaintext><b>y',
])('%j is sanitised as in the build', (html) => {
  expect(purifyTree(html)).toBe(purify(html))
})

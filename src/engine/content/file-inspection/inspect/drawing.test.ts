import { describe, expect, test } from 'vitest'
import { drawing, shownDrawings, unshownDrawings } from '../../../../../tests/sites/drawings'
import { sourceOf } from '../file-source'
import { inspectFile } from '../inspect-file'

const inspect = (content: string | Buffer = '', name = 'a.svg') =>
  inspectFile(sourceOf(name, new Uint8Array(Buffer.from(content))), async () => undefined)

const shape = 'viewBox="0 0 4 3"'
const draw = (parts: string, attributes = '') =>
  drawing(`${shape} xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}`, parts)

describe('the size of a drawing with', () => {
  test.each(shownDrawings)('%s', async (_, content, width, height) => {
    expect(await inspect(content)).toEqual({ size: { width, height } })
  })
})

test.each([...unshownDrawings, ['a view box of 0', drawing('viewBox="0 0 0 0"'), 'no-size'] as const])(
  'a drawing with %s is refused',
  async (_, content, kind) => {
    expect(await inspect(content)).toMatchObject({ damage: { kind } })
  },
)

// Read as Shift_JIS the CDATA does not end where it does in UTF-8: what looks like a comment is a program.
const hidden = '<?xml version="1.0" encoding="Shift_JIS"?>'
test('another encoding than the declared one cannot hide a program', async () => {
  const parts = '<title><![CDATA[\u00c1]]><!-- ]]><script>1</script><![CDATA[ --></title>'
  for (const declaration of [hidden, hidden.replace(' ', ' '.repeat(2000))])
    expect(await inspect(declaration + draw(parts))).toMatchObject({ damage: { kind: 'encoding', named: 'Shift_JIS' } })
})

const illustrator = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!-- As Illustrator's own. -->
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
  <!ENTITY st0 'fill:none;stroke:url(#a);'>
]>${draw(
  `<metadata><sfw xmlns="&ns_ai;"/></metadata><switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1"
  height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject><g style="&st0;"/></switch>`,
  'xmlns:i="&ns_ai;"',
)}`

test.each([
  ['an export of Illustrator', illustrator],
  ['parts that name each other', draw('<use xlink:href="#a" fill="url(#b)"/><g filter="url( \'#c\' )"/>')],
  ['a picture that it holds', draw('<image href="data:image/png;base64,AA=="/>')],
  ['a link that visitors may follow', draw('<a href="https://a.example"><g/></a>')],
  ['styles of its own', draw('<style>@font-face{src:url(data:font/woff2;base64,AA)} .a{fill:url("#a")}</style>')],
  ['words that look like css', draw('<g id="image(1)" data-name="C:\\url(a)" aria-label="src(a)"/>')],
  ['what Inkscape notes', draw('<g xmlns:inkscape="http://i" inkscape:export-filename="C:\\a\\url(b)"/>')],
  ['a movement', draw('<animateTransform attributeName="transform" values="rotate(1)" begin="a.click"/>')],
])('%s is a drawing and nothing else', async (_, content) => {
  expect(await inspect(content)).toEqual({ size: { width: 4, height: 3 } })
})

const ofFigma = (css: string, mark: string) =>
  draw(`<foreignObject><div xmlns="http://www.w3.org/1999/xhtml" style="${css}"/></foreignObject><g ${mark}/>`)
const [blur, turn] = [
  ofFigma('backdrop-filter:blur(2px)', 'data-figma-bg-blur-radius="4"'),
  ofFigma(
    'background:conic-gradient(red,blue)',
    'data-figma-gradient-fill="{&#34;type&#34;:&#34;GRADIENT_ANGULAR&#34;}"',
  ),
]

test.each([
  ['a background blur', blur, ['background blur']],
  ['an angular gradient', turn, ['angular gradient']],
  ['a diamond gradient', turn.replace('conic', 'linear').replace('ANGULAR', 'DIAMOND'), ['diamond gradient']],
  ['two effects', draw(blur + turn), ['background blur', 'angular gradient']],
])('%s of Figma is refused by its name', async (_, content, effects) => {
  expect(await inspect(content)).toEqual({ danger: { kind: 'figma', effects, line: 1 } })
})

const doctype = (declared: string, root = 'svg') => `<!DOCTYPE ${root} [${declared}]>${draw('&b;')}`
const style = (css: string) => draw(`<style>${css}</style>`)

test.each<[what: string, content: string, words: RegExp]>([
  ['an attribute by rule', doctype('<!ATTLIST svg onload CDATA "alert(1)">'), /<!ATTLIST/],
  ['an element by rule', doctype('<!ELEMENT svg ANY>'), /<!ELEMENT/],
  ['a text from elsewhere', doctype('<!ENTITY b SYSTEM "/a.txt">'), /<!ENTITY/],
  ['a text for rules', doctype('<!ENTITY % b "c">'), /<!ENTITY/],
  ['a text with tags', doctype('<!ENTITY b "<g/>">'), /<!ENTITY b>/],
  ['a text with hidden tags', doctype('<!ENTITY b "&#60;g/>">'), /<!ENTITY b>/],
  ['texts of texts', doctype('<!ENTITY a "ha"><!ENTITY b "&a;&a;">'), /<!ENTITY b>/],
  ['another sign for <', doctype('<!ENTITY lt "a"><!ENTITY b "a">'), /<!ENTITY lt>/],
  [
    'a text twice, of which the first counts',
    `<!DOCTYPE svg [<!ENTITY b "//a.example"><!ENTITY b "#a">]>${draw('<use href="&b;"/>')}`,
    /outside of it/,
  ],
  ['a program', draw('<script>1</script>'), /<script>/],
  ['a program of another prefix', draw('<a:script xmlns:a="http://www.w3.org/2000/svg"/>'), /<script>/],
  ['what happens at a click', draw('<g onclick="1"/>'), /onclick/],
  ['what happens at the begin of a movement', draw('<set attributeName="x" onbegin="1"/>'), /onbegin/],
  ['a piece of a web page', draw('<foreignObject><p/></foreignObject>'), /<foreignObject>/],
  ['a web page in a title', draw('<title><b xmlns="http://www.w3.org/1999/xhtml"/></title>'), /<b>/],
  ['a link that acts', draw('<a href="java&#10;script:1"/>'), /outside/],
  ['a link with a page in it', draw('<a href="data:text/html,1"/>'), /outside/],
  ['a part of another file', draw('<use href="other.svg#a"/>'), /"other\.svg#a"/],
  ['a picture of another site', draw('<image xlink:href="//a.example/a.png"/>'), /outside/],
  ['a drawing in an address', draw('<image href="data:image/svg+xml,a"/>'), /outside/],
  ['a base for addresses', draw('<g xml:base="https://a.example"/>'), /outside/],
  ['a link that changes', draw('<animate attributeName="xlink:href" values="#"/>'), /change of/],
  ['a colour that changes', draw('<set attributeName="fill" to="url(//a.example)"/>'), /outside/],
  ['a style sheet of another file', `<?xml-stylesheet href="/a.css"?>${draw('')}`, /<\?xml-stylesheet/],
  ['a model of another file', `<?xml-model href="/a"?>${draw('')}`, /<\?xml-model/],
  ['styles of another file', style('@import "a.css";'), /@import/],
  ['styles that a comment divides', style('@im<!-- -->port "a.css";'), /@import/],
  ['styles that CDATA divides', style('@im<![CDATA[port "a.css"]]>'), /@import/],
  ['hidden letters', style('@\\69 mport "a.css"'), /@import/],
  ['a hidden address', draw('<g fill="u\\72l(//a.example)"/>'), /outside/],
  ['an address after a line break', draw('<g style="fill:url(&#10;//a.example)"/>'), /outside/],
  ['an address after a million blanks', style(`a{fill:url(${' '.repeat(1_000_000)}//a.example)}`), /outside/],
  ['an address that begins with a quotation mark', style('a{fill:url(" \'//a.example\'")}'), /outside/],
  ['an address after a blank that css does not know', style('a{fill:url(\u00a0#a)}'), /outside/],
  ['a choice of files', draw('<g style="mask:-webkit-image-set(\'//a.example\' 1x)"/>'), /image-set/],
  ['a picture by its name', style('a{mask:image("a.png")}'), /image\(/],
  ['a typeface of another site', style('@font-face{src:url(//a.example/a.woff2)}'), /outside/],
])('a drawing with %s is refused, with its line', async (_, content, words) => {
  expect(await inspect(`\n${content}`)).toEqual({
    danger: { kind: 'holds', holds: expect.stringMatching(words), line: content.split('\n').length + 1 },
  })
})

const many = (count: number, each: (number: number) => string) =>
  Array.from({ length: count }, (_, n) => each(n)).join('')

test.each([
  ['attributes of one element', draw(`<g ${many(200_000, (n) => `a${n}="" `)}/>`)],
  ['elements and attributes', draw(many(600_000, () => '<g/>'))],
  ['elements within each other', draw('<g>'.repeat(5000) + '</g>'.repeat(5000))],
  [
    'references to texts that it declares',
    `<!DOCTYPE svg [<!ENTITY b "${'b'.repeat(900)}">]>${draw(`<text>${'&b;'.repeat(1_000_000)}</text>`)}`,
  ],
])('too many %s are refused', async (what, content) => {
  expect(await inspect(content)).toMatchObject({ damage: { kind: 'too-complex', what } })
})

const inXml = (parts: string) => `<?xml version="1.0"?><rss version="2.0">${parts}</rss>`

test.each<[name: string, content: string, kind: string | undefined]>([
  ['about.html', '<!doctype html><title>About</title>', 'page'],
  ['about.XHTML', '<html/>', 'page'],
  ['google12.html', 'google-site-verification: google12.html', undefined],
  ['google13.html', 'google-site-verification: <script>1</script>', 'page'],
  ['sw.js', '1', 'program'],
  ['game.wasm', 'asm', 'program'],
  ['packed.svgz', 'gz', 'packed'],
  ['feed.xml', inXml('<channel><link>https://a.example</link></channel>'), undefined],
  ['page.xml', inXml('<a:script xmlns:a="http://www.w3.org/1999/xhtml">1</a:script>'), 'holds'],
  ['drawing.xml', draw(''), 'holds'],
  ['styled.xml', `<?xml-stylesheet type="text/xsl" href="/a.xsl"?>${inXml('')}`, 'holds'],
  ['half.xml', '<rss>', 'unread'],
  ['robots.txt', '<script>', undefined],
  ['manifest.json', '{"a":"<script>"}', undefined],
])('%s: %s', async (name, content, kind) => {
  expect((await inspect(content, name))?.danger?.kind).toBe(kind)
})

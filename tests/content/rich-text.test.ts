import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { allowedTags, attributesOf, isAllowedValue } from '../../src/engine/base/text/html-profile'
import { purify } from '../../src/engine/building/site-build/pages/purify'
import { readHtml } from '../../src/engine/content/check/rich-text/html'
import { isOfProfile } from '../../src/engine/pages/elements/rich-html'

/** What check and the sanitiser hold of the same text: nothing vanishes that check has not spoken of. */
const otherTags = [
  'script',
  'svg',
  'math',
  'style',
  'template',
  'table',
  'td',
  'form',
  'textarea',
  'title',
  'div',
  'h1',
]
const tag = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...allowedTags) }, fc.constantFrom(...otherTags))
const value = fc.constantFrom(
  '/about',
  '/about#story',
  'https://a.example/?a=1&amp;b=2',
  'mailto:a@b.example',
  'tel:+441632960000',
  '#a',
  '//a.example',
  '/\\a.example',
  ' /about ',
  'javascript:ran()',
  'data:image/png,a',
  'A fox',
  'de',
  'zh-Hans',
  '',
  '3',
  'a --&gt; b',
  ']]>',
  '&lt;/title&gt;',
  '&quot; onclick=&quot;ran()',
  '\u00a0é🦊',
)
/** A tag with attributes: mostly its own, and some of others. */
const opening = tag.chain((name) => {
  const others = ['href', 'title', 'src', 'alt', 'onclick', 'id', 'is', 'style']
  const attribute = fc
    .tuple(fc.constantFrom(...attributesOf(name), ...attributesOf(name), ...attributesOf(name), ...others), value)
    .map(([attributeName, text]) => ` ${attributeName}="${text}"`)
  return fc.array(attribute, { maxLength: 2 }).map((attributes) => `<${name}${attributes.join('')}>`)
})
const words = fc.constantFrom(
  'words',
  ' ',
  '\n',
  '&amp;',
  '&lt;b&gt;',
  'a & b',
  'é 🦊',
  '\u00a0',
  '--&gt;',
  '<!-- -->',
  '<',
  '\u0000',
)

/** Texts that are closed in order, as authors write them. */
const orderly = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { depthSize: 'small' },
    words,
    fc
      .tuple(opening, fc.array(tie('text'), { maxLength: 3 }))
      .map(([start, inside]) =>
        /^<(br|img)\b/.test(start) ? start : `${start}${inside.join('')}</${start.match(/[a-z0-9]+/)?.[0]}>`,
      ),
  ),
})).text
/** Pieces in any order, as a slip of the hand or an attacker leaves them. */
const disorderly = fc
  .array(
    fc.oneof(
      opening,
      words,
      tag.map((name) => `</${name}>`),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''))
const text = fc.oneof(orderly, disorderly)

/** What a browser makes of a text: its elements and words, whatever way they are written in. */
function shapeOf(html: string): unknown {
  const shape = (node: DefaultTreeAdapterTypes.ChildNode): unknown => {
    if ('value' in node) return node.value
    if (!('tagName' in node)) return node.nodeName
    const attributes = node.attrs.map(({ name, value: written }) => `${name}=${written.trim()}`).sort()
    return [node.tagName, attributes, node.childNodes.map(shape)]
  }
  return parseFragment(html).childNodes.map(shape)
}

test('cleaning a text twice is cleaning it once, and what comes out is of the profile', () => {
  fc.assert(
    fc.property(text, (html) => {
      const clean = purify(html)
      expect(purify(clean)).toBe(clean)
      expect(isOfProfile(clean)).toBe(true)
    }),
    { numRuns: 100, seed: 31 },
  )
})

test('nothing vanishes silently: what check finds nothing wrong with comes through cleaning as it was', () => {
  let accepted = 0
  fc.assert(
    fc.property(text, (html) => {
      const { mistakes, links, images } = readHtml(html)
      const isSound =
        links.every((link) => isAllowedValue('href', link)) && images.every((image) => isAllowedValue('src', image))
      if (mistakes.length > 0 || !isSound) return
      accepted++
      expect(shapeOf(purify(html))).toEqual(shapeOf(html))
    }),
    { numRuns: 400, seed: 32 },
  )
  expect(accepted).toBeGreaterThan(100)
})

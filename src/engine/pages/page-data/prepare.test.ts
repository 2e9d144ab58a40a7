import { expect, test } from 'vitest'
import { createPrepare } from './prepare'

const schemas = {
  'definitions.schema.json': {
    $defs: {
      html: { type: 'string', format: 'html' },
      image: { type: 'string', format: 'image' },
      picture: { type: 'object', properties: { src: { $ref: '#/$defs/image' } } },
      link: { type: 'object', properties: { href: { type: 'string' }, newTab: { type: 'boolean', default: false } } },
    },
  },
  'blocks/note.schema.json': {
    type: 'object',
    properties: {
      size: { enum: ['small', 'large'], default: 'small' },
      heading: { type: 'string' },
      html: { $ref: '../definitions.schema.json#/$defs/html' },
      link: { $ref: '../definitions.schema.json#/$defs/link' },
      picture: { $ref: '../definitions.schema.json#/$defs/picture', shown: { width: 40, height: 30 } },
      icon: { $ref: '../definitions.schema.json#/$defs/image', shown: { width: 8, height: 8 } },
      parts: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            html: { $ref: '../definitions.schema.json#/$defs/html' },
            isOpen: { type: 'boolean', default: true },
            links: { type: 'array', items: { $ref: '#/$defs/button' } },
          },
        },
      },
    },
    $defs: { button: { $ref: '../definitions.schema.json#/$defs/link' } },
  },
}

const prepare = createPrepare(schemas, (html) => `clean ${html}`)
const ready = (block: object) => prepare(block, 'blocks/note.schema.json')

test.each<[string, object, object]>([
  ['a field that is left out gets its default', {}, { size: 'small' }],
  [
    'a picture is cut to the shape of its place, around its point',
    { picture: { src: '/fox.jpg', alt: 'A fox', focus: { across: 70, down: 20 } }, icon: '/fox.png' },
    {
      size: 'small',
      picture: { src: '/fox.jpg#cut=40x30@70,20', alt: 'A fox' },
      icon: '/fox.png#cut=8x8@50,50',
    },
  ],
  ['a field that is written stays', { size: 'large' }, { size: 'large' }],
  [
    'an object inside gets its defaults, whatever file describes it',
    { link: { href: '/' } },
    { size: 'small', link: { href: '/', newTab: false } },
  ],
  [
    'so does every item of a list, and every item of a list in it',
    { parts: [{ isOpen: false }, { links: [{ href: '/' }, { href: '/', newTab: true }] }] },
    {
      size: 'small',
      parts: [
        { isOpen: false },
        {
          isOpen: true,
          links: [
            { href: '/', newTab: false },
            { href: '/', newTab: true },
          ],
        },
      ],
    },
  ],
  [
    'rich text is cleaned wherever it stands, and plain text is left alone',
    { heading: 'a', html: 'b', parts: [{ html: 'c' }] },
    { size: 'small', heading: 'a', html: 'clean b', parts: [{ html: 'clean c', isOpen: true }] },
  ],
  [
    'a field that no schema knows stays as it is',
    { id: 'x', more: [1, null] },
    { size: 'small', id: 'x', more: [1, null] },
  ],
])('%s', (_, block, expected) => {
  const before = structuredClone(block)
  expect(ready(block)).toEqual(expected)
  expect(block).toEqual(before)
})

test('a schema inside another one can be asked for by its pointer', () => {
  expect(prepare({ href: '/' }, 'definitions.schema.json#/$defs/link')).toEqual({ href: '/', newTab: false })
})

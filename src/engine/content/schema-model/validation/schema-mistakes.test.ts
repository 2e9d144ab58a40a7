import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { composeSchemas, isStudioSchema } from '../../../folders/studio-folder/compose-schemas'
import { createCheck } from '../../check'
import { requireUsableSchema } from './require-usable'
import { readSchema } from './schema-mistakes'

const folder = join(import.meta.dirname, '../../../../../schemas')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.schema.json') && !/^(editor|meta)\./.test(name),
)
const [first = '', second = ''] = files.filter((name) => name.startsWith('blocks/'))

/** Checks a site with one schema changed, or more. */
function checkWith(paths: string | string[], from: string | RegExp, to: string) {
  const texts = files.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
  const schemas = Object.fromEntries(
    texts.map(([name, text]) => [
      name,
      readSchema(name, [paths].flat().includes(name) ? text.replace(from, to) : text),
    ]),
  )
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(schemas).filter(([name]) => isWanted(name)))
  const composed = composeSchemas(
    pick((name) => !isStudioSchema(name)),
    pick(isStudioSchema),
    { layouts: ['main'], colours: [] },
  )
  return createCheck(composed)({ text: '{"site": {}, "pages": []}', files: new Map() })
}

test.each([
  ['no JSON', first, '"type": "object",', '"type": "object"', /is no JSON\. A comma is missing/],
  ['a list in its place', first, /^.*$/s, '[]', /A schema is an object/],
  ['a broken pattern', first, '"title":', '"pattern": "(", "title":', /"pattern" is no regular expression/],
  ['no values to choose from', first, '"title":', '"enum": [], "title":', /"enum" is an empty list/],
  ['a lost reference', 'studio/page.schema.json', /#\/\$defs\/\w+/, '#/$defs/lost', /"\$ref" leads to/],
  ['no type of value', first, '"type": "object"', '"type": "objekt"', /"type" must be one of/],
  ['no keyword', first, '"additionalProperties"', '"addProperties"', /"addProperties" is no keyword/],
  [
    'a reference to nothing',
    'pages.schema.json',
    'page.schema.json',
    'pge.schema.json',
    /Did you mean "page.schema.json"\?/,
  ],
])('a schema with %s is named with its line and a sentence', (_, path, from, to, words) => {
  const place = new RegExp(`^schemas/${path}:\\d+:\\d+\\n  `)
  expect(() => checkWith(path, from, to)).toThrow(words)
  expect(() => checkWith(path, from, to)).toThrow(place)
})

test('a keyword that is not known is named wherever it is', () => {
  const places = [first, second].map((path) => `schemas/${path}:\\d+:\\d+`)
  const words = new RegExp(`^${places[0]}\n.*"addProperties" is no keyword.* It is also in\n {2}${places[1]}$`)
  expect(() => checkWith([first, second], '"additionalProperties"', '"addProperties"')).toThrow(words)
})

const type = { const: 'shop' }

const usable =
  (schema: object, path = 'blocks/shop.schema.json') =>
  () =>
    requireUsableSchema({ [path]: readSchema(path, JSON.stringify(schema, null, 1)) })

test.each([
  [
    'all blocks',
    { properties: { parts: { items: { $ref: '../block.schema.json' } } } },
    /leads to all blocks.*"holds": \["text"\]/,
  ],
  [
    'another block',
    { properties: { part: { $ref: 'text.schema.json' } } },
    /leads to the block "text", which is held in a list: write "holds": \["text"\]/,
  ],
  ['a definition of its own', { properties: { part: { $ref: '#/$defs/part' } } }, /leads to "#/],
  ['a condition that is not understood', { if: { properties: { size: { minimum: 3 } } } }, /"if" asks for "minimum"/],
])('a field of %s is refused with the line of its schema', (_, schema, words) => {
  expect(usable(schema)).toThrow(words)
  expect(usable(schema)).toThrow(/^schemas\/blocks\/shop.schema.json:\d+:\d+\n {2}/)
})

test.each([
  ['unencrypted', { frames: ['http://maps.example'] }, /"http:\/\/maps.example" is not encrypted/],
  ['anything', { frames: ['https://*'] }, /allows too much. Name the site/],
  ['all of a country', { frames: ['https://*.example'] }, /allows too much/],
  ['a path in a frame', { frames: ['https://maps.example/embed'] }, /Write the origin alone: "https:\/\/maps.example"/],
  ['a second directive', { scripts: ['https://maps.example/a;b'] }, /has signs that a policy does not take/],
  ['no address', {}, /"asks" names no address/],
  ['a misspelt list', { frame: ['https://maps.example'] }, /has no "frame". Did you mean "frames"\?/],
  ['a word for consent', { frames: ['{origin}'], consent: 'no' }, /"consent" is true or false/],
  ['a misspelt feature', { frames: ['{origin}'], allow: ['full-screen'] }, /"allow" takes a list of features/],
])('a field that asks %s is refused with the line of its schema', (_, asks, words) => {
  const schema = { properties: { map: { type: 'string', asks: { name: 'Maps', ...asks } } } }
  expect(usable(schema)).toThrow(words)
  expect(usable(schema)).toThrow(/^schemas\/blocks\/shop.schema.json:\d+:\d+\n {2}/)
})

test.each([
  ['Restaurnt', 'schema.org has no type "Restaurnt" that is known here. Did you mean "Restaurant"?'],
  ['nmae', 'schema.org has no property "nmae" that is known here. Did you mean "name"?'],
  [[], /says what a field is for search engines. Write a property of/],
  ['offers/price', 'Begin with a property, and write the type of its value behind it: "offers/Offer/price".'],
  ['Hotel/name', '"Hotel/name" is no way to a value.'],
  ['address/Offer/price', '"address" takes no Offer. It takes "PostalAddress" or "Text".'],
  ['offers/Offer/dayOfWeek', 'An Offer has no property "dayOfWeek"'],
  ['acceptedAnswer', 'Write its type and the property there: "acceptedAnswer/Answer/text".'],
  [
    'eventStatus=Cancelled',
    '"Cancelled" is no value of "eventStatus", which takes "EventCancelled", "EventMovedOnline"',
  ],
])('a field that is %s for search engines is refused with the line of its schema', (structuredData, words) => {
  const schema = { properties: { type, text: { type: 'string', structuredData } } }
  expect(usable(schema)).toThrow(words)
  expect(usable(schema)).toThrow(/^schemas\/blocks\/shop.schema.json:\d+:\d+\n {2}/)
})

test('days are chosen from those that schema.org has, whatever authors read', () => {
  const days = (names: string[]) => ({ properties: { type, day: { structuredData: 'dayOfWeek', enum: names } } })
  expect(usable(days(['Monday', 'Friday']))).not.toThrow()
  expect(usable(days(['Montag']))).toThrow('"Montag" is no value of "dayOfWeek", which takes "Friday", "Monday"')
})

test('a field may ask a site, its subdomains, a file of scripts and the site of its own value', () => {
  const asks = {
    name: 'Maps',
    frames: ['https://maps.example', 'https://*.maps.example:8443', '{origin}'],
    connect: ['wss://live.maps.example'],
    scripts: ['https://maps.example/js/widget.js'],
    allow: ['fullscreen'],
  }
  expect(usable({ properties: { type, map: { type: 'string', asks }, asks: { type: 'string' } } })).not.toThrow()
})

test('fields of the definitions and conditions on fields and values are accepted', () => {
  const picture = { $ref: '../definitions.schema.json#/$defs/picture' }
  expect(
    usable({ properties: { type, picture }, if: { required: ['picture'], not: { properties: { a: { enum: [1] } } } } }),
  ).not.toThrow()
})

test.each([
  ['a copied block', 'blocks/shop', { properties: { type: { const: 'text' } } }, /Write "type": \{ "const": "shop" \}/],
  ['a block without fields', 'blocks/shop', {}, /Write "type": \{ "const": "shop" \}/],
  ['a name that no address holds', 'blocks/läden', {}, /Use the letters a to z/],
  ['a template without a page', 'templates/shop', { title: 'Shop' }, /needs one whole page under "examples"/],
])('%s is refused with its file', (_, name, schema, words) => {
  const path = `${name}.schema.json`
  expect(usable(schema, path)).toThrow(words)
  expect(usable(schema, path)).toThrow(`schemas/${path}`)
})

test.each([
  ['apple-itunes-app', '"headTag" names one tag: { "name": "apple-itunes-app" }'],
  [{ name: 'a', rel: 'me' }, '"headTag" names one tag'],
  [{ 'http-equiv': 'refresh' }, '"headTag" names one tag'],
  [{ rel: 'stylesheet' }, '"headTag" writes no link "stylesheet"'],
  [{ name: 'a b' }, '"a b" is no name of a tag'],
  [{ name: 'Robots' }, 'The engine writes "Robots" itself'],
])('a tag of the head that is %o is refused with the line of its schema', (headTag, words) => {
  const path = 'studio/site.schema.json'
  expect(usable({ properties: { tag: { type: 'string', headTag } } }, path)).toThrow(words)
  expect(usable({ properties: { tag: { type: 'string', headTag } } }, path)).toThrow(
    /^schemas\/studio\/site.schema.json:\d/,
  )
})

test('only the settings have tags of the head', () => {
  const tag = { properties: { type, tag: { headTag: { property: 'al:ios:url' } }, headTag: { type: 'string' } } }
  expect(usable(tag, 'studio/site.schema.json')).not.toThrow()
  expect(usable(tag)).toThrow('"headTag" belongs into schemas/studio/site.schema.json')
})

/** Schemas of blocks of these types, each with a list of blocks that holds others. */
const holding = (types: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(types).map(([name, holds]) => {
      const path = `blocks/${name}.schema.json`
      const position = name === 'banner' && { position: 'first' }
      const schema = { ...position, properties: { type: { const: name }, blocks: { holds } } }
      return [path, readSchema(path, JSON.stringify(schema, null, 1))]
    }),
  )

test.each([
  [
    'an unknown type',
    { columns: ['txt'], text: undefined },
    '"holds" names "txt", which is no block. Did you mean "text"?',
  ],
  [
    'itself',
    { columns: ['columns'] },
    '"columns" holds "columns": a block would be in itself. Take one of them out of a "holds".',
  ],
  [
    'what holds it',
    { columns: ['text', 'section'], section: ['columns'], text: undefined },
    '"columns" holds "section", which holds "columns": a block would be in itself. Take one of them out of a "holds".',
  ],
  [
    'the first block of a page',
    { columns: ['banner'], banner: undefined },
    '"banner" has "position": "first", so nothing can hold it. Take it out of "holds", or "position" out of its schema.',
  ],
  ['no list', { columns: 'text' }, '"holds" is a list of types of block, for example ["text"].'],
  ['nothing', { columns: [] }, '"holds" is a list of types of block, for example ["text"].'],
])('a block that holds %s is refused with the line of its schema', (_, types, words) => {
  expect(() => requireUsableSchema(holding(types))).toThrow(`\n  ${words}`)
  expect(() => requireUsableSchema(holding(types))).toThrow(/^schemas\/blocks\/columns.schema.json:\d+:\d+\n/)
})

test('blocks may hold blocks that hold others, and a field may be called "holds"', () => {
  expect(() =>
    requireUsableSchema(holding({ section: ['columns', 'text'], columns: ['text'], text: undefined })),
  ).not.toThrow()
  expect(usable({ properties: { type, holds: { type: 'string' } } })).not.toThrow()
})

test('only a block holds blocks', () => {
  expect(usable({ $defs: { panel: { holds: ['text'] } } }, 'studio/definitions.schema.json')).toThrow(
    '"holds" belongs into the schema of a block',
  )
})

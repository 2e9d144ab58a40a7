import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CompletionItem } from 'vscode-json-languageservice'
import { createViewWriter } from '../../src/engine/commands/generate-command/vs-code'
import { createCheck, type PublicFiles } from '../../src/engine/content/check'
import { toPlaceholder } from '../../src/engine/content/schema-model/examples/to-placeholder'
import { SchemaBook } from '../../src/engine/content/schema-model/schema-book'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import { readSite } from '../../src/engine/folders/site-folder/read-site'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { namesIn } from '../../src/engine/folders/studio-folder/schema-index'
import { createEditor } from '../sites/editor-service'

/** What VS Code proposes and explains in the pages.json of a small site. The "▌" is the cursor, or the mouse. */

const root = join(import.meta.dirname, '../..')
const schemas = await readSchemas(root)
const writeView = createViewWriter(schemas, createValidator(schemas))
const types = namesIn(schemas, 'blocks')
const check = createCheck(schemas)
const book = new SchemaBook(schemas)
const placeholdersOf = (type: string) =>
  (schemas[`blocks/${type}.schema.json`] as { examples: object[] }).examples.map((example) =>
    toPlaceholder(example, book.block(type), book),
  )

const files: PublicFiles = new Map([
  ['/images/fox.svg', { bytes: 4200 }],
  ['/images/Owl.png', { bytes: 42_000 }],
  ['/guides/guide.pdf', { bytes: 1_200_000 }],
  ['/animations/thanks.json', { bytes: 10, isAnimation: true }],
])

const stages = [
  { title: 'One', html: '<p>One.</p>' },
  { title: 'Two', html: '<p>Two.</p>' },
]
const site = {
  shared: { clients: { type: 'clients', heading: 'They trust us' } },
  pages: [
    { path: '/', title: 'Home', blocks: [{ type: 'text', id: 'our-story' }] },
    { path: '/how', title: 'How we work', blocks: [{ type: 'solution', heading: 'How', stages }] },
    { path: '/old', redirect: '/how' },
    {
      path: '/one',
      title: 'One film',
      entry: { collection: 'films', id: 7, categories: ['all', 'museums'] },
      blocks: [{ type: 'text' }],
    },
  ],
}
const editor = createEditor(writeView({ text: JSON.stringify(site), files }) as string)

const page = (block: string) =>
  `{ "pages": [ { "path": "/x", "title": "X", "description": "x", "blocks": [ ${block} ] } ] }`
const labels = (items: CompletionItem[]) => items.map(({ label }) => label)
const quoted = (names: string[]) => names.map((name) => `"${name}"`)

/** The text after a proposal is taken and nothing is written in its gaps. */
function take(marked: string, { textEdit }: CompletionItem): string {
  const text = marked.replace('▌', '')
  if (!textEdit || !('range' in textEdit)) throw new Error('There is nothing to take.')
  const { start, end } = textEdit.range
  const written = textEdit.newText
    .replace(/\$\{\d+:((?:[^}\\]|\\.)*)\}/g, '$1')
    .replace(/\$\d+/g, '')
    .replace(/\\([\\$}])/g, '$1')
  return text.slice(0, start.character) + written + text.slice(end.character)
}

describe('completion', () => {
  test('a place for a block offers every block type, whole, and what is taken is a block that CI accepts', async () => {
    const items = await editor.complete(page('▌'))
    expect(labels(items)).toEqual(expect.arrayContaining(types))
    expect(labels(items)).toEqual(expect.arrayContaining(types.map((type) => `${type} with everything`)))
    const blocks = items.map((item) => JSON.parse(take(page('▌'), item)).pages[0].blocks[0])
    expect(types.flatMap(placeholdersOf)).toEqual(expect.arrayContaining(blocks))
  })

  test('"type" offers every block type, and in an empty block its fields with it', async () => {
    const empty = page('{ "type": "▌" }')
    const items = await editor.complete(empty)
    expect(labels(items)).toEqual([...types.map((type) => `"${type}" and its fields`), ...quoted(types)])
    const blocks = items.map((item) => JSON.parse(take(empty, item)).pages[0].blocks[0])
    expect(blocks.slice(0, types.length)).toEqual(types.map((type) => placeholdersOf(type)[0]))
    expect(labels(await editor.complete(page('{ "type": "▌", "heading": "x" }')))).toEqual(quoted(types))
  })

  test.each([
    ['an empty block: its type, or a shared block', '{ ▌ }', ['type', 'shared']],
    [
      'a block: the fields that it has not yet',
      '{ "type": "clients", "heading": "x", ▌ }',
      ['id', 'image', 'quote', 'hidden'],
    ],
    ['a picture', '{ "type": "clients", "image": { ▌ } }', ['src', 'alt']],
    [
      'a picture file',
      '{ "type": "clients", "image": { "src": "▌" } }',
      quoted(['/images/Owl.png', '/images/fox.svg']),
    ],
    [
      'a link: pages, places in them, documents',
      '{ "type": "callToAction", "buttons": [ { "href": "▌" } ] }',
      quoted(['/', '/#our-story', '/how', '/old', '/one', '/guides/guide.pdf']),
    ],
    ['a shared block', '{ "shared": "▌" }', ['"clients"']],
    ['a collection', '{ "type": "entryGrid", "collection": "▌" }', ['"films"']],
    ['the entries of a collection', '{ "type": "entryGrid", "collection": "films", "ids": [ ▌ ] }', ['7']],
    ['a page that has what is needed of it', '{ "type": "solution", "stagesOf": "▌" }', ['"/how"']],
    [
      'a file, documents first',
      '{ "type": "downloads", "items": [ { "file": "▌" } ] }',
      quoted(['/guides/guide.pdf', '/animations/thanks.json', '/images/Owl.png', '/images/fox.svg']),
    ],
    ['a choice', '{ "type": "solution", "emphasis": "▌" }', ['"quiet"', '"strong"']],
  ])('%s', async (_, block, expected) => {
    expect(labels(await editor.complete(page(block)))).toEqual(expected)
  })

  test.each([
    ['the template of a page', '"template": "▌"', quoted(namesIn(schemas, 'templates'))],
    ['where a redirect leads', '"redirect": "▌"', quoted(['/', '/#our-story', '/how', '/old', '/one'])],
    ['the next free number of each collection', '"entry": { "id": ▌ }', ['8']],
    ['the categories that there are', '"entry": { "categories": [ "▌" ] }', quoted(['all', 'museums'])],
  ])('%s', async (_, field, expected) => {
    expect(labels(await editor.complete(`{ "pages": [ { "path": "/x", ${field} } ] }`))).toEqual(expected)
  })

  test('a place for a page offers one from each template, an empty one and a redirect', async () => {
    const marked = '{ "pages": [ ▌ ] }'
    const items = await editor.complete(marked)
    expect(labels(items)).toEqual(['ip page', 'project page', 'sector page', 'content page', 'redirect'])
    const examples = namesIn(schemas, 'templates').map((name) => {
      const [example] = (schemas[`templates/${name}.schema.json`] as { examples: { entry?: object }[] }).examples
      return { ...example, ...(example?.entry && { entry: { ...example.entry, id: 1 } }) }
    })
    expect(items.slice(0, 3).map((item) => JSON.parse(take(marked, item)).pages[0])).toEqual(examples)
    expect(items.slice(3).map((item) => JSON.parse(take(marked, item)).pages[0])).toEqual([
      { path: '', title: '', description: '', blocks: [] },
      { path: '', redirect: '' },
    ])
  })

  test('a field that holds more is written out with what it must hold', async () => {
    const marked = page('{ "type": "clients", "heading": "x", ▌ }')
    const [, image] = await editor.complete(marked)
    expect(JSON.parse(take(marked, image as CompletionItem)).pages[0].blocks[0].image).toEqual({ src: '', alt: '' })
  })

  test('each proposal says what it stands for: the title of a page, the weight of a file', async () => {
    const details = async (block: string) => (await editor.complete(page(block))).map(({ detail }) => detail)
    expect(await details('{ "type": "solution", "stagesOf": "▌" }')).toEqual(['How we work'])
    expect(await details('{ "type": "clients", "image": { "src": "▌" } }')).toEqual(['42 kB', '5 kB'])
    expect(await details('{ "shared": "▌" }')).toEqual(['clients: They trust us'])
  })
})

describe('hover', () => {
  test.each([
    [
      'a field',
      '{ "type": "banner", "head▌ing": "x" }',
      ['The main heading of the page', '"heading": "Ideas, drawn to life"'],
    ],
    ['a type', '{ "type": "ban▌ner" }', ['The large picture at the top of a page', '"type": "banner"']],
    [
      'a field inside a field',
      '{ "type": "banner", "image": { "al▌t": "x" } }',
      ['for people who cannot see it', '"alt": "A'],
    ],
    ['a shared block', '{ "sha▌red": "clients" }', ['The name of the block under']],
  ])('%s explains itself, with an example', async (_, block, expected) => {
    const words = JSON.stringify((await editor.hover(page(block)))?.contents).replaceAll('\\"', '"')
    for (const part of expected) expect(words).toContain(part)
  })
})

describe('what VS Code says of a mistake', () => {
  const first = async (block: string) =>
    (await editor.diagnose(page(block)))
      .map(({ message }) => String(message))
      .find((message) => message !== 'Missing property "site".')

  test.each([
    ['a block type', '{ "type": "baner" }', 'This is not a block type. Write one of "banner", "callToAction"'],
    [
      'a field',
      '{ "type": "clients", "heading": "x", "imge": 1 }',
      'Clients is written in braces { … } and has these fields only: "type", "id", "heading", "image", "quote", "hidden".',
    ],
    [
      'a link',
      '{ "type": "callToAction", "heading": "x", "buttons": [ { "text": "x", "href": "/nowhere" } ] }',
      'This link leads nowhere. Write a page of this site',
    ],
    [
      'a picture',
      '{ "type": "clients", "heading": "x", "image": { "src": "/images/owl.png", "alt": "An owl" } }',
      'There is no such picture in the public folder. Upper and lower case matter',
    ],
    ['a number instead of a text', '{ "type": "clients", "heading": 7 }', 'Write text between double quotes here'],
    [
      'two ways to choose',
      '{ "type": "entryGrid", "collection": "films", "ids": [7], "orderBy": "homeOrder" }',
      'not by both',
    ],
    [
      'a film',
      '{ "type": "video", "film": { "title": "x", "video": "https://films.example/1" } }',
      'Write the number of a film on Vimeo',
    ],
  ])('%s: in an author’s words', async (_, block, expected) => {
    expect(await first(block)).toContain(expected)
  })

  test.each([
    '/',
    '/?a=1#our-story',
    '/#',
    '/old#any',
    '/guides/guide.pdf',
    '/guides/guide.pdf#page=2',
    'HTTPS://other.example/a?b#c',
    'https://bücher.example:8080/ä',
    'mailto:a@b.example?subject=Hi%20you',
    'tel:+441632960000',
    '',
    'how',
    '/how/',
    '/How',
    '/#our-stori',
    '/how#our-story',
    '//other.example',
    'http://other.example',
    'https://',
    'https://a b',
    'https://other.example/a b',
    'https:///x',
    'mailto:',
    'mailto:a b@c.example',
    'tel:call me',
    'javascript:alert(1)',
    'data:text/html,a',
    '/guides/Guide.pdf',
    '/nowhere',
    '/one#',
    '/one?x#y',
    ' /how',
    '/how\n',
  ])('the link %j is checked as in CI', async (href) => {
    const content = structuredClone(site) as { site?: object; pages: { blocks?: object[] }[] }
    content.pages[0]?.blocks?.push({ type: 'callToAction', heading: 'x', buttons: [{ text: 'Read more', href }] })
    const text = JSON.stringify(content)
    const { problems } = check({ text, files })
    const ci = problems.filter(({ pointer, severity }) => pointer.endsWith('/href') && severity === 'error')
    const marked = text.indexOf(`"href":${JSON.stringify(href)}`) + '"href":'.length
    const own = (await editor.diagnose(text)).filter(({ range }) => range.start.character === marked)
    expect(own.length > 0).toBe(ci.length > 0)
  })
})

test('VS Code proposes the pages of the site itself', async () => {
  const real = await readSite(root)
  const realEditor = createEditor(writeView(real) as string)
  const offset = real.text.lastIndexOf('"href": "') + '"href": "'.length
  const marked = `${real.text.slice(0, offset)}▌${real.text.slice(offset)}`
  const paths: string[] = JSON.parse(real.text).pages.map(({ path }: { path: string }) => path)
  expect(labels(await realEditor.complete(marked))).toContain(`"${paths[0]}"`)
})

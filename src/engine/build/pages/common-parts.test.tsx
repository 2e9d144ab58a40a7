import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { readyFrame } from '../../compile'
import { CommonPart, CommonPartContext } from '../../elements/common-part'
import { readSchemas } from '../../project/read-schemas'
import { Page } from '../../render/Page'
import { createCommonParts } from './common-parts'
import { registry } from './registry'

const Greeting = vi.fn(({ name }: { name: string }) => <p>Hello, {name}</p>)

/** A page as a build makes it: rendered with places for its parts, which are filled then. */
function build(parts: ReturnType<typeof createCommonParts>, ...names: string[]): string {
  const greetings = names.map((name) => <CommonPart key={name} of={Greeting} with={{ name }} />)
  const tree = <CommonPartContext value={parts.place}>{greetings}</CommonPartContext>
  return parts.fill(renderToString(tree))
}

test('a part is rendered once for all pages that give it equal props', () => {
  const parts = createCommonParts()
  Greeting.mockClear()
  expect(build(parts, 'Ada')).toBe('<p>Hello, <!-- -->Ada</p>')
  expect(build(parts, 'Ada', 'Grace')).toBe('<p>Hello, <!-- -->Ada</p><p>Hello, <!-- -->Grace</p>')
  expect(Greeting).toHaveBeenCalledTimes(2)
})

test('no text can take the place of a part', () => {
  const written = '<common-part id="0"></common-part>'
  expect(build(createCommonParts(), written)).not.toContain(written)
})

test('in the browser a part is an ordinary component', () => {
  expect(renderToString(<CommonPart of={Greeting} with={{ name: 'Ada' }} />)).toBe('<p>Hello, <!-- -->Ada</p>')
})

const root = join(import.meta.dirname, '../../../..')
const { settings } = readyFrame(JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')), await readSchemas(root))

test.each(
  Object.keys(registry.layouts).flatMap((layout) =>
    ['/', '/projects', '/projects/natural-capital', '/thegoodhour'].map((path) => [layout, path]),
  ),
)('the parts of the layout "%s" know nothing but their props, at %s', (layout, path) => {
  const words = { path, layout, title: '', description: '', htmlClass: '', isIndexed: true }
  const page = { ...words, blocks: [], assets: {} }
  const parts = createCommonParts()
  const html = (placePart?: typeof parts.place) =>
    renderToString(<Page page={page} settings={settings} registry={registry} placePart={placePart} />)
  const built = html(parts.place)
  expect(built).toContain('<common-part')
  expect(parts.fill(built)).toBe(html())
})

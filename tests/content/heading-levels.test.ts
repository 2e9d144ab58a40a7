import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentPage } from '../../src/engine/base/schema-types/content'
import type { ReadyBlock } from '../../src/engine/base/shared-types/page'
import { gatherHeadings, outlineHeadings } from '../../src/engine/content/check/content-index/headings'
import { eachHeld } from '../../src/engine/content/schema-model/held-blocks'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { holdersIn } from '../../src/engine/pages/page-data/hold-blocks'
import '../random'
import { compileSite } from '../sites/compile-site'

const root = join(import.meta.dirname, '../..')
const schemas = await readSchemas(root, join(root, 'starter'))
const validate = createValidator(schemas, 'pages.schema.json')
const holders = holdersIn(schemas)

const heading = fc.option(fc.constant({ heading: 'A' }), { nil: {} })
const text = heading.map((own) => ({ type: 'text', ...own, html: '<p>a</p>' }))
const listOf = (...items: fc.Arbitrary<object>[]) => fc.array(fc.oneof(...items), { minLength: 1, maxLength: 3 })
const folds = fc
  .tuple(heading, listOf(text, fc.constant({ shared: 'visit' })))
  .map(([own, blocks]) => ({ type: 'folds', ...own, folds: [{ title: 'A', blocks }] }))
const columns = fc
  .tuple(heading, listOf(text, folds), listOf(text, folds, fc.constant({ shared: 'visit' })))
  .map(([own, ...lists]) => ({ type: 'columns', ...own, columns: lists.map((blocks) => ({ blocks })) }))

const shared = {
  visit: { type: 'contact', heading: 'Visit' },
  offer: {
    type: 'columns',
    heading: 'Offer',
    columns: [
      { blocks: [{ slot: true }] },
      { blocks: [{ type: 'folds', folds: [{ title: 'A', blocks: [{ shared: 'visit' }] }] }] },
    ],
  },
}

const use = fc.oneof(
  fc.constant({ shared: 'visit' }),
  listOf(text, folds).map((slot) => ({ shared: 'offer', slot })),
)

/** The levels of the headings of blocks, in reading order, as they are shown. */
const levelsIn = (blocks: ReadyBlock[]): number[] =>
  blocks.flatMap((block) => {
    const inner: number[] = []
    eachHeld(block, holders.get(block.type) ?? [], (list) => inner.push(...levelsIn(list as ReadyBlock[])))
    return [...('heading' in block ? [2 + (block.headingDepth ?? 0)] : []), ...inner]
  })

test('the check reckons the level of each heading in blocks within blocks as pages show it', async () => {
  await fc.assert(
    fc.asyncProperty(listOf(text, columns, folds, use), async (blocks) => {
      const page = { path: '/', title: '', description: '', blocks } as unknown as ContentPage
      const content = { site: { name: '', titleSuffix: '', url: 'https://a.example' }, shared, pages: [page] }
      const outline = outlineHeadings(validate(content).annotations, [])
      const checked = gatherHeadings({ pointer: '/pages/0', language: 'en' }, shared, outline).filter(({ pointer }) =>
        pointer.endsWith('/heading'),
      )
      const { pages } = await compileSite({
        ...{ schemas, loads: {}, notify: () => undefined, content: content as never },
        assetOf: () => undefined,
        groundOf: () => undefined,
        sanitize: (html) => html,
      })
      expect(checked.map(({ level }) => level)).toEqual(levelsIn(pages[0]?.blocks ?? []))
    }),
  )
})

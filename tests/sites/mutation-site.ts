import { join } from 'node:path'
import type { PublicFiles } from '../../src/engine/content/check'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { namesIn } from '../../src/engine/folders/studio-folder/schema-index'
import { placesOf } from './mutations'
import { studioContent } from './studio-site'

const root = join(import.meta.dirname, '../..')

/** The schemas of this project. */
export const schemas = await readSchemas(root)

/** Finds what the schemas themselves say, without the words of the check. */
export const validate = createValidator(schemas)

/** A page, as far as the changes look at it. */
export interface Page {
  path: string
  blocks?: unknown[]
  entry?: { collection: string; id: number }
  [field: string]: unknown
}

/** A site, as far as the changes look at it. */
interface Site {
  site: object
  shared: Record<string, unknown>
  pages: Page[]
}

/** Every example of every block's schema. */
export const examples = namesIn(schemas, 'blocks').flatMap((type) =>
  (schemas[`blocks/${type}.schema.json`] as { examples: object[] }).examples.map((example) => ({ type, example })),
)

/** What the schemas find in a block of some page: its addresses, files and anchors. */
const findIn = (block: object) =>
  validate({ ...studioContent, pages: [{ path: '/', title: '-', description: '-', blocks: [block] }] }).annotations

/** The files that a site names. */
const filesIn = (content: unknown): string[] =>
  validate(content).annotations.flatMap(({ format, value }) =>
    ['image', 'file', 'animation', 'loop'].includes(format) ? [String(value)] : [],
  )

/** The made-up studio, whose content no author changes. */
export const studio: Site = studioContent

/** The files of its public folder. */
export const published: PublicFiles = new Map(
  filesIn(studio).map((file) => [
    file,
    { bytes: 100, isAnimation: file.startsWith('/animations/'), isLoop: file.startsWith('/loops/') },
  ]),
)

/** A page with the places that anchors name, and nothing else. */
const pageWith = (page: Page, anchors: string[]): Page => ({
  ...page,
  blocks: [{ type: 'entryHeader' }, ...anchors.map((id) => ({ type: 'text', id, html: '<p>Here.</p>' }))],
})

/** The places that the examples name: anchors by the paths of their pages. */
const namedPlaces = new Map<string, Set<string>>()
for (const { example } of examples)
  for (const { format, value } of findIn(example)) {
    const [, path, anchor] = ['href', 'page', 'place', 'destination'].includes(format)
      ? (String(value).match(/^(\/[^#?]*)#?([^?]*)/) ?? [])
      : []
    if (!path) continue
    const anchors = namedPlaces.get(path) ?? new Set()
    if (anchor) anchors.add(anchor)
    namedPlaces.set(path, anchors)
  }

/** The entries that the examples name, or of whose categories they speak. */
const namedEntries = examples.flatMap(({ example }) => {
  const {
    collection,
    ids = [1],
    filter = ['all'],
  } = example as { collection?: string; ids?: number[]; filter?: string[] }
  return collection ? ids.map((id) => ({ collection, id, categories: filter })) : []
})

/** The studio with little on its pages, and with each address, anchor and entry that an example names. */
export const small: Site = {
  ...studio,
  pages: [
    ...studio.pages.map(({ template: _, ...page }) => {
      const ids = placesOf(page.blocks).flatMap(({ key, path }) => (key === 'id' ? [readAt(page.blocks, path)] : []))
      const anchors = [...ids.filter((id) => typeof id === 'string'), ...(namedPlaces.get(page.path) ?? [])]
      return page.blocks ? pageWith(page, [...new Set(anchors)]) : page
    }),
    ...[...namedPlaces]
      .filter(([path]) => !studio.pages.some((page) => page.path === path))
      .map(([path, anchors]) =>
        pageWith({ path, title: `Page at ${path}`, description: `What an example leads to: ${path}.` }, [...anchors]),
      ),
    ...namedEntries
      .filter(({ id }) => !studio.pages.some(({ entry }) => entry?.id === id))
      .map((entry) => ({
        ...pageWith(
          { path: `/projects/${entry.id}`, title: `Film ${entry.id}`, description: 'A film of an example.' },
          [],
        ),
        entry: { ...entry, image: '/images/cover.svg', description: 'What an example shows.' },
      })),
  ],
}

/** The files that the small site and the examples name are in its public folder. */
export const files: PublicFiles = new Map(
  [small, ...examples.map(({ example }) => withExample(example))]
    .flatMap(filesIn)
    .map((file) => [file, { bytes: 100, isAnimation: true, isLoop: true }]),
)

/** The value at a path. */
export function readAt(content: unknown, path: string[]): unknown {
  return path.reduce<unknown>((value, token) => (value as Record<string, unknown>)[token], content)
}

/** A page of its own for each example, so that a change of it has one place. */
export function withExample(example: object) {
  const page = {
    path: '/example',
    title: 'An example page',
    description: 'One block, as its schema shows it.',
    blocks: [example],
  }
  return { ...small, pages: [...small.pages, page] }
}

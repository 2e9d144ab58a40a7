import { join } from 'node:path'
import type { PublicFiles } from '../src/engine/check'
import { createValidator } from '../src/engine/check/schema/validate'
import { readSchemaFiles } from '../src/engine/generate/schema-files'
import { namesIn } from '../src/engine/generate/schema-index'
import { readSite } from '../src/engine/site/read-site'
import { placesOf } from './mutations'

const root = join(import.meta.dirname, '..')
const { text, files: publicFiles } = await readSite(root)

/** The schemas of this project. */
export const schemas = await readSchemaFiles(join(root, 'schemas'))

/** Finds what the schemas themselves say, without the words of the check. */
export const validate = createValidator(schemas)

/** The content of this project. */
export const real = JSON.parse(text)

/** The files of its public folder. */
export const published = publicFiles

/** A page, as far as the changes look at it. */
export interface Page {
  path: string
  blocks?: unknown[]
  entry?: { collection: string }
  [field: string]: unknown
}

/** Every example of every block's schema. */
export const examples = namesIn(schemas, 'blocks').flatMap((type) =>
  (schemas[`blocks/${type}.schema.json`] as { examples: object[] }).examples.map((example) => ({ type, example })),
)
const wordsOfExamples = JSON.stringify([examples, real.site, real.shared])

/** The real site with little on its pages: each address, anchor and entry that an example names. */
export const small = {
  ...real,
  pages: (real.pages as Page[])
    .filter(({ path, entry, template }) => wordsOfExamples.includes(`"${path}`) || entry || template)
    .filter(
      ({ path, entry }, index, all) =>
        wordsOfExamples.includes(`"${path}`) ||
        all.findIndex((other) => other.entry?.collection === entry?.collection) > index - 8,
    )
    .map(({ template: _, blocks, ...page }) => {
      const ids = placesOf(blocks).flatMap(({ key, path }) => (key === 'id' ? [readAt(blocks, path)] : []))
      const anchors = ids
        .filter((id) => typeof id === 'string')
        .map((id) => ({ type: 'text', id, html: '<p>Here.</p>' }))
      return blocks ? { ...page, blocks: [{ type: 'entryHeader' }, ...anchors] } : page
    }),
}

/** Every file that the small site and the examples name. */
const named = [small, ...examples.map(({ example }) => withExample(example))].flatMap((content) =>
  validate(content).annotations.filter(({ format }) => ['image', 'file', 'animation'].includes(format)),
)

/** They are in the public folder of the small site. */
export const files: PublicFiles = new Map(named.map(({ value }) => [String(value), { bytes: 100, isAnimation: true }]))

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

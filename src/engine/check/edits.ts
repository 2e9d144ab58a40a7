import { isObject } from '../model/json'
import type { Content } from './content/content'
import { findHeadlines } from './content/headlines'
import { readContent } from './content/read-content'
import { runRules } from './problems/run-rules'
import type { PublicFiles } from './public-file'
import { type MakeValidator, typesIn, withoutOtherTypes } from './schema/quick-validator'
import { type Annotation, createValidator, type Schemas } from './schema/validate'

/** What an edit has made of some pages, each as JSON. */
export interface Edit {
  /** The content without its pages: nothing in it has changed. */
  frame: Record<string, unknown>
  before: unknown[]
  after: unknown[]
  files: PublicFiles
}

/** What only the page itself is judged by: words, and the film. Other rules look at every other value across pages. */
const ofThePage = new Set(['alt', 'html', 'link-text', 'headingLevel', 'vimeo', 'title', 'description', 'quote'])

const isPlain = (value: unknown) => typeof value !== 'object'

const seenValue = ({ format, value, pointer, wanted }: Annotation) => [
  format,
  pointer,
  !ofThePage.has(format) && isPlain(value) ? value : null,
  wanted,
]

/** The words of an entry: no page is judged by those of another. Grids and neighbours show them: see dependants.ts. */
function withoutWords(entry: unknown) {
  if (!isObject(entry)) return entry
  const { title: _1, description: _2, client: _3, agency: _4, director: _5, imageAlt: _6, ...others } = entry
  return others
}

/** What another page is judged by, or the build, in a page: its own fields but words, the kinds of its blocks and which are hidden, every address. */
function seenPage(page: unknown) {
  if (!isObject(page)) return page
  const { blocks, title: _, description: __, entry, ...head } = page
  const kinds = Array.isArray(blocks)
    ? blocks.map((block) => (isObject(block) ? [block.type, block.hidden, Object.keys(block)] : block))
    : blocks
  const addresses = JSON.stringify(page).match(/["']\/[^"'?#]*/g)
  return [head, withoutWords(entry), kinds, addresses]
}

/** Everything about some pages that the verdict on the rest of the site may depend on, and all that is wrong with them. */
function seenFromOutside(content: Content, pages: unknown[]): string {
  const { links, images, annotations } = content
  const findings = runRules(content, 'error').map(({ rule, pointer }) => [rule, pointer])
  return JSON.stringify([pages.map(seenPage), links, images, annotations.map(seenValue), findings])
}

/**
 * Whether a site without errors stays one; no when in doubt. Warnings are another matter: they stop no build.
 *
 * A rule looks at one page alone, or at what pages show to each other: addresses, names, entries, ids. So where an edit
 * leaves all of that as it was, and on its own pages brings nothing to light and mends nothing, every other page is what
 * it was to every rule. Only warnings compare the words of pages, as their titles.
 */
export function keepsVerdict(
  schemas: Schemas,
  { frame, before, after, files }: Edit,
  make: MakeValidator = createValidator,
): boolean {
  const validate = make(withoutOtherTypes(schemas, typesIn({ ...frame, pages: before })))
  const headlines = findHeadlines(schemas)
  const look = (pages: unknown[]): string | undefined => {
    const value = { ...frame, pages }
    const { errors, annotations } = validate(value)
    const content = readContent(value, annotations, files, headlines)
    return errors.length > 0 ? undefined : seenFromOutside(content, pages)
  }
  const seen = look(after)
  return seen !== undefined && seen === look(before)
}

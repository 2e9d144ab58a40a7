import type { ContentPage, Page, SiteContent } from '../../base/schema-types/content'
import { Failure } from '../../base/shared-types/failure'
import { readLanguages } from '../../base/shared-types/languages/languages'
import { toPlaceholder } from '../../content/schema-model/examples/to-placeholder'
import { withEachHeld } from '../../content/schema-model/examples/with-each-held'
import { SchemaBook } from '../../content/schema-model/schema-book'
import type { Catalogue, CatalogueField } from '../../pages/block-catalogue/examples'
import { isRedirect } from '../../pages/page-data'
import type { Compile, ContentToShow } from './compile'

interface BlockSchema {
  title: string
  description: string
  required: string[]
  properties: Record<string, { title: string; description: string }>
  examples: { type: string }[]
}

/** In the order of the schema, without "type". */
const describeFields = ({ properties, required }: BlockSchema): CatalogueField[] =>
  Object.entries(properties)
    .filter(([name]) => name !== 'type')
    .map(([name, { title, description }]) => ({ name, title, description, isRequired: required.includes(name) }))

/** In the language of the site: the second page of a collection, because it has neighbours; else the first page. */
function findHost({ pages, site }: SiteContent): ContentPage {
  const languages = readLanguages(site)
  const own = (pages as Page[]).filter(
    (page): page is ContentPage => !isRedirect(page) && languages.of(page.path) === languages.own,
  )
  const [first, second] = own.filter(({ entry }) => entry && entry.isVisible !== false)
  const host = second ?? first ?? own[0]
  if (!host) throw new Failure('The catalogue needs a site with a page.')
  return host
}

/** All examples are on one of the site's pages, so that `load` finds real content. */
export async function compileCatalogue(compile: Compile, input: ContentToShow): Promise<Catalogue> {
  const { content, schemas } = input
  const described = Object.entries(schemas).flatMap(([file, schema]) => {
    const type = file.match(/^blocks\/(.+)\.schema\.json$/)?.[1]
    return type === undefined ? [] : [{ type, schema: schema as BlockSchema }]
  })
  const host = findHost(content)
  const book = new SchemaBook(schemas)
  // The last example is the one that is shown before a block is added.
  const examplesOf = ({ type, schema }: (typeof described)[number]) => [
    ...schema.examples.slice(0, -1),
    ...withEachHeld(type, book),
    ...schema.examples.slice(-1),
  ]
  const examples = described.flatMap(examplesOf) as ContentPage['blocks']
  const pages = content.pages.map((page) => (page === host ? { ...host, blocks: examples } : page)) as Page[]
  const site = compile({ ...input, content: { ...content, pages: pages as typeof content.pages } })
  const page = await site.compilePage(site.pages.find(({ path }) => path === host.path) ?? host)
  const ready = page.blocks.values()
  const blocks = described.map(({ type, schema }) => ({
    type,
    title: schema.title,
    description: schema.description,
    fields: describeFields(schema),
    examples: examplesOf({ type, schema }).flatMap((example) => {
      const { value } = ready.next()
      return value ? [{ toFillIn: toPlaceholder(example, schema, book), block: value }] : []
    }),
  }))
  return { settings: site.settingsIn(page.language), page, blocks }
}

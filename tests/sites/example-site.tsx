import { join } from 'node:path'
import type { ReactNode } from 'react'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { namesIn } from '../../src/engine/folders/studio-folder/schema-index'
import { loads } from '../../src/engine/pages/page-data/studio'
import { PageTree } from '../../src/engine/pages/render/PageTree'
import { registry } from '../../src/engine/pages/render/registry'
import type { Page as PageContent, SiteSettings } from '../../src/studio/generated/content'
import { compileSite, type ReadySite } from './compile-site'
import { withoutFiles } from './without-files'

/** Every block type with every example of its schema: this list is the folder, nobody keeps it by hand. */
export const schemas = await readSchemas(join(import.meta.dirname, '../..'))
export const examples = namesIn(schemas, 'blocks').flatMap((type) =>
  (schemas[`blocks/${type}.schema.json`] as { examples: { type: string }[] }).examples.map((block, index) => ({
    type,
    number: index + 1,
    block,
  })),
)

const site: SiteSettings = {
  name: 'Small Studio',
  titleSuffix: ' | Small Studio',
  url: 'https://small.example',
  navigation: { main: [{ text: 'Home', href: '/' }] },
  contact: { email: 'hello@small.example', phone: '01632 960 000', phoneLink: '+441632960000' },
  footer: { links: [{ text: 'Home', href: '/' }] },
  formService: { url: 'https://forms.small.example/subscribe' },
}

const entry = (id: number) => ({
  collection: 'projects',
  id,
  image: '/images/fox.svg',
  client: 'Fernway',
  categories: ['all' as const],
  homeOrder: id,
})

/** A site of three entries; the block under test stands on the middle one, so that it has neighbours. */
export async function siteWith(block: object, layout?: string): Promise<ReadySite> {
  const pages = [1, 2, 3].map((id) => ({
    path: `/projects/${id}`,
    title: `Project ${id}`,
    description: `About ${id}.`,
    entry: entry(id),
    layout,
    blocks: [block],
  }))
  const content = { site, pages: pages as unknown as [PageContent] }
  return compileSite({ content, schemas, ...withoutFiles, loads, notify: () => undefined })
}

/** Returns the page of a test site that its block stands on. */
export function pageOf({ pages, settings }: ReadySite): ReactNode {
  const page = pages[1]
  if (!page) throw new Error('The test site has no second page.')
  return <PageTree page={page} settings={settings} registry={registry} />
}

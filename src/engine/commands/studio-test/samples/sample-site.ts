import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ContentPage, SiteContent } from '../../../base/schema-types/content'
import { isContentPage } from '../../../base/shared-types/site-pages'
import type { PublicFile } from '../../../content/check'
import { publicFolderOf } from '../../../folders/site-folder/public-files'
import type { SiteFiles } from '../../../folders/site-folder/read-site'
import type { SchemaFiles } from '../../../folders/studio-folder/schema-files'
import { listSamples, type SampleGroup } from './list-samples'
import { drawPicture, type PictureForm, pictureAt } from './pictures'

/** A page of samples, each in a block of its own. */
export interface SamplePage extends SampleGroup {
  path: string
}

/** A browser is quicker with many pages than with long ones. */
const mostBlocks = 35

/** The second entry has neighbours; else the first one, else any page. */
function findHost(pages: ContentPage[]): ContentPage | undefined {
  const [first, second] = pages.filter(({ entry }) => entry && entry.isVisible !== false)
  return second ?? first ?? pages[0]
}

function paginate(groups: SampleGroup[]): SamplePage[] {
  const parts = groups.flatMap(({ samples, ...group }) => {
    const count = Math.ceil(samples.length / mostBlocks)
    const size = Math.ceil(samples.length / count)
    return Array.from({ length: count }, (_, at) => ({ ...group, samples: samples.slice(at * size, (at + 1) * size) }))
  })
  return parts.map((part, index) => ({ ...part, path: `/standard-${index + 1}` }))
}

/** The pictures of samples are drawn beside the public files of the site. */
async function placePublicFiles(site: string, folder: string): Promise<Map<string, PublicFile>> {
  const from = publicFolderOf(site)
  const to = join(folder, 'public')
  await mkdir(to, { recursive: true })
  if (existsSync(from)) await cp(from, to, { recursive: true, preserveTimestamps: true })
  const drawn = new Map<string, PublicFile>()
  for (const form of ['usual', 'tall', 'wide'] satisfies PictureForm[]) {
    const { content, ...file } = await drawPicture(form)
    for (let number = 0; number < 20; number++) {
      const address = pictureAt(form, number)
      await mkdir(dirname(join(to, address)), { recursive: true })
      await writeFile(join(to, address), content)
      drawn.set(address, file)
    }
  }
  return drawn
}

export interface SampleSite {
  given: SiteFiles
  pages: SamplePage[]
}

function layoutsIn(schemas: SchemaFiles): string[] {
  const page = schemas['page.schema.json'] as {
    $defs?: { content?: { properties?: { layout?: { enum?: string[] } } } }
  }
  return page.$defs?.content?.properties?.layout?.enum ?? []
}

/**
 * Pages with samples are entries as one page of the site is: blocks find neighbours and lists. `folder` gets the public
 * files.
 */
export async function makeSampleSite(site: SiteFiles, schemas: SchemaFiles, folder: string): Promise<SampleSite> {
  const content = JSON.parse(site.text) as SiteContent
  const own = content.pages.filter(isContentPage)
  const host = findHost(own)
  const layouts = layoutsIn(schemas)
  const pages = paginate(listSamples(schemas, (address) => site.files.has(address)))
  const written = pages.map(({ path, manner, samples }, index) => ({
    path,
    title: host?.title ?? path,
    description: host?.description ?? path,
    layout: layouts[index % layouts.length],
    // Lists of entries show them once, beside the examples.
    ...(host?.entry && { entry: { ...host.entry, isVisible: manner === 'as it is' } }),
    blocks: samples.map(({ block }) => block),
  }))
  // What is guarded would need a key.
  const open = content.pages.map((page) =>
    isContentPage(page) ? { ...page, guard: undefined, template: undefined } : page,
  )
  const drawn = await placePublicFiles(site.folder, folder)
  return {
    given: {
      folder,
      text: JSON.stringify({ ...content, pages: [...open, ...written] }),
      files: new Map([...site.files, ...drawn]),
      at: site.at,
    },
    pages,
  }
}

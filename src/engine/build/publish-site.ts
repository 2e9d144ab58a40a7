import { join } from 'node:path'
import { writePictures } from '../compile/pictures/pictures'
import { findReplacedFiles, findShownPictures } from '../compile/pictures/shown-pictures'
import type { SiteContent } from '../generated/content'
import { splitRedirects } from '../model/site-pages'
import type { BuiltSite } from './build-options'
import type { WholeInput } from './build-whole'
import type { Bundle } from './code/bundle'
import type { Output } from './output/output'
import { takePublicFiles } from './output/public-files'
import { linkOrCopy } from './output/site-folder'
import type { RenderedSite } from './pages/render-site'
import { rememberSite } from './reuse/remember'
import { nameSources, type PartNotes } from './shards/part-mark'
import type { CheckedSite, SiteSource } from './site-source'

/** A site whose pages are made, and what its other files are found by. */
interface PublishInput
  extends Omit<WholeInput, 'site' | 'findAccessKey'>,
    Omit<SiteSource, 'bytes'>,
    Omit<CheckedSite, 'content' | 'films'> {
  /** The content as it was rendered. */
  content: SiteContent
  bundle: Bundle
  output: Output
  rendered: RenderedSite
  /** That of guarded pages, "" where there are none. */
  accessKey: string
}

/** Adds what pages show, turns the last site into this one, and remembers what it was made of. Throws BrokenPicture. */
export async function publishSite(input: PublishInput): Promise<Omit<BuiltSite, 'problems' | 'isEdit'>> {
  const { root, out, cache, formAddress, content, schemas, files, publicFiles, folder, text, share, bundle } = input
  const { output, rendered, wholeFiles, accessKey, progress } = input
  const pictures = findShownPictures(rendered.shown)
  const encoded = await writePictures({
    pictures,
    folder,
    cache: join(root, 'node_modules/.cache/pictures'),
    place: (name, from) => linkOrCopy(output, from, `assets/${name}`),
    progress,
  })
  const replaced = new Set(findReplacedFiles(rendered.shown, wholeFiles))
  const publicFolder = join(folder, 'public')
  const { pages, nameOf, sources } = rendered
  await takePublicFiles(output, {
    folder: publicFolder,
    addresses: files.keys(),
    replaced,
    paths: content.pages.map(({ path }) => path),
    nameOf,
    share,
  })

  const code = [bundle.id, JSON.stringify(bundle.manifest)]
  const notes = async (): Promise<PartNotes> => ({
    pages,
    redirects: splitRedirects(content.pages).redirects.map(({ path }) => path),
    replaced: [...replaced].map((address) => nameOf(address.slice(1))),
    sources: await nameSources({ content, files, folder: publicFolder, schemas, code, accessKey }),
  })
  const published = await output.publish(share ? await notes() : { pages })
  const made = { published, pictures: pictures.length, encoded }
  if (share || !text) return made
  const circumstances = { schemas, publicFiles, formAddress, accessKey }
  const site = { out, id: published.id, code: bundle.id, cache, text, sources, circumstances }
  await rememberSite({ ...site, pictures: pictures.length })
  return made
}

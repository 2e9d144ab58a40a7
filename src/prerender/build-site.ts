import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCheck } from '../check'
import { sendFormsTo } from '../compile/form-address'
import { writePictures } from '../compile/pictures'
import { readSite } from '../compile/read-site'
import { findReplacedFiles, findShownPictures, findWholeFiles } from '../compile/shown-pictures'
import { headerRules } from '../deploy/headers'
import { writeHeadersFile } from '../deploy/headers-file'
import { readHostedSite } from '../deploy/hosted-site'
import { readSchemaFiles } from '../generate/schema-files'
import type { Problem } from '../model/problem'
import type { Progress } from '../model/progress'
import { splitRedirects } from '../model/site-pages'
import { findAccessKey, refuseMadeKey } from './access-key'
import { ensureBundle } from './bundle'
import { buildEdit } from './edits/build-edit'
import { namePublicFiles } from './edits/circumstances'
import { rememberSite } from './edits/remember'
import { refuseFewerPages } from './fewer-pages'
import { refuseLeakedKey } from './key-leaks'
import { type Output, openOutput, type Published } from './output/output'
import { takePublicFiles } from './public-files'
import type { RenderedSite } from './render-site'
import type * as ServerEntry from './server-entry'
import { nameSources, type PartNotes } from './shards/part-mark'
import { openPart } from './shards/part-output'
import type { Share } from './shards/share'
import { linkOrCopy, takeFolder } from './site-folder'

/** What to build, where to, and whom to tell. */
export interface BuildOptions {
  /** The folder of this project: schemas/ and src/ are in it. */
  root: string
  /** The folder with pages.json and public/. */
  site: string
  /** The folder that the site is built into. */
  out: string
  /** Where forms are sent instead of the service that the site names. */
  formAddress?: string
  /** Whether the site may have far fewer pages than at its last build. */
  mayLosePages?: boolean
  /** The part of the site to build, where several builds share the work; see shards/merge.ts. */
  share?: Share
  notify: (line: string) => void
  progress: Progress
}

/** What a build has made beside the pages. */
interface BuiltSite {
  problems: []
  published: Published
  /** How many pictures of pixels the pages show, and how many of them were encoded now. */
  pictures: number
  encoded: number
  /** Whether only what an edit has changed was checked and rendered; see edits/build-edit.ts. */
  isEdit: boolean
}

/** A build's answer: the problems that stopped it with the text they are in, or what it has rendered and changed. */
export type BuildResult =
  | { problems: Problem[]; text: string }
  | (Omit<RenderedSite, 'htmlBytes' | 'shown' | 'nameOf' | 'sources'> & BuiltSite)

/** Reads and checks a site. What only the check needs, which is much on a large site, is forgotten here. */
async function readChecked(root: string, site: string) {
  const [schemas, { text, files, folder, today }] = await Promise.all([
    readSchemaFiles(join(root, 'schemas')),
    readSite(site),
  ])
  const checked = createCheck(schemas)(text, files, undefined, today)
  const { problems, content } = checked
  if (!content) return { problems, text }
  const hasFilms = checked.found.some(({ format }) => format === 'vimeo')
  const wholeFiles = findWholeFiles(checked.found)
  const publicFiles = namePublicFiles(folder, files)
  return { content, text, schemas, files, publicFiles, folder, wholeFiles, hasFilms, warnings: problems.length }
}

/**
 * Checks, then makes what is new beside the last site, then turns that one into the next: whatever fails before that
 * leaves the last site as it was. Throws UnreadableSite, KeyLeaked, ForeignFolder, FewerPages, BlockNotReady, BrokenPicture, BlockBroke,
 * PageNotSettled.
 */
export async function buildSite({
  root,
  site,
  out: outFolder,
  formAddress,
  mayLosePages = false,
  share,
  notify,
  progress,
}: BuildOptions): Promise<BuildResult> {
  const out = resolve(outFolder)
  const cache = join(root, 'node_modules/.cache/site-output')
  const tellWarnings = (warnings: number) => {
    if (warnings > 0)
      notify(`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}: "npm run check" shows what to do.`)
  }
  const askAccessKey = async () => {
    const key = await findAccessKey(root, notify)
    refuseLeakedKey(key, root, site)
    return key
  }
  const edit = share
    ? undefined
    : await buildEdit({ root, site, out, cache, formAddress, findAccessKey: askAccessKey, notify })
  if (edit) {
    tellWarnings(edit.warnings)
    return { problems: [], ...edit, encoded: 0, isEdit: true }
  }
  const read = await readChecked(root, site)
  if (!read.content) return { problems: read.problems, text: read.text }
  const { content, schemas, files, folder, wholeFiles, hasFilms, warnings } = read
  tellWarnings(warnings)

  const bundle = await ensureBundle(root, notify)
  const output: Output = share ? await openPart(out, cache, share, notify) : await openOutput(out, cache, notify)
  let accessKey = ''
  try {
    const pathsOf = (areRedirects: boolean) =>
      content.pages.filter((page) => 'redirect' in page === areRedirects).map(({ path }) => path)
    if (!mayLosePages) refuseFewerPages(output.last?.pages, pathsOf(false), pathsOf(true))
    const { renderSite } = (await import(pathToFileURL(bundle.server).href)) as typeof ServerEntry
    const built = sendFormsTo(formAddress, content)
    const rendered = await renderSite({
      content: built,
      headers: writeHeadersFile(headerRules(readHostedSite(built, hasFilms, files.keys()))),
      schemas,
      folder,
      files,
      manifest: bundle.manifest,
      client: bundle.client,
      renderer: bundle.id,
      output,
      notify,
      findAccessKey: async () => {
        if (share) refuseMadeKey()
        accessKey = await askAccessKey()
        return accessKey
      },
      share,
      progress,
    })
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
    const { pages, nameOf } = rendered
    await takePublicFiles(output, {
      folder: publicFolder,
      addresses: files.keys(),
      replaced,
      paths: content.pages.map(({ path }) => path),
      nameOf,
      share,
    })
    await takeFolder(output, join(bundle.client, 'assets'), (file) => `assets/${file}`)
    const code = [bundle.id, JSON.stringify(bundle.manifest)]
    const notes = async (): Promise<PartNotes> => ({
      pages,
      redirects: splitRedirects(content.pages).redirects.map(({ path }) => path),
      replaced: [...replaced].map((address) => nameOf(address.slice(1))),
      sources: await nameSources({ content: built, files, folder: publicFolder, schemas, code, accessKey }),
    })
    const published = await output.publish(share ? await notes() : { pages })
    if (!share) {
      const { text, publicFiles } = read
      const circumstances = { schemas, publicFiles, formAddress, accessKey }
      const { sources } = rendered
      await rememberSite({
        out,
        id: published.id,
        code: bundle.id,
        cache,
        text,
        content,
        warnings,
        pictures: pictures.length,
        sources,
        circumstances,
      })
    }
    return { problems: [], ...rendered, published, pictures: pictures.length, encoded, isEdit: false }
  } finally {
    await output.close()
  }
}

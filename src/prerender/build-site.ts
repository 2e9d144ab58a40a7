import { cp, mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCheck } from '../check'
import { sendFormsTo } from '../compile/form-address'
import { writePictures } from '../compile/pictures'
import { readSite } from '../compile/read-site'
import { findReplacedFiles, findShownPictures } from '../compile/shown-pictures'
import { readSchemaFiles } from '../generate/schema-files'
import type { Problem } from '../model/problem'
import type { Progress } from '../model/progress'
import { findAccessKey } from './access-key'
import { copyClient, ensureBundle } from './bundle'
import { claim, publish, refuseFewerPages, stagingOf } from './publish'
import type * as ServerEntry from './server-entry'

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
  notify: (line: string) => void
  progress: Progress
}

/** A build's answer: the problems that stopped it with the text they are in, or how many pages it wrote and the paths of guarded ones. */
export type BuildResult =
  | { problems: Problem[]; text: string }
  | { problems: []; pages: number; redirects: number; guarded: string[] }

/**
 * Checks, then builds a whole site beside the last one, then swaps them: whatever fails before that leaves the last
 * site as it was. Throws UnreadableSite, ForeignFolder, FewerPages, BlockNotReady, BrokenPicture, BlockBroke,
 * PageNotSettled.
 */
export async function buildSite({
  root,
  site,
  out: outFolder,
  formAddress,
  mayLosePages = false,
  notify,
  progress,
}: BuildOptions): Promise<BuildResult> {
  const out = resolve(outFolder)
  const [schemas, { text, files, folder, today }] = await Promise.all([
    readSchemaFiles(join(root, 'schemas')),
    readSite(site),
  ])
  const checked = createCheck(schemas)(text, files, undefined, today)
  const { content } = checked
  if (!content) return { problems: checked.problems, text }

  const warnings = checked.problems.length
  if (warnings > 0) notify(`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}: "npm run check" shows what to do.`)

  await claim(out)
  const pathsOf = (areRedirects: boolean) =>
    content.pages.filter((page) => 'redirect' in page === areRedirects).map(({ path }) => path)
  if (!mayLosePages) await refuseFewerPages(out, pathsOf(false), pathsOf(true))
  const bundle = await ensureBundle(root, notify)
  const { prerenderSite } = (await import(pathToFileURL(bundle.server).href)) as typeof ServerEntry

  const staging = stagingOf(out)
  try {
    await mkdir(staging, { recursive: true })
    await cp(join(folder, 'public'), staging, { recursive: true, force: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      },
    )
    await copyClient(bundle, staging)
    const ready = await prerenderSite({
      content: sendFormsTo(formAddress, content),
      schemas,
      folder,
      files,
      manifest: bundle.manifest,
      out: staging,
      notify,
      findAccessKey: () => findAccessKey(root, notify),
      progress,
    })
    await writePictures({
      pictures: findShownPictures(ready.pages),
      folder,
      cache: join(root, 'node_modules/.cache/pictures'),
      out: staging,
      progress,
    })
    const replaced = findReplacedFiles(ready.pages, checked.found)
    await Promise.all(replaced.map((address) => rm(join(staging, address), { force: true })))
    await publish(staging, out, { routes: ready.pages.map(({ path }) => path) })
    return {
      problems: [],
      pages: ready.pages.length,
      redirects: ready.redirects.length,
      guarded: ready.pages.flatMap(({ guard, path }) => (guard ? [path] : [])),
    }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

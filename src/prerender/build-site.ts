import { cp, mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCheck } from '../check'
import { sendFormsTo } from '../compile/form-address'
import { readSite } from '../compile/read-site'
import { readSchemaFiles } from '../generate/schema-files'
import type { Problem } from '../model/problem'
import type { Progress } from '../model/progress'
import { findAccessKey } from './access-key'
import { copyClient, ensureBundle } from './bundle'
import { claim, publish, stagingOf } from './publish'
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
  notify: (line: string) => void
  progress: Progress
}

/** A build's answer: the problems that stopped it, or how many pages it wrote and the paths of guarded ones. */
export type BuildResult =
  | { problems: Problem[] }
  | { problems: []; pages: number; redirects: number; guarded: string[] }

/**
 * Checks, then builds a whole site beside the last one, then swaps them: whatever fails before that leaves the last
 * site as it was. Throws UnreadableSite, ForeignFolder, BlockNotReady, BlockBroke, PageNotSettled.
 */
export async function buildSite({
  root,
  site,
  out: outFolder,
  formAddress,
  notify,
  progress,
}: BuildOptions): Promise<BuildResult> {
  const out = resolve(outFolder)
  const [schemas, { text, files, folder }] = await Promise.all([readSchemaFiles(join(root, 'schemas')), readSite(site)])
  const checked = createCheck(schemas)(text, files)
  if (!checked.content) return { problems: checked.problems }

  await claim(out)
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
      content: sendFormsTo(formAddress, checked.content),
      schemas,
      folder,
      files,
      manifest: bundle.manifest,
      out: staging,
      notify,
      findAccessKey: () => findAccessKey(root, notify),
      progress,
    })
    await publish(staging, out, { pages: ready.pages.length })
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

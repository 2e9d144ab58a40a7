import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { PublicFiles, Schemas } from '../../check'
import type { ContentText } from '../../compile/content-text'
import { pageFiles } from '../../model/addresses'
import type { Bundle } from '../code/bundle'
import type { Output } from '../output/output'
import { lastKeys } from '../pages/make-pages'
import { inShare, type Share } from '../shards/share'
import { type RenderPool, startRenderPool } from './render-pool'

/** A pages.json of fewer bytes is rendered sooner than threads have started. It holds about 150 pages. */
const worthThreads = 600_000

/** A thread has loaded its code and warmed up when it could have made the pages of as many bytes. */
const bytesPerThread = 6_000_000

/** Threads beyond this many wait for the disk. */
const mostThreads = 8

/** An address that names a file in the site's folder, whatever else there may be to say of it. */
const isPlain = (path: string) => /^\/[a-z0-9/-]{0,200}$/.test(path)

/** What threads make pages of, and where to. */
export interface PageRunInput {
  text: ContentText
  formAddress?: string
  schemas: Schemas
  folder: string
  files: PublicFiles
  bundle: Bundle
  output: Output
  share?: Share
}

/** Threads that make all pages of a site but the guarded ones. */
export type PageRun = Pick<RenderPool, 'finish'>

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch {
    // Who reads it says what is wrong.
    return 0
  }
}

/** Starts threads for a site with a long text; none for a small one. */
export function startThreads(bundle: Bundle, site: string): RenderPool | undefined {
  const textLength = sizeOf(join(site, 'pages.json'))
  if (textLength < worthThreads) return undefined
  const count = Math.min(mostThreads, availableParallelism(), Math.ceil(textLength / bytesPerThread))
  return startRenderPool(join(bundle.server, '../start.cjs'), count)
}

/**
 * Lets threads make the pages of a site. Its content need not be checked yet: what comes of it is published after the
 * check or not at all. Returns whether they have begun: not when an address could lead out of the site's folder.
 */
export function beginPages(pool: RenderPool, { text, files, bundle, output, share, ...input }: PageRunInput): boolean {
  const pages = text.heads.flatMap(({ redirect, path, guard }, index) =>
    redirect === undefined ? [{ index, path: String(path), isGuarded: guard !== undefined }] : [],
  )
  if (!pages.every(({ path }) => isPlain(path))) return false
  const own = inShare(pages, share).filter(({ isGuarded }) => !isGuarded)
  const room = output.makeRoom(own.flatMap(({ path }) => pageFiles(path)))
  pool.begin({
    ...input,
    text,
    files: new Map(files),
    manifest: bundle.manifest,
    client: bundle.client,
    renderer: bundle.id,
    room,
    jobs: own.map(({ index, path }) => ({ index, last: lastKeys(output, path) })),
  })
  return true
}

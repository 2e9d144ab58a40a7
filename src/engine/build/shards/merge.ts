import { join } from 'node:path'
import type { Progress } from '../../model/progress'
import { refuseFewerPages } from '../output/fewer-pages'
import { openOutput, type Published } from '../output/output'
import { realFolder } from '../output/real-folder'
import { linkOrCopy } from '../output/site-folder'
import { chooseFiles, refuseLostPages, refuseUnfit } from './fit-parts'
import { partFiles } from './part-output'
import { readPart, verifyFiles } from './read-part'

/** Which parts to join, and where to. */
export interface MergeOptions {
  /** The folder of this project: the cache is in it. */
  root: string
  /** The folders of the parts, in any order. */
  parts: string[]
  /** The folder for the site. */
  out: string
  /** Whether the site may have far fewer pages than the one that stands there. */
  mayLosePages?: boolean
  notify: (line: string) => void
  progress: Progress
}

/** The site that parts have become. */
export interface MergedSite {
  pages: string[]
  redirects: string[]
  published: Published
}

/**
 * Joins the parts of a site into the site that a single build makes, byte for byte. All of them are checked first, and
 * the last site stays whole until the new one is. Throws PartsDoNotFit, ForeignFolder, FewerPages.
 */
export async function mergeParts({
  root,
  parts: folders,
  out: outFolder,
  mayLosePages = false,
  notify,
  progress,
}: MergeOptions): Promise<MergedSite> {
  const parts = folders.map(readPart).sort((one, other) => one.part - other.part)
  refuseUnfit(parts)
  refuseLostPages(parts)
  const files = chooseFiles(parts)
  const [{ pages, redirects }] = parts as [(typeof parts)[0]]
  for (const [index, part] of parts.entries()) {
    progress('Checked', index, parts.length, 'parts')
    await verifyFiles(part)
  }
  const out = realFolder(outFolder)
  const output = await openOutput(out, join(root, 'node_modules/.cache/site-output'), notify)
  try {
    if (!mayLosePages) refuseFewerPages(output.last?.pages, pages, redirects)
    for (const [index, { file, content, hash, from }] of files.entries()) {
      await linkOrCopy(output, join(from.folder, partFiles, file), file, hash, content)
      progress('Joined', index + 1, files.length, 'files')
    }
    const published = await output.publish({ pages })
    return { pages, redirects, published }
  } finally {
    await output.close()
  }
}

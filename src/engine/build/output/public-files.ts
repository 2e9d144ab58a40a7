import { pageFiles } from '../../model/addresses'
import { inShare, type Share } from '../shards/share'
import { siteMark } from './mark'
import type { Output } from './output'
import { takeFolder } from './site-folder'

/** Which files of public/ go into a site. */
export interface PublicFilesInput {
  /** The folder public/. */
  folder: string
  /** The addresses of all that is in it. */
  addresses: Iterable<string>
  /** The addresses of pictures for which copies stand in. */
  replaced: Set<string>
  /** The paths of all pages and redirects: the files that they are written to come first. */
  paths: string[]
  /** What a file of public/ is called in the site. */
  nameOf: (file: string) => string
  share?: Share
}

/** What the build writes beside the pages. */
const ownFiles = ['sitemap.xml', 'robots.txt', '_headers', '_redirects', siteMark]

/** Takes the files of public/ over, each as it is; of a part of a site, its share of them. */
export async function takePublicFiles(
  output: Output,
  { folder, addresses, replaced, paths, nameOf, share }: PublicFilesInput,
): Promise<void> {
  const written = new Set([...ownFiles, ...paths.flatMap(pageFiles)])
  const wanted = new Set(inShare([...addresses].sort(), share))
  await takeFolder(output, folder, (file) => {
    const address = `/${file}`
    return wanted.has(address) && !replaced.has(address) && !written.has(file) ? nameOf(file) : undefined
  })
}

import { pageFiles, timesFile } from '../../model/addresses'
import type { Output } from './output'
import { placeFolder } from './place-files'
import { markerFile } from './site-marker'

/** Which files of public/ go into a site. */
export interface PublicFilesInput {
  /** The folder public/. */
  folder: string
  /** The addresses of all files in it. */
  addresses: Iterable<string>
  /** The addresses of pictures for which copies stand in. */
  replaced: Set<string>
  /** The paths of all pages and redirects: the files that they are written to come first. */
  paths: string[]
  /** Returns what a file of public/ is called in the site. */
  nameOf: (file: string) => string
}

/** The files that the build writes beside the pages. */
const ownFiles = ['sitemap.xml', 'robots.txt', '_headers', '_redirects', timesFile, markerFile]

/** Places the files of public/, each as it is. */
export async function placePublicFiles(
  output: Output,
  { folder, addresses, replaced, paths, nameOf }: PublicFilesInput,
): Promise<void> {
  const written = new Set([...ownFiles, ...paths.flatMap((path) => [path.slice(1), ...pageFiles(path)])])
  const wanted = new Set(addresses)
  await placeFolder(output, folder, (file) => {
    const address = `/${file}`
    return wanted.has(address) && !replaced.has(address) && !written.has(file) ? nameOf(file) : undefined
  })
}

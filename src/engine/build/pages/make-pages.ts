import type { PageSources } from '../../compile/page-sources'
import type { ContentPage } from '../../generated/content'
import { pageFiles } from '../../model/addresses'
import type { Bundle } from '../code/bundle'
import { loadBuilt } from '../code/bytecode'
import type * as ServerEntry from '../code/server-entry'
import type { Output } from '../output/output'
import type { LastKeys, MadePage, MakerInput } from './page-maker'

/** What pages are made of in this thread, and where they go. */
export interface MakePagesInput extends Omit<MakerInput, 'manifest' | 'client' | 'renderer' | 'room'> {
  bundle: Bundle
  output: Output
  /** Needed for guarded pages. */
  accessKey?: string
}

/** The keys of a page's files in the last site. */
export const lastKeys = (output: Output, path: string): LastKeys => {
  const [html, data] = pageFiles(path)
  return [output.keyOf(html), output.keyOf(data)]
}

/** Notes the files of a page that is made. */
export function takePage(output: Output, { path, key, isNew }: MadePage): void {
  for (const file of pageFiles(path)) {
    if (isNew) output.take(file, key)
    else output.keep(file, key)
  }
}

/** Makes pages in this thread; `tell` gets each one. Returns what they were made of. Throws what PageMaker.make does. */
export async function makePages(
  pages: ContentPage[],
  { bundle, output, accessKey, ...input }: MakePagesInput,
  tell: (made: MadePage) => void = () => undefined,
): Promise<PageSources> {
  const { createPageMaker } = loadBuilt(bundle.server) as typeof ServerEntry
  const room = output.makeRoom(pages.flatMap(({ path }) => pageFiles(path)))
  const { manifest, client, id: renderer } = bundle
  const { make, sources } = createPageMaker({ ...input, manifest, client, renderer, room })
  for (const page of pages) {
    const made = await make(page, lastKeys(output, page.path), accessKey)
    takePage(output, made)
    tell(made)
  }
  return sources
}

import type { ContentText } from '../../compile/content-text'
import type { PageSources } from '../../compile/page-sources'
import { type Circumstances, nameCircumstances } from './circumstances'
import { writeSnapshot } from './snapshot'

/** A site that has been published, and what it was made from. */
export interface BuiltSite {
  /** The folder that it stands in, and its name. */
  out: string
  id: string
  /** Stands for the code that built it. */
  code: string
  /** Where builds keep what they remember of their output. */
  cache: string
  /** The text of pages.json. */
  text: ContentText
  /** How many pictures of pixels its pages show. */
  pictures: number
  sources: PageSources
  circumstances: Circumstances
}

/** Remembers what a whole site was made from, so that the next edit can be built alone; see build-edit.ts. */
export async function rememberSite(site: BuiltSite): Promise<void> {
  const { out, id, code, cache, text, pictures, sources, circumstances } = site
  // Where a block has shown what is not in the content, nobody can tell what the next build would show.
  if (sources.others) return
  await writeSnapshot(cache, out, {
    ...text,
    id,
    code,
    circumstances: nameCircumstances(circumstances),
    pictures,
    sources,
  })
}

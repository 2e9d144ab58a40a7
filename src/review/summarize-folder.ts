import { readJson } from '../check/syntax'
import { readSite } from '../compile/read-site'
import { Failure } from '../model/failure'
import { compareSites } from './compare'
import { readRevision } from './revision'
import { summarize } from './summary'

/**
 * What has changed in a folder since a revision, as markdown for people. Throws a Failure where one of the two states
 * cannot be read.
 */
export async function summarizeFolder(site: string, since: string): Promise<string> {
  const { text, files } = await readSite(site)
  const was = await readRevision(site, since, files)
  const [before, now] = [readJson(was.text ?? '{}'), readJson(text)]
  if (!before.isCertain)
    throw new Failure(
      `The pages.json of ${was.name} could not be read for certain, so what has changed cannot be told.`,
    )
  if (!now.isCertain)
    throw new Failure(
      'pages.json cannot be read for certain, so what has changed cannot be told. "npm run check" shows what to mend.',
    )
  return summarize(
    compareSites({ value: before.value, files: was.files }, { value: now.value, files }, was.replaced),
    was.name,
  )
}

import { type ChangeSince, readChangeSince } from '../../content/change-summary/change-since'
import { summarize } from '../../content/change-summary/summary'
import { cachedValidator } from '../../folders/site-folder/cached-validator'
import { readSite } from '../../folders/site-folder/read-site'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { readRevision } from './read-revision'

/** `root` is the folder with schemas/; `time` is as for timeOf. Throws a Failure if either state cannot be read. */
export async function readFolderChange(root: string, site: string, since: string, time?: string): Promise<ChangeSince> {
  const [now, schemas] = await Promise.all([readSite(site, time), readSchemas(root, site)])
  return readChangeSince(await readRevision(site, since, now.files), now, {
    schemas,
    validate: cachedValidator(root, schemas),
  })
}

/** Markdown. Throws a Failure. */
export async function summarizeFolder(root: string, site: string, since: string): Promise<string> {
  const { change, context } = await readFolderChange(root, site, since)
  return summarize(change, context)
}

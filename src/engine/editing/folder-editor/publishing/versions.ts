import { Failure } from '../../../base/shared-types/failure'
import { readRevision } from '../../../commands/summary-command/read-revision'
import { readChangeSince } from '../../../content/change-summary/change-since'
import { cachedValidator } from '../../../folders/site-folder/cached-validator'
import { readSite } from '../../../folders/site-folder/read-site'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import { knownMain } from '../../../git/git-publishing/git/sent-branch'
import { findLost, nameReplaced } from '../../edited-site/changes/former-files'
import type { EditCommand } from '../../edited-site/command'
import type { PublishedVersion, VersionList } from '../../edited-site/publishing'
import { versionWithoutSite } from '../../edited-site/sentences'
import { requireRepository } from './last-version'

const isShallowNote =
  'Older versions are not in this folder: it was fetched in part. To get them, enter in a terminal: git fetch --unshallow'

const format = ['%H', '%an', '%cI', '%s'].join('%x1f')

function readVersion(line: string): PublishedVersion {
  const [id = '', author = '', time = '', words = ''] = line.split('\x1f')
  return { id, author, time, words }
}

/** What is checked out, and the main branch of the server as of the last fetch. Throws a GitFailure. */
export async function listVersions(site: string, count: number): Promise<VersionList> {
  const repository = await requireRepository(site)
  const { git, head, pages, publicFolder } = repository
  const heads = [head, (await knownMain(repository)) ?? head]
  const log = await git.read(
    ['log', `--max-count=${count + 1}`, `--format=${format}`, ...heads, '--', pages, publicFolder],
    'git cannot list the versions of the site.',
  )
  const versions = log.split('\n').filter(Boolean).map(readVersion)
  const hasMore = versions.length > count
  const isCut = !hasMore && (await git.ask('rev-parse', '--is-shallow-repository')) === 'true'
  return { kind: 'versions', versions: versions.slice(0, count), hasMore, ...(isCut && { note: isShallowNote }) }
}

/** The site now, compared with a version. `filesFor` reads the files that edits need, or one alone, and that are gone. */
export async function compareVersion({ root, site }: { root: string; site: string }, version: string) {
  const { git } = await requireRepository(site)
  const [now, schemas] = await Promise.all([readSite(site), readSchemas(root, site)])
  const was = await readRevision(site, version, now.files)
  if (was.text === undefined) throw new Failure(versionWithoutSite)
  const { words, time } = readVersion((await git.ask('log', '-1', `--format=${format}`, version)) ?? '')
  const former = nameReplaced({ text: was.text, files: was.blobs }, was.replaced)
  const tools = { schemas, validate: cachedValidator(root, schemas) }
  const compared = readChangeSince({ ...was, name: words, text: former.text }, now, tools)
  const read = async ([address, id]: [string, string]): Promise<[string, Uint8Array]> => [
    address,
    new Uint8Array((await git.run(['cat-file', 'blob', id])).out),
  ]
  const filesFor = async ({ edits }: EditCommand, alone?: string): Promise<ReadonlyMap<string, Uint8Array>> =>
    new Map(await Promise.all(findLost(edits, former.files, now.files, alone).map(read)))
  return { compared, since: { subject: words, time }, filesFor }
}

import { hiddenPart } from '../../../base/text/hidden-files'
import { readRevision } from '../../../commands/summary-command/read-revision'
import type { EarlierSite } from '../../../content/change-summary/change-since'
import { type FileFact, toFact } from '../../../content/file-inspection/file-facts'
import { sourceOf } from '../../../content/file-inspection/file-source'
import { inspectFile } from '../../../content/file-inspection/inspect-file'
import { openWithSharp } from '../../../folders/site-folder/open-picture'
import { openRepository, type Repository } from '../../../git/git-publishing/git/repository'
import { lastVersion, readSent } from '../../../git/git-publishing/git/sent-branch'
import { GitFailure } from '../../../git/local-git/git'
import { NoRepository } from '../../../git/local-git/open-git'

/** Throws a GitFailure where no version is recorded. */
export async function requireRepository(site: string): Promise<Repository> {
  const repository = await openRepository(site)
  if (repository instanceof NoRepository)
    throw new GitFailure(
      `${repository.message} There is no version to compare with, but you can undo what you did.`,
      repository.output,
    )
  return repository
}

/** Finds the version that was sent last, else the last commit. Throws a GitFailure if neither exists. */
export async function findLastVersion(site: string) {
  const repository = await requireRepository(site)
  return { repository, ...(await lastVersion(repository, await readSent(repository))) }
}

export interface LostFile {
  bytes: Uint8Array
  fact: FileFact
}

export interface FormerVersion extends Pick<EarlierSite, 'text' | 'files'> {
  lost: ReadonlyMap<string, LostFile>
}

/** Reads the last version, or another one. `now` are the files of the folder. Throws a Failure. */
export async function readFormer(site: string, now: EarlierSite['files'], version?: string): Promise<FormerVersion> {
  const repository = await requireRepository(site)
  const head = version ?? (await lastVersion(repository, await readSent(repository))).head
  const { text, files, replaced } = await readRevision(site, head, now)
  const isLost = (address: string) =>
    (replaced.has(address) || !now.has(address)) && hiddenPart(address) === undefined && text?.includes(address)
  const lost = new Map<string, LostFile>()
  for (const address of [...files.keys()].filter(isLost)) {
    const { out } = await repository.git.run(['cat-file', 'blob', `${head}:${repository.publicFolder}${address}`])
    const bytes = new Uint8Array(out)
    const file = { bytes: bytes.length, ...(await inspectFile(sourceOf(address, bytes), openWithSharp)) }
    lost.set(address, { bytes, fact: toFact(address, file, bytes) })
  }
  return { text, files, lost }
}

import { join } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import type { SavedChange } from '../../editing/edited-site/publishing'
import { writeArchive } from '../../editing/edited-site/site-archive'
import { readSiteFileSync } from '../../folders/site-folder/read-file'
import { GitFailure } from '../local-git/git'
import type { Repository } from './git/repository'
import { withScratch } from './git/sent-branch'
import { type PublishedFiles, stageTree } from './steps/tree'

const maxFileBytes = 200_000_000

const today = () => new Date().toISOString().slice(0, 10)

function wrap({ bytes, ...file }: Omit<SavedChange, 'kind' | 'base64'> & { bytes: Buffer }): SavedChange {
  if (bytes.length > maxFileBytes)
    throw new Failure('The change is too large for one file. Hand over the whole folder.')
  return { kind: 'file', ...file, base64: bytes.toString('base64') }
}

/** A patch, pictures included. Throws a GitFailure. */
export function savePatch(repository: Repository, published: PublishedFiles): Promise<SavedChange> {
  return withScratch(async (scratch) => {
    const { git, tree } = await stageTree(repository, published, scratch)
    const options = ['--binary', '--full-index', '--no-color', '--no-ext-diff', '--no-textconv', '--no-renames']
    const prefixes = ['--src-prefix=a/', '--dst-prefix=b/']
    const { out, code, words } = await git.run(['diff', ...options, ...prefixes, repository.head, tree])
    if (code !== 0) throw new GitFailure('git could not list the changes. Nothing was saved.', words)
    const name = `site-change-${today()}.patch`
    const advice = `Send ${name} to the person who looks after the site, and say what it is about. They apply it in the site’s folder with:`
    return wrap({ name, type: 'text/x-patch', bytes: out, advice, command: `git apply ${name}` })
  })
}

/** Without git nothing can be compared: the archive holds all content and its files. */
export function saveArchive(site: string, { text, files }: PublishedFiles): SavedChange {
  const contents = files.map((address) => ({ address, bytes: readSiteFileSync(join(site, 'public', address)) }))
  const name = `site-${today()}.zip`
  const advice = `Send ${name} to the person who looks after the site, and say what it is about. It holds pages.json and every file that the pages show; they unpack it over the site's folder.`
  const bytes = Buffer.from(writeArchive({ text, files: contents }))
  return wrap({ name, type: 'application/zip', bytes, advice })
}

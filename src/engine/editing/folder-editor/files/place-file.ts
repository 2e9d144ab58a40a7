import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from '../../../base/shared-types/failure'
import { publicFolderOf } from '../../../folders/site-folder/public-files'
import { writeAtomicallySync } from '../../../folders/site-folder/write-atomically'
import { isPublicAddress } from '../../edited-site/files/file-name'

/** Makes its folder. Throws a Failure for a hidden address, for one outside of public/, by dots or a link, and where public/ is a link. */
export function pathIn(root: string, address: string): string {
  const path = join(root, address)
  const refuse = () => {
    throw new Failure(`"${address}" is not in the public folder. Nothing was changed.`)
  }
  if (!isPublicAddress(address)) refuse()
  publicFolderOf(dirname(root))
  mkdirSync(root, { recursive: true })
  // New folders are made in the last one that exists: no symbolic link may lead out of it.
  let there = dirname(path)
  while (!existsSync(there)) there = dirname(there)
  if (realpathSync(there) !== join(realpathSync(root), there.slice(root.length))) refuse()
  mkdirSync(dirname(path), { recursive: true })
  return path
}

/** Through to the disk. */
export function writeNewFile(path: string, bytes: Uint8Array): void {
  writeAtomicallySync(path, (unfinished) => writeFileSync(unfinished, bytes, { flag: 'wx', mode: 0o644, flush: true }))
}

import { readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { ForeignFolder } from './site-marker'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/**
 * Resolves the symbolic links of a path, which need not exist yet: the build moves files next to the folder, and links
 * stay. Throws ForeignFolder when links form a circle.
 */
export function realFolder(path: string): string {
  const out = resolve(path)
  try {
    return realpathSync(out)
  } catch (error) {
    if (codeOf(error) === 'ELOOP')
      throw new ForeignFolder(`${out} is a symbolic link that leads back to itself. Name another folder with --out.`)
    if (codeOf(error) !== 'ENOENT' || dirname(out) === out) return out
    const target = readLink(out)
    const parent = realFolder(dirname(out))
    return target === undefined ? join(parent, basename(out)) : realFolder(resolve(parent, target))
  }
}

/** Throws ForeignFolder for a folder in a site's own public/. */
export function refusePublicFolder(out: string, site: string): void {
  if (`${out}${sep}`.startsWith(`${realFolder(join(site, 'public'))}${sep}`))
    throw new ForeignFolder(
      `${out} is in the public folder of the site, so that the next site would hold this one. Name another folder with --out.`,
    )
}

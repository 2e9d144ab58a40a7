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
 * The folder that a path leads to, whether it is there yet or not, without any symbolic link on the way: a site is built
 * beside that folder and into it, and a link stays what it is. Throws ForeignFolder when links lead round in a circle.
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

/** Refuses to build into a site's own public/, all of which the next build would publish. Throws ForeignFolder. */
export function refusePublicFolder(out: string, site: string): void {
  if (`${out}${sep}`.startsWith(`${realFolder(join(site, 'public'))}${sep}`))
    throw new ForeignFolder(
      `${out} is in the public folder of the site, so that the next site would hold this one. Name another folder with --out.`,
    )
}

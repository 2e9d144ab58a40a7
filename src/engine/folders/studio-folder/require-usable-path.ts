import { sep } from 'node:path'
import { Failure } from '../../base/shared-types/failure'

/**
 * Vite takes the first two for the start of a query or fragment. With the third, neither Sass nor a preview finds its
 * files.
 */
const signs = /[#?%]/

/** Throws a Failure for a folder in which code cannot be built. */
export function requireUsablePath(folder: string): void {
  const part = folder.split(sep).find((name) => signs.test(name))
  const [sign] = part?.match(signs) ?? []
  if (part === undefined || sign === undefined) return
  const instead = part.replace(/[#?%\s]+/g, ' ').trim() || 'site'
  throw new Failure(
    `The code of a studio cannot be built in ${folder}: the programs that build it take no "${sign}" in the name of a folder. Name that folder "${instead}" instead of "${part}".`,
  )
}

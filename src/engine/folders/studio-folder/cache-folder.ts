import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import { getOrAdd } from '../../base/shared-types/maps'

const folders = new Map<string, string>()

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return existsSync(folder) ? false : isWritable(dirname(folder))
  }
}

/** Cached code imports packages of the engine, which Node finds in a folder above it. */
function linkPackages(root: string, folder: string): void {
  const found = createRequire(join(root, 'package.json')).resolve('ajv/package.json')
  mkdirSync(folder, { recursive: true })
  const link = join(folder, 'node_modules')
  if (!existsSync(link)) symlinkSync(dirname(dirname(found)), link, 'junction')
}

/** Below the packages of the engine or, where those are read-only, with the user's caches. */
export function cacheFolder(root: string): string {
  return getOrAdd(folders, root, () => {
    const usual = join(root, 'node_modules/.cache')
    if (isWritable(usual)) return usual
    const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
    const own = join(caches, 'schema-pages', createHash('sha256').update(root).digest('hex').slice(0, 16))
    try {
      linkPackages(root, own)
    } catch {
      throw new Failure(
        `Neither ${usual} nor ${own} can be written, where built code is kept. Name a folder for caches: XDG_CACHE_HOME=/path/to/folder`,
      )
    }
    return own
  })
}

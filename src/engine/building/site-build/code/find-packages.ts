import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

export function packageFolders(folder: string): string[] {
  const parent = dirname(resolve(folder))
  const own = join(resolve(folder), 'node_modules')
  return parent === resolve(folder) ? [own] : [own, ...packageFolders(parent)]
}

/** Packages of a studio may be anywhere; those of the engine are found for it, too. */
export function findPackages(root: string): Plugin {
  const fromEngine = join(root, 'package.json')
  return {
    name: 'find-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^[\w@][^:]*$/ },
      async handler(id, importer, options) {
        if (!importer || importer === fromEngine) return undefined
        const ways = { ...options, skipSelf: true }
        return (await this.resolve(id, importer, ways)) ?? this.resolve(id, fromEngine, ways)
      },
    },
  }
}

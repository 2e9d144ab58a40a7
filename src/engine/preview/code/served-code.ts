import { relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { entries } from './page-code'

/** The addresses that the preview's documents name. */
const entryScripts = ['/@vite/client', '/@react-refresh', ...Object.values(entries).map((source) => `/${source}`)]

/** The time of a change, and the kind of import. */
const vitesQuery = /[?&](?:t=\d+|import)(?=&|$)/g

const plainPath = /^(?:\/[\w@+-][\w@.+-]*)+$/

/** The address of a folder, in Vite's own spelling. */
function addressOf(folder: string, root: string): string {
  const place = relative(root, folder).split(sep).join('/')
  return place.startsWith('..') ? `/@fs/${folder.split(sep).join('/').replace(/^\//, '')}` : `/${place}`
}

/** Whether the address is one of a package that Vite has bundled. */
function isBundledPackage({ config }: ViteDevServer, address: string): boolean {
  const folder = `${addressOf(config.cacheDir, config.root)}/deps/`
  return address.startsWith(folder) && /^[\w@.+-]+\.js\?v=\w+$/.test(address.slice(folder.length))
}

/** Pictures and typefaces of stylesheets. */
const stylesheetFile =
  /^\/(?:[\w@.+-]+\/)*(?:src\/studio|node_modules)\/[\w@/.+-]+\.(?:svg|png|jpe?g|webp|avif|woff2)(?:\?no-inline)?$/

/**
 * Vite would send any file of the repository. This allows entry scripts, modules that they import, bundled packages and
 * files of stylesheets. `address` is path and query, in Vite's own spelling.
 */
export function isServedCode(vite: ViteDevServer, address: string): boolean {
  const written = address.replace(vitesQuery, '').replace(/^([^?&]*)&/, '$1?')
  const [path = ''] = written.split('?')
  if (isBundledPackage(vite, written)) return true
  if (!plainPath.test(path)) return false
  return (
    entryScripts.includes(written) ||
    stylesheetFile.test(written) ||
    vite.environments.client.moduleGraph.urlToModuleMap.has(written)
  )
}

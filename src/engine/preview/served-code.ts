import type { ViteDevServer } from 'vite'
import { entryScripts } from './documents'

/** What Vite adds to the addresses of modules: the time of a change, and how they are imported. */
const vitesQuery = /[?&](?:t=\d+|import)(?=&|$)/g

const plainPath = /^(?:\/[\w@+-][\w@.+-]*)+$/

/** The packages that pages use, bundled by Vite. */
const bundledPackage = /^\/node_modules\/\.vite\/(?:\w+\/)?deps\/[\w@.+-]+\.js\?v=\w+$/

/** What stylesheets name: pictures beside them, and typefaces. */
const stylesheetFile =
  /^\/(?:(?:[\w@.+-]+\/)*src\/studio|node_modules\/@fontsource-variable)\/[\w@/.+-]+\.(?:svg|png|jpe?g|webp|avif|woff2)(?:\?no-inline)?$/

/**
 * Whether an address is that of code which pages need: a script that the preview's documents begin with, a module that
 * one of these has imported, a bundled package, or what stylesheets name. Vite would send any file of the repository.
 * `address` is the path and the query. Only the one spelling that Vite itself writes is allowed.
 */
export function isServedCode(vite: ViteDevServer, address: string): boolean {
  const written = address.replace(vitesQuery, '').replace(/^([^?&]*)&/, '$1?')
  const [path = ''] = written.split('?')
  if (bundledPackage.test(written)) return true
  if (!plainPath.test(path)) return false
  return (
    entryScripts.includes(written) ||
    stylesheetFile.test(written) ||
    vite.environments.client.moduleGraph.urlToModuleMap.has(written)
  )
}

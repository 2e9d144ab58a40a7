import { join, relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { entries } from './page-code'

/** The addresses that the preview's documents name. */
const entryScripts = ['/@vite/client', '/@react-refresh', ...Object.values(entries).map((source) => `/${source}`)]

/** What Vite adds to addresses: the time of a change, the kind of import. */
const vitesQuery = /^(?:t=\d+|import)$/

/** Has no "..", and nothing that a file system or Vite reads as more than a name. Windows paths begin with a drive. */
const plainPath = /^(?:\/@fs\/[a-z]:)?(?:\/(?!\.\.?(?:\/|$))[^/\\%:?#<>"|*\p{Cc}]+)+$/iu

function addressOf(folder: string, root: string): string {
  const relativePath = relative(root, folder).split(sep).join('/')
  return relativePath.startsWith('..') ? `/@fs/${folder.split(sep).join('/').replace(/^\//, '')}` : `/${relativePath}`
}

function isBundledPackage({ config }: ViteDevServer, address: string): boolean {
  const folder = `${addressOf(config.cacheDir, config.root)}/deps/`
  return address.startsWith(folder) && /^[\w@.+-]+\.js\?v=\w+$/.test(address.slice(folder.length))
}

const isAsset = /\.(?:svg|png|jpe?g|gif|webp|avif|woff2?|mp4|webm|mp3|m4a|ogg|opus|wav|vtt|pdf)(?:\?no-inline)?$/

/** Whether it is a file that styles and components name, such as a font. */
function isNamedFile({ config }: ViteDevServer, studio: string, address: string): boolean {
  const own = addressOf(join(studio, 'src/studio'), config.root)
  return isAsset.test(address) && (address.startsWith(`${own}/`) || address.includes('/node_modules/'))
}

/** Whether Vite itself has written the module, for example for import() with a variable. */
const isVitesModule = (vite: ViteDevServer, path: string) =>
  path.startsWith('/@id/__x00__vite/') &&
  vite.environments.client.moduleGraph.idToModuleMap.has(path.replace('/@id/__x00__', '\0'))

function withoutVitesQuery(address: string): string {
  const [path = '', ...rest] = address.split('?')
  const query = rest.join('?').split('&')
  const own = query.filter((part) => !vitesQuery.test(part))
  return rest.length > 0 && own.length > 0 ? `${path}?${own.join('&')}` : path
}

function decode(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return ''
  }
}

/**
 * Vite would send any file of the repository. This allows entry scripts, modules that they import, bundled packages and
 * files that styles and components name. `address` is path and query, in Vite's own spelling.
 */
export function isServedCode(vite: ViteDevServer, studio: string, address: string): boolean {
  const written = decode(withoutVitesQuery(address))
  const [path = ''] = written.split('?')
  if (isBundledPackage(vite, written)) return true
  if (!plainPath.test(path)) return false
  return (
    entryScripts.includes(written) ||
    isNamedFile(vite, studio, written) ||
    isVitesModule(vite, written) ||
    vite.environments.client.moduleGraph.urlToModuleMap.has(written)
  )
}

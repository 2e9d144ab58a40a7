import { join } from 'node:path'
import { readSiteFileSync } from '../../site/read-file'

/** A drawing of this many bytes at most stands in the pages themselves: asked for, it would weigh three times as much. */
const most = 1000

/** Text as it may stand in a data: address. Of the signs of a drawing those stay that https://url.spec.whatwg.org lets in. */
const encode = (text: string): string => encodeURIComponent(text).replace(/%(2C|2F|3A|3D)/g, decodeURIComponent)

/**
 * A site's icon as a data: address when it is a small svg, undefined otherwise. Browsers ask for an icon that is a file
 * before they have shown a page for the first time. `folder` is the site's, `icon` an address in its public/.
 */
export function readTabIcon(folder: string, icon = ''): string | undefined {
  if (!icon.endsWith('.svg')) return undefined
  const svg = readSiteFileSync(join(folder, 'public', icon))
    .toString()
    .trim()
  return Buffer.byteLength(svg) > most ? undefined : `data:image/svg+xml,${encode(svg)}`
}

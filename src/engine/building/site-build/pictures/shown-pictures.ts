import type { SiteContent } from '../../../base/schema-types/content'
import { readCut } from '../../../base/shared-types/cut/cut'
import { fedPictures } from '../../../base/shared-types/feeds/made-feeds'
import type { Assets, ReadyPage } from '../../../base/shared-types/page'
import type { Annotation } from '../../../content/schema-model/validation/open-validator'

export function picturesOf(assets: Assets): Assets | undefined {
  const pictures = Object.entries(assets).filter(([, { hash }]) => hash)
  return pictures.length > 0 ? Object.fromEntries(pictures) : undefined
}

export interface ShownPicture {
  address: string
  hash: string
  width: number
  page: string
}

/** Equal files are one picture. */
export function findShownPictures(pages: Pick<ReadyPage, 'path' | 'assets'>[]): ShownPicture[] {
  const shown = new Map<string, ShownPicture>()
  for (const { path, assets } of pages) {
    for (const [address, { hash, width }] of Object.entries(assets)) {
      if (hash && width && !shown.has(hash)) shown.set(hash, { address, hash, width, page: path })
    }
  }
  return [...shown.values()]
}

type Named = Pick<Annotation, 'format' | 'value' | 'pointer'>

const isWhole = ({ format, pointer }: Named) =>
  format !== 'image' || pointer.startsWith('/site/') || pointer.endsWith('/socialImage')

const addressesIn = (html: string): string[] =>
  Array.from(html.matchAll(/["'](\/[^"'?#]+)/g), ([, address]) => address as string)

/**
 * These files are served as they are: social pictures, icons, downloads, pictures within rich text and in feeds. All
 * other raster pictures are served as copies.
 */
export function findWholeFiles(found: Named[], content?: SiteContent): Set<string> {
  const whole = new Set<string>(content ? fedPictures(content) : [])
  for (const item of found) {
    const { value } = item
    if (typeof value !== 'string') continue
    if (value.includes('<')) for (const address of addressesIn(value)) whole.add(address)
    else if (value.startsWith('/') && isWhole(item)) whole.add(value)
  }
  return whole
}

export function findReplacedFiles(pages: Pick<ReadyPage, 'assets'>[], whole: Set<string>): string[] {
  const encoded = pages.flatMap(({ assets }) => Object.keys(assets).filter((address) => assets[address]?.hash))
  return [...new Set(encoded.map((address) => readCut(address).file))].filter((address) => !whole.has(address))
}

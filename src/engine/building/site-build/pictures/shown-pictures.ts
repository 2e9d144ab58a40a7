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

/** Returns one picture for equal files. */
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

const addresses = (text: string): string[] => {
  if (text.includes('<')) return [...text.matchAll(/["'](\/[^"'?#]+)/g)].map(([, address]) => address as string)
  return text.startsWith('/') ? [text] : []
}

/**
 * Finds the files that are served as they are: social pictures, icons, downloads, pictures within rich text. All other
 * raster pictures are served as copies.
 */
export function findWholeFiles(found: Named[]): Set<string> {
  const whole = new Set<string>()
  for (const item of found) {
    const named = typeof item.value === 'string' ? addresses(item.value) : []
    if (named.length > 0 && isWhole(item)) for (const address of named) whole.add(address)
  }
  return whole
}

export function findReplacedFiles(pages: Pick<ReadyPage, 'assets'>[], whole: Set<string>): string[] {
  const encoded = pages.flatMap(({ assets }) => Object.keys(assets).filter((address) => assets[address]?.hash))
  return [...new Set(encoded)].filter((address) => !whole.has(address))
}

import { stringsIn } from '../../base/shared-types/json'
import type { Asset, Assets } from '../../base/shared-types/page'

/** Undefined for a file that is not in public/. */
export type AssetOf = (address: string) => Asset | undefined

export function findAssets(value: unknown, assetOf: AssetOf): Assets {
  const assets: Assets = {}
  for (const [, text] of stringsIn(value)) {
    const asset = text.startsWith('/') ? (assets[text] ?? assetOf(text)) : undefined
    if (asset) assets[text] = asset
  }
  return assets
}

/** No copies of these files are needed. */
export const withoutCopies = (assets: Assets): Assets =>
  Object.fromEntries(Object.entries(assets).map(([address, { hash: _, ...asset }]) => [address, asset]))

import { join } from 'node:path'
import { readSiteFileSync } from '../../site/read-file'

/** Returns the first fill colour of a drawing. */
export const readGrounds =
  (folder: string) =>
  (address: string): string | undefined => {
    const drawing = readSiteFileSync(join(folder, 'public', address)).toString()
    return /fill="(#[0-9a-f]{6}|#[0-9a-f]{3})"/i.exec(drawing)?.[1]
  }

import { join } from 'node:path'
import { readSiteFileSync } from '../../site/read-file'

/** Reads the ground colours of the drawings of a folder's public/: the first colour that a drawing is filled with. */
export const readGrounds =
  (folder: string) =>
  (address: string): string | undefined => {
    const drawing = readSiteFileSync(join(folder, 'public', address)).toString()
    return /fill="(#[0-9a-f]{6}|#[0-9a-f]{3})"/i.exec(drawing)?.[1]
  }

import type { Assets } from '../../../base/shared-types/page'
import type { ReportProgress } from '../../../base/shared-types/progress'
import type { Output } from '../output/output'
import { linkOrCopy } from '../output/place-files'
import { writePictures } from './encode-pictures'
import { pictureCache } from './picture-cache'
import { findReplacedFiles, findShownPictures } from './shown-pictures'

interface PlacePicturesInput {
  root: string
  /** The folder of the site, which keeps the encoded copies. */
  site: string
  /** The folder with public/. */
  folder: string
  output: Output
  /** The pages with their raster pictures. */
  pages: { path: string; pictures?: Assets }[]
  /** See findWholeFiles. */
  wholeFiles: Set<string>
  progress: ReportProgress
}

interface PlacedPictures {
  /** How many raster pictures the pages show, and how many were encoded now. */
  pictures: number
  encoded: number
  /** The addresses of pictures of which only copies are served. */
  replaced: Set<string>
}

/** Throws BrokenPicture. */
export async function placePictures(input: PlacePicturesInput): Promise<PlacedPictures> {
  const { root, site, folder, output, pages, wholeFiles, progress } = input
  const shown = pages.flatMap(({ path, pictures }) => (pictures ? [{ path, assets: pictures }] : []))
  const pictures = findShownPictures(shown)
  const encoded = await writePictures({
    pictures,
    folder,
    cache: await pictureCache(root, site),
    place: (name, from) => linkOrCopy(output, from, `assets/${name}`),
    progress,
  })
  return { pictures: pictures.length, encoded, replaced: new Set(findReplacedFiles(shown, wholeFiles)) }
}

import type { Assets } from '../../../base/shared-types/page'
import type { ReportProgress } from '../../../base/shared-types/progress'
import type { Output } from '../output/output'
import { linkOrCopy } from '../output/place-files'
import { siteCache } from '../output/site-cache'
import { writePictures } from './encode-pictures'
import { findReplacedFiles, findShownPictures } from './shown-pictures'

interface PlacePicturesInput {
  root: string
  site: string
  folder: string
  output: Output
  pages: { path: string; pictures?: Assets }[]
  /** See findWholeFiles. */
  wholeFiles: Set<string>
  progress: ReportProgress
}

interface PlacedPictures {
  pictures: number
  encoded: number
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
    cache: await siteCache(root, site, 'pictures'),
    place: (name, from) => linkOrCopy(output, from, `assets/${name}`),
    progress,
  })
  return { pictures: pictures.length, encoded, replaced: new Set(findReplacedFiles(shown, wholeFiles)) }
}

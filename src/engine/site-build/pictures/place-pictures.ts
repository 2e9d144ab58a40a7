import { join } from 'node:path'
import type { Assets } from '../../model/page'
import type { ReportProgress } from '../../model/progress'
import type { Output } from '../output/output'
import { linkOrCopy } from '../output/place-files'
import { writePictures } from './encode-pictures'
import { findReplacedFiles, findShownPictures } from './shown-pictures'

/** Which pictures to place, and what has to be known of the site. */
export interface PlacePicturesInput {
  root: string
  /** The site's folder. */
  folder: string
  output: Output
  /** The pages, with the pictures of pixels that they show. */
  pages: { path: string; pictures?: Assets }[]
  /** See findWholeFiles. */
  wholeFiles: Set<string>
  progress: ReportProgress
}

/** What the build says of pictures. */
export interface PlacedPictures {
  /** How many pictures of pixels the pages show, and how many of them were encoded now. */
  pictures: number
  encoded: number
  /** The addresses of pictures whose own files nobody asks for: their copies stand in for them. */
  replaced: Set<string>
}

/** Encodes the pictures that pages show, unless they are cached, and places the copies. Throws BrokenPicture. */
export async function placePictures(input: PlacePicturesInput): Promise<PlacedPictures> {
  const { root, folder, output, pages, wholeFiles, progress } = input
  const shown = pages.flatMap(({ path, pictures }) => (pictures ? [{ path, assets: pictures }] : []))
  const pictures = findShownPictures(shown)
  const encoded = await writePictures({
    pictures,
    folder,
    cache: join(root, 'node_modules/.cache/pictures'),
    place: (name, from) => linkOrCopy(output, from, `assets/${name}`),
    progress,
  })
  return { pictures: pictures.length, encoded, replaced: new Set(findReplacedFiles(shown, wholeFiles)) }
}

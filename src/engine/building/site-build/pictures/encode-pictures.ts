import { mkdir, readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { cutPart, readCut } from '../../../base/shared-types/cut/cut'
import { Failure } from '../../../base/shared-types/failure'
import { inParallel } from '../../../base/shared-types/in-parallel'
import { type PictureFormat, pictureAddress, pictureWidths } from '../../../base/shared-types/pictures'
import type { ReportProgress } from '../../../base/shared-types/progress'
import { removeOld } from '../../../folders/site-folder/cache-file'
import { openPicture } from '../../../folders/site-folder/open-picture'
import { writeAtomically } from '../../../folders/site-folder/write-atomically'
import { pictureSettings } from './picture-hash'
import type { ShownPicture } from './shown-pictures'

class BrokenPicture extends Failure {
  constructor(address: string, page: string, reason: string) {
    super(
      `The picture "${address}" of page "${page}" cannot be read: its file in public/ is damaged or of another kind than its name says. Save it again as svg, png, jpg, webp or avif. (${reason})`,
    )
  }
}

export interface PictureJob {
  pictures: ShownPicture[]
  folder: string
  /** The folder of the copies. Sites may share it: a name identifies its content. */
  cache: string
  place: (name: string, path: string) => Promise<void>
  progress?: ReportProgress
}

interface Copy {
  name: string
  width: number
  format: PictureFormat
}

const formats: PictureFormat[] = ['avif', 'webp']

/** In milliseconds. Another site or branch may show the copies that this one does not. */
const maxAge = 30 * 24 * 60 * 60 * 1000

const copiesOf = ({ hash, width }: ShownPicture): Copy[] =>
  pictureWidths(width).flatMap((step) =>
    formats.map((format) => ({ name: nameOf(pictureAddress(hash, step, format)), width: step, format })),
  )

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

async function encode(picture: ShownPicture, copies: Copy[], { folder, cache }: PictureJob): Promise<void> {
  const { default: sharp } = await import('sharp')
  const { file, cut } = readCut(picture.address)
  const broken = (error: Error): never => {
    throw new BrokenPicture(file, picture.page, error.message)
  }
  const source = (await openPicture(join(folder, 'public', file)).catch(broken)).autoOrient()
  const { data, info } = await source.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }).catch(broken)
  const { width, height, channels } = info
  for (const copy of copies) {
    const whole = sharp(data, { raw: { width, height, channels } })
    const drawn = (cut ? whole.extract(cutPart({ width, height }, cut)) : whole).resize(copy.width)
    const encoded = copy.format === 'avif' ? drawn.avif(pictureSettings.avif) : drawn.webp(pictureSettings.webp)
    await writeAtomically(join(cache, copy.name), (unfinished) => encoded.toFile(unfinished))
  }
}

/**
 * Encodes the copies that are not cached, and places all. Returns how many pictures were encoded. Throws BrokenPicture.
 */
export async function writePictures(job: PictureJob): Promise<number> {
  const { pictures, cache, progress } = job
  if (pictures.length === 0) return 0
  await mkdir(cache, { recursive: true })
  // Not a link: what it leads to would be published.
  const files = (await readdir(cache, { withFileTypes: true })).filter((entry) => entry.isFile())
  const known = new Set(files.map(({ name }) => name))
  const wanted = pictures
    .map((picture) => ({ picture, copies: copiesOf(picture).filter(({ name }) => !known.has(name)) }))
    .filter(({ copies }) => copies.length > 0)
  let done = 0
  await inParallel(wanted, availableParallelism(), async ({ picture, copies }) => {
    await encode(picture, copies, job)
    progress?.('Encoded', ++done, wanted.length, 'pictures')
  })
  const needed = pictures.flatMap(copiesOf).map(({ name }) => name)
  await inParallel([...new Set(needed)], availableParallelism(), (name) => job.place(name, join(cache, name)))
  removeOld(cache, new Set(needed), maxAge)
  return wanted.length
}

import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type PictureFormat, pictureAddress, pictureWidths } from '../../model/pictures'
import type { ReportProgress } from '../../model/progress'
import { inParallel } from '../../site/in-parallel'
import { openPicture } from '../../site/inspect/open-picture'
import { removeOld } from '../../site/remove-old'
import { writeWhole } from '../../site/write-whole'
import { BrokenPicture } from './broken-picture'
import { pictureSettings } from './picture-hash'
import type { ShownPicture } from './shown-pictures'

/** What to encode, where to, and where copies are kept from build to build. */
export interface PictureJob {
  pictures: ShownPicture[]
  /** The site's folder. */
  folder: string
  /** Copies by name. Every site shares it: a name says all about its content. */
  cache: string
  /** Takes a finished copy over into the site's assets/. */
  place: (name: string, path: string) => Promise<void>
  progress?: ReportProgress
}

interface Copy {
  name: string
  width: number
  format: PictureFormat
}

const formats: PictureFormat[] = ['avif', 'webp']

/** How long a copy that this site does not show stays, in milliseconds: another site or branch may show it. */
const maxAge = 30 * 24 * 60 * 60 * 1000

const copiesOf = ({ hash, width }: ShownPicture): Copy[] =>
  pictureWidths(width).flatMap((step) =>
    formats.map((format) => ({ name: nameOf(pictureAddress(hash, step, format)), width: step, format })),
  )

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/** Decodes a picture once and writes its copies. A copy is complete when it has its name: a killed build leaves none half. */
async function encode(picture: ShownPicture, copies: Copy[], { folder, cache }: PictureJob): Promise<void> {
  const { default: sharp } = await import('sharp')
  const broken = (error: Error): never => {
    throw new BrokenPicture(picture.address, picture.page, error.message)
  }
  const source = (await openPicture(join(folder, 'public', picture.address)).catch(broken)).autoOrient()
  const { data, info } = await source.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }).catch(broken)
  const { width, height, channels } = info
  for (const copy of copies) {
    const drawn = sharp(data, { raw: { width, height, channels } }).resize(copy.width)
    const encoded = copy.format === 'avif' ? drawn.avif(pictureSettings.avif) : drawn.webp(pictureSettings.webp)
    await writeWhole(join(cache, copy.name), (unfinished) => encoded.toFile(unfinished))
  }
}

/**
 * Puts the copies of all pictures into a site's assets/: those that the cache holds, and the others newly encoded.
 * Throws BrokenPicture. Returns how many pictures had to be encoded.
 */
export async function writePictures(job: PictureJob): Promise<number> {
  const { pictures, cache, progress } = job
  if (pictures.length === 0) return 0
  await mkdir(cache, { recursive: true })
  const known = new Set(await readdir(cache))
  const wanted = pictures
    .map((picture) => ({ picture, copies: copiesOf(picture).filter(({ name }) => !known.has(name)) }))
    .filter(({ copies }) => copies.length > 0)
  let done = 0
  await inParallel(wanted, async ({ picture, copies }) => {
    await encode(picture, copies, job)
    progress?.('Encoded', ++done, wanted.length, 'pictures')
  })
  const needed = pictures.flatMap(copiesOf).map(({ name }) => name)
  await inParallel([...new Set(needed)], (name) => job.place(name, join(cache, name)))
  removeOld(cache, new Set(needed), maxAge)
  return wanted.length
}

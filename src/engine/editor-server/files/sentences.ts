import type { FileUses } from '../../store/file-store'
import { nounFor } from '../../text/numbers'

export const explainMoving = (name: string): string =>
  `"${name}" is a moving picture, which weighs too much for a page. Export one picture of it, or use a film or an animation in its place.`

/** Says that browsers do not show a picture; `found` is what it is: "a HEIC photograph". */
export const explainUnshown = (name: string, found: string): string =>
  `"${name}" is ${found}, which browsers do not show. Export it as .jpg or .png, and upload that.`

export const explainNoPicture = (name: string): string =>
  `"${name}" is not a picture. Choose a file that ends in .svg, .png, .jpg, .webp or .avif.`

export const explainNoAnimation = (name: string): string =>
  `"${name}" is not a Lottie animation. Choose a .json file that an animation program exported.`

export const explainNoDocument = (name: string, endings: readonly string[]): string =>
  `"${name}" is not taken as a file for visitors. Choose one that ends in ${endings.map((ending) => `.${ending}`).join(', ')}. Pictures can be packed into a .zip.`

export const noSuchFile = (address: string): string => `There is no file "${address}" any more. Nothing was changed.`

export const explainFetchedByName = (address: string): string =>
  `"${address}" stays: browsers, search engines or hosts ask for it by this name.`

export const explainOfExamples = (address: string): string => `"${address}" stays: new blocks or pages begin with it.`

/** Says where a file is used that was to be deleted. */
export function explainUsed(address: string, { count, places, hasMore }: FileUses): string {
  const where = places.length > 0 ? `: ${places.join('; ')}${hasMore ? '; and others' : ''}` : ''
  return `"${address}" is used in ${count} ${nounFor(count, 'place')}, so it stays${where}.`
}

export const explainTaken = (address: string): string =>
  `There is another file "${address}" by now, so the deleted one was not put back. Give the other one another name first.`

export const explainNoFile = (address: string): string =>
  `"${address}" is a link or a folder, so it stays. Remove it in your file manager.`

export const explainLost = (address: string): string =>
  `The deleted file "${address}" is not kept any more, so it cannot be put back.`

const reasons: Record<string, string> = {
  ENOSPC: 'There is no room left on the disk. Make room and try again.',
  EDQUOT: 'There is no room left for your files on this disk. Make room and try again.',
  EACCES: 'You have no permission to write to its folder.',
  EPERM: 'You have no permission to write to its folder.',
  EROFS: 'The disk can only be read.',
  ENOENT: 'It is not there any more.',
}

/** Says that a file of public/ could not be written or moved. */
export function explainDisk(address: string, error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException
  return `"${address}" could not be written. ${reasons[code] ?? 'The terminal says why.'} Nothing was changed.`
}

import { nounFor } from '../../../base/text/numbers'
import type { FileUses } from '../file-store'

export const noSuchFile = (address: string): string => `The file "${address}" no longer exists. Nothing was changed.`

export const explainFetchedByName = (address: string): string =>
  `"${address}" cannot be deleted: browsers, search engines or hosts ask for it by this name.`

export const explainOfExamples = (address: string): string =>
  `"${address}" cannot be deleted: new blocks or pages begin with it.`

export function explainUsed(address: string, { count, places, hasMore }: FileUses): string {
  const where = places.length > 0 ? `: ${places.join('; ')}${hasMore ? '; and others' : ''}` : ''
  return `"${address}" is used in ${count} ${nounFor(count, 'place')}, so it stays${where}.`
}

export const explainMoving = (name: string): string =>
  `"${name}" is a moving picture, which weighs too much for a page. Export one picture of it, or use a film or an animation in its place.`

export const explainUnshown = (name: string, found: string): string =>
  `"${name}" is ${found}, which browsers do not show. Export it as .jpg or .png, and upload that.`

export const explainNoPicture = (name: string): string =>
  `"${name}" is not a picture. Choose a file that ends in .svg, .png, .jpg, .webp or .avif.`

export const explainNoAnimation = (name: string): string =>
  `"${name}" is not a Lottie animation. Choose a .json file that an animation program exported.`

export const explainNoDocument = (name: string, endings: readonly string[]): string =>
  `"${name}" cannot be a file for visitors. Choose one that ends in ${endings.map((ending) => `.${ending}`).join(', ')}. Pictures can be packed into a .zip.`

export const explainTaken = (address: string): string =>
  `There is another file "${address}" now, so the deleted one was not brought back. Give the other one another name first.`

export const explainLostFile = (address: string): string =>
  `The deleted file "${address}" is no longer kept, so it cannot be brought back.`

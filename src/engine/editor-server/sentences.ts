import { explainRefusal } from '../model/failure'

export const explainMoving = (name: string): string =>
  `"${name}" is a moving picture, which weighs too much for a page. Export one picture of it, or use a film or an animation in its place.`

/** `found`: "a HEIC photograph". */
export const explainUnshown = (name: string, found: string): string =>
  `"${name}" is ${found}, which browsers do not show. Export it as .jpg or .png, and upload that.`

export const explainNoPicture = (name: string): string =>
  `"${name}" is not a picture. Choose a file that ends in .svg, .png, .jpg, .webp or .avif.`

export const explainNoAnimation = (name: string): string =>
  `"${name}" is not a Lottie animation. Choose a .json file that an animation program exported.`

export const explainNoDocument = (name: string, endings: readonly string[]): string =>
  `"${name}" cannot be a file for visitors. Choose one that ends in ${endings.map((ending) => `.${ending}`).join(', ')}. Pictures can be packed into a .zip.`

export const explainTaken = (address: string): string =>
  `There is another file "${address}" now, so the deleted one was not restored. Give the other one another name first.`

export const explainNoFile = (address: string): string =>
  `"${address}" is a link or a folder, so it stays. Remove it in your file manager.`

export const explainLost = (address: string): string =>
  `The deleted file "${address}" is no longer kept, so it cannot be restored.`

const reasonOf = (error: unknown): string =>
  explainRefusal((error as NodeJS.ErrnoException).code) ?? 'The reason is shown in the terminal.'

export const explainDisk = (address: string, error: unknown): string =>
  `"${address}" could not be saved. ${reasonOf(error)} Nothing was changed.`

export const explainJournal = (error: unknown): string =>
  `Nothing was saved, because what Undo needs could not be kept. ${reasonOf(error)}`

import { sizeInWords } from '../../../base/text/numbers'

/** Every visitor of its page downloads it. */
export const mostLoopBytes = 250_000

export const explainNoLoop = (name: string): string =>
  `"${name}" cannot go round here. A loop is an animated .webp, or a .json of drawings. Name one of these; or remove the field, and only the poster is shown.`

export const explainHeavyLoop = (name: string, bytes: number): string =>
  `"${name}" has ${sizeInWords(bytes)}; a loop may have ${sizeInWords(mostLoopBytes)}. Export it smaller, shorter, or with fewer pictures a second.`

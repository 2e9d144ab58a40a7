import { sizeInWords } from '../../text/numbers'

/** Every visitor of its page downloads it. */
export const mostLoopBytes = 250_000

export const explainNoLoop = (name: string): string =>
  `"${name}" cannot go round here. A loop is an animated .webp, or a .json of drawings that "npm run loops" in artwork/ has written. Name one of these; or remove the field, and the poster stands alone.`

export const explainHeavyLoop = (name: string, bytes: number): string =>
  `"${name}" has ${sizeInWords(bytes)}; a loop may have ${sizeInWords(mostLoopBytes)}. Export it smaller, shorter, or with fewer pictures a second.`

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'src/studio'

/** The words of the site's own language, and of each that has no others. */
export const ownWords = `${folder}/words.json`

/** "src/studio/words.de.json" */
export const wordsFileOf = (language: string): string => `${folder}/words.${language}.json`

/** The languages that a studio has words in, besides those of words.json. */
export const languagesWithWords = (studio: string): string[] =>
  readdirSync(join(studio, folder)).flatMap((name) => name.match(/^words\.([\w-]+)\.json$/)?.[1] ?? [])

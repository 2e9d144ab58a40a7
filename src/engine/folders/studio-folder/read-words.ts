import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServedWords, WordsIn } from '../../base/text/interface-words'
import { findStudio } from './find-studio'
import { languagesWithWords, ownWords, wordsFileOf } from './words-files'

/** For code outside the bundles, which import words.json. */
export async function readWords(root: string, site: string): Promise<WordsIn> {
  const studio = await findStudio(root, site)
  const read = async (file: string): Promise<ServedWords> => JSON.parse(await readFile(join(studio, file), 'utf8'))
  const own = await read(ownWords)
  const others = languagesWithWords(studio).map(
    async (language) => [language, { ...own, ...(await read(wordsFileOf(language))) }] as const,
  )
  const all = new Map(await Promise.all(others))
  return (language = '') => all.get(language) ?? own
}

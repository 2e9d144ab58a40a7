import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServedWords } from '../text/interface-words'

/** Reads the words.json of a studio's folder, for code that no bundle brings its words to. */
export const readWords = async (studio: string): Promise<ServedWords> =>
  JSON.parse(await readFile(join(studio, 'words.json'), 'utf8'))

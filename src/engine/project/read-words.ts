import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServedWords } from '../text/interface-words'
import { findStudio } from './find-studio'

/** Reads the words.json of a site's studio, for code that no bundle brings its words to. */
export const readWords = async (root: string, site: string): Promise<ServedWords> =>
  JSON.parse(await readFile(join(await findStudio(root, site), 'src/studio/words.json'), 'utf8'))

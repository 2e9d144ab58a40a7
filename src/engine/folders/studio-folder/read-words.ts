import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServedWords } from '../../base/text/interface-words'
import { findStudio } from './find-studio'

/** For code outside the bundles, which import words.json. */
export const readWords = async (root: string, site: string): Promise<ServedWords> =>
  JSON.parse(await readFile(join(await findStudio(root, site), 'src/studio/words.json'), 'utf8'))

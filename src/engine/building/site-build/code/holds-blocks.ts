import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './cached-code'

/** Whether a block of a studio shows others. The code of pages of all other studios has nothing of it. */
export const holdsBlocks = (studio: string): boolean =>
  sourceFiles(join(studio, 'src/studio'))
    .filter((file) => /\.[jt]sx?$/.test(file))
    .some((file) => /\/elements\/Blocks['"]/.test(readFileSync(file, 'utf8')))

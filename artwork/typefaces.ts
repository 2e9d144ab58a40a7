/**
 * The typefaces that every page begins with. `npm run typefaces` cuts them out of the packages' files: after a change of
 * the characters in fonts.scss, of the weights and features in typefaces/make.ts, or of the packages.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder, makeTypefaces } from './typefaces/make'

for (const [name, file] of await makeTypefaces()) {
  writeFileSync(join(folder, name), file)
  console.log(`${name}: ${(file.length / 1000).toFixed(1)} kB`)
}

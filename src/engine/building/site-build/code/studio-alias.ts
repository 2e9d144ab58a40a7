import { join } from 'node:path'
import { engineAlias } from '../../../folders/studio-folder/engine-package.ts'

export const studioAlias = (root: string, studio: string) => [
  { find: /^@studio(?=\/)/, replacement: join(studio, 'src/studio') },
  ...engineAlias(root),
]

import { join } from 'node:path'

/** The name by which studios install the engine and import its code. */
export const enginePackage = 'schema-pages'

/** The same paths as `exports` of the engine's package.json, for a studio that has not installed the package. */
export const engineAlias = (root: string) => [
  { find: `${enginePackage}/types`, replacement: join(root, 'src/engine/generated/content') },
  { find: enginePackage, replacement: join(root, 'src/engine') },
]

/** The options of TypeScript that all code of studios is compiled with. */
export const studioTsconfig = (root: string) => join(root, 'tsconfig.studio.json')

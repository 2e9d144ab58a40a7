import { join } from 'node:path'

/** The engine's package: in a studio's node_modules, else the repository. */
export const engineRoot = join(import.meta.dirname, '../../../..')

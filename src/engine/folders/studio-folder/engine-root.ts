import { join } from 'node:path'

/** The folder of the engine's package: in node_modules of a studio that has installed it, else the repository's. */
export const engineRoot = join(import.meta.dirname, '../../../..')

import { join } from 'node:path'

/** Has a file for each output folder. */
export const outputCache = (root: string): string => join(root, 'node_modules/.cache/site-output')

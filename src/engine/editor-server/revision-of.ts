import { createHash } from 'node:crypto'

/** Names a text of a folder's pages.json. */
export const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

import { type Cleaned, cleanWith } from './cleaner'
import { parseInNode } from './parse-in-node'

export type { Change } from './tree'

/** Cleans a text as cleanWith does, with the parser for Node. */
export const cleanHtml = (html: string): Cleaned | undefined => cleanWith(html, parseInNode)

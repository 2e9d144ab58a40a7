import { type Cleaned, cleanWith } from './cleaner'
import { parseInNode } from './parse-in-node'

export type { Change } from './tree'

export const cleanHtml = (html: string): Cleaned | undefined => cleanWith(html, parseInNode)

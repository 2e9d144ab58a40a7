import { join } from 'node:path'

/** Where imports of '@studio/…' lead, for Vite. */
export const studioAlias = (studio: string) => ({ '@studio': join(studio, 'src/studio') })

import { join } from 'node:path'

export const studioAlias = (studio: string) => ({ '@studio': join(studio, 'src/studio') })

import { join } from 'node:path'
import { cacheFolder } from '../../../folders/studio-folder/cache-folder'

export const outputCache = (root: string): string => join(cacheFolder(root), 'site-output')

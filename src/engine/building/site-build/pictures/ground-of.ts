import { join } from 'node:path'
import { groundOf } from '../../../content/file-inspection/ground-of'
import { readSiteFileSync } from '../../../folders/site-folder/read-file'

export const readGrounds =
  (folder: string) =>
  (address: string): string | undefined =>
    groundOf(readSiteFileSync(join(folder, 'public', address)).toString())

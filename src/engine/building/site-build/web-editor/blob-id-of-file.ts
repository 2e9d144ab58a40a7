import { createHash } from 'node:crypto'
import { readParts, withFile } from '../../../folders/site-folder/read-file'
import { readCleared } from '../output/cleared-picture'

export const blobIdOfFile = (path: string, isServed: boolean): Promise<string> =>
  withFile(path, async (file, size) => {
    const cleared = isServed ? await readCleared(file, size) : undefined
    const length = cleared?.reduce((sum, part) => sum + part.length, 0) ?? size
    const hash = createHash('sha1').update(`blob ${length}\0`)
    for await (const part of cleared ?? readParts(file, size)) hash.update(part)
    return hash.digest('hex')
  })

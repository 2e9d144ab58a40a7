import { createHash } from 'node:crypto'
import { readParts, withFile } from '../../site/read-file'

/** The id that git gives to the content of a file. Files may be larger than the memory. */
export const blobIdOfFile = (path: string): Promise<string> =>
  withFile(path, async (file, size) => {
    const hash = createHash('sha1').update(`blob ${size}\0`)
    for await (const part of readParts(file, size)) hash.update(part)
    return hash.digest('hex')
  })

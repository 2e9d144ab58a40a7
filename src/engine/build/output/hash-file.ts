import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'

/** Files up to this many bytes are read at once, which is quicker. */
const atOnce = 16_000_000

/** Stands for the bytes of a file. `size` is how many they are. Throws what reading the file throws. */
export async function hashFile(path: string, size: number): Promise<string> {
  const hash = createHash('sha256')
  if (size <= atOnce) hash.update(readFileSync(path))
  else for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('base64url')
}

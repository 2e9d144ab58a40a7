import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { imageSize } from 'image-size'
import type { PublicFile, PublicFiles } from '../check'

function looksLikeAnimation(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'layers' in value && 'fr' in value
  } catch {
    return false
  }
}

/** Enough of a picture to hold its size: what cameras write before it is shorter. */
const headLength = 256 * 1024

/** The width and height that the first bytes of a picture tell; null when they are no picture's. */
function measureHead(path: string): PublicFile['pixels'] {
  const head = Buffer.alloc(Math.min(headLength, statSync(path).size))
  const file = openSync(path, 'r')
  try {
    readSync(file, head, 0, head.length, 0)
    const { width, height } = imageSize(head)
    return { width, height }
  } catch {
    return null
  } finally {
    closeSync(file)
  }
}

/** What the check may ask about a file. It is read when it is asked about, and at most once: most files never are. */
function describeFile(path: string): PublicFile {
  let bytes: number | undefined
  let isAnimation: boolean | undefined
  let pixels: PublicFile['pixels']
  return {
    get bytes() {
      bytes ??= statSync(path).size
      return bytes
    },
    get isAnimation() {
      if (path.endsWith('.json')) isAnimation ??= looksLikeAnimation(readFileSync(path, 'utf8'))
      return isAnimation
    },
    get pixels() {
      if (pixels === undefined && /\.(png|jpe?g|webp|gif|avif)$/i.test(path)) pixels = measureHead(path)
      return pixels
    },
  }
}

/** The files of `folder`/public that have these addresses on the site. */
export const describePublicFiles = (folder: string, addresses: Iterable<string>): PublicFiles =>
  new Map([...addresses].map((address) => [address, describeFile(join(folder, 'public', address))]))

/** Every file of `folder`/public by its address on the site. No public folder is an empty one. */
export async function listPublicFiles(folder: string): Promise<PublicFiles> {
  const root = join(folder, 'public')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return describePublicFiles(
    folder,
    files.map((path) => path.slice(root.length).split(sep).join('/')),
  )
}

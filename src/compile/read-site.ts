import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { imageSize } from 'image-size'
import type { PublicFile, PublicFiles } from '../check'
import { readContentText } from './read-text'

/** A site's folder, read: the text of its pages.json and a list of what is in its public/. */
export interface SiteFiles {
  folder: string
  text: string
  files: PublicFiles
  /** The day of the reading, "2026-11-20": the days of waivers are held against it. */
  today: string
}

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

/** Every file of `folder`/public by its address on the site. No public folder is an empty one. */
export async function listPublicFiles(folder: string): Promise<PublicFiles> {
  const root = join(folder, 'public')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((path) => [path.slice(root.length).split(sep).join('/'), describeFile(path)]))
}

/** Reads a site's folder. Throws UnreadableSite when there is no pages.json in it that holds text. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const [text, files] = await Promise.all([readContentText(join(folder, 'pages.json')), listPublicFiles(folder)])
  return { folder, text, files, today: new Date().toISOString().slice(0, 10) }
}

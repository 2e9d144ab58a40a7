/** Where the workspace reads and writes. */
import { join, relative } from 'node:path'

/** The root of the repository. */
export const root = join(import.meta.dirname, '..')

export const publicFolder = join(root, 'public')
export const images = join(publicFolder, 'images')
export const animationPath = join(publicFolder, 'animations/thank-you.json')

/** Where the faces of the pictures are, for the product's `npm run inspect -- faces`. */
export const facesFile = join(root, 'scripts/inspect/faces.json')

/** A path as messages and records name it: from the root of the repository. */
export const nameOf = (path: string): string => relative(root, path).replaceAll('\\', '/')

import { join, relative } from 'node:path'

const isInside = (path: string) => !path.startsWith('..')

/** "blocks/banner/style" -> "banner", the engine's without the group of rooms, and any other path as it is: no two files have the same. */
const stemOf = (path: string) =>
  path
    .replace(/\.module\.\w+$/, '')
    .replace(/^engine\/\w+\//, 'engine/')
    .replace(/[^\w-]+/g, '-')
    .replace(/^blocks-(\w+)-style$/, '$1')

/**
 * Gives classes of css modules the same names on the server and in the browser: "heading" of
 * src/studio/blocks/banner/style.module.scss is "banner-heading".
 */
export function scopedNames(root: string, studio: string): (name: string, file: string) => string {
  const folders = [join(studio, 'src/studio'), join(root, 'src')]
  return (name, file) => {
    const path = folders.map((folder) => relative(folder, file)).find(isInside) ?? relative(studio, file)
    return `${stemOf(path)}-${name}`
  }
}

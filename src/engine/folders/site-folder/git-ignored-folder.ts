import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const kindAt = (path: string) => lstatSync(path, { throwIfNoEntry: false })

/** Throws if something else has its name. */
export function makeIgnoredFolder(folder: string, ...inside: string[]): void {
  for (const path of [folder, ...inside.map((name) => join(folder, name))]) {
    const kind = kindAt(path)
    if (kind && !kind.isDirectory()) throw new Error(`${path} is not a folder.`)
    if (!kind) mkdirSync(path, { recursive: true })
  }
  const ignored = join(folder, '.gitignore')
  if (!kindAt(ignored)) writeFileSync(ignored, '*\n', { flag: 'wx' })
}

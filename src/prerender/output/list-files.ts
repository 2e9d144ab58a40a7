import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a folder, as addresses without the first slash. */
export function listFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries.flatMap((entry) =>
      entry.isFile()
        ? [
            join(entry.parentPath, entry.name)
              .slice(folder.length + 1)
              .replaceAll('\\', '/'),
          ]
        : [],
    ),
  )
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What is in a folder, as addresses without the first slash. */
export interface FolderListing {
  files: Set<string>
  /** Symbolic links, which are not followed, and what else is neither a file nor a folder. */
  others: string[]
}

/** Lists a folder and all folders in it. */
export function listFolder(folder: string): FolderListing {
  const listing: FolderListing = { files: new Set(), others: [] }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const address = path.slice(folder.length + 1).replaceAll('\\', '/')
    if (entry.isFile()) listing.files.add(address)
    else if (!entry.isDirectory()) listing.others.push(address)
  }
  return listing
}

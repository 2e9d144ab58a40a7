import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses without the leading slash. */
export interface FolderListing {
  files: Set<string>
  /** Symbolic links, which are not followed, pipes and devices. */
  others: string[]
}

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

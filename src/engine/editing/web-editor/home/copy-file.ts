import type { SiteFileCopy } from '../web-site'

/** The types of what “Save as a file” saves. */
export const copyTypes = '.json,.zip,application/json,application/zip'

export const readCopyFile = async (file: File): Promise<SiteFileCopy> => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
})

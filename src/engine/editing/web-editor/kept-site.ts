/** Each text in the private folder is in one of two files: see WholeFile. */
export const keptFolder = 'editor'
const keptTexts = ['text.0', 'text.1']

/** As far as is known without opening it. */
export async function hasKeptSite(): Promise<boolean> {
  try {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(keptFolder)
    const files = await Promise.all(keptTexts.map(async (name) => (await folder.getFileHandle(name)).getFile()))
    return files.some(({ size }) => size > 0)
  } catch (error) {
    // Another tab may have the files open.
    return (error as Error).name === 'NoModificationAllowedError'
  }
}

import { keptFolder } from '../../kept-site'
import type { OpenFile, Storage } from './storage'

/** The TypeScript library has it for workers alone. */
type Handle = FileSystemFileHandle & { createSyncAccessHandle(): Promise<OpenFile> }

/** The private files of this origin. Undefined where the browser has none, as in some private windows. */
export async function openBrowserStorage(): Promise<Storage | undefined> {
  try {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle(keptFolder, { create: true })
    const storage: Storage = {
      keeping: 'browser',
      open: async (name) => ((await folder.getFileHandle(name, { create: true })) as Handle).createSyncAccessHandle(),
      async names() {
        const names: string[] = []
        for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name)
        return names
      },
      remove: (name) => folder.removeEntry(name),
    }
    // Some browsers have the folder, and refuse to write into it.
    const trial = await storage.open('trial')
    trial.close()
    return storage
  } catch {
    return undefined
  }
}

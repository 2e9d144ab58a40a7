import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadyPage } from '../model/page'
import { seal } from '../model/sealing'

/** What authors write where the access key goes: in links of a guarded page, and as the name of a folder in public/. */
const placeholder = '{key}'

/** A guarded page as it may be shipped: its content is locked, and nothing of it can be read (requirement G3). */
export async function sealPage(page: ReadyPage, accessKey: string): Promise<ReadyPage> {
  const { blocks, assets } = page
  const content = JSON.stringify({ blocks, assets }).replaceAll(placeholder, accessKey)
  return { ...page, blocks: [], assets: {}, sealed: await seal(content, accessKey, page.path) }
}

/** Gives every folder that is named {key} the key for a name, so that its files can be reached by no one else (G2). */
export async function nameKeyFolders(out: string, accessKey: string): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name === placeholder)
  for (const { parentPath } of folders) await rename(join(parentPath, placeholder), join(parentPath, accessKey))
}

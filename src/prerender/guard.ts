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

/** The name of a file whose folder is named {key}: the key is the folder's name, so that no one else can reach it (G2). */
export const nameKeyFolder = (file: string, accessKey: string): string =>
  file
    .split('/')
    .map((name) => (name === placeholder ? accessKey : name))
    .join('/')

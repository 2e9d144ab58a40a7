import type { ReadyPage, SealedData, SealedHtml } from '../../model/page'
import { seal } from '../../model/sealing'

/** What authors write where the access key goes: in links of a guarded page, and as the name of a folder in public/. */
const placeholder = '{key}'

/** A guarded page's blocks and their files as they are for people with the access key. */
export function writeKey({ blocks, assets }: ReadyPage, accessKey: string): Pick<ReadyPage, 'blocks' | 'assets'> {
  return JSON.parse(JSON.stringify({ blocks, assets }).replaceAll(placeholder, accessKey))
}

/** A guarded page as it may be shipped: nothing of its content is in there (requirement G3). */
export const emptyPage = (page: ReadyPage): ReadyPage => ({ ...page, blocks: [], assets: {} })

/** What is kept of a guarded page under lock: one text in its data, one in its html. */
export const sealContent = (data: SealedData, html: SealedHtml, accessKey: string, path: string) =>
  seal({ data: JSON.stringify(data), html: JSON.stringify(html) }, accessKey, path)

/** The name of a file whose folder is named {key}: the key is the folder's name, so that no one else can reach it (G2). */
export const nameKeyFolder = (file: string, accessKey: string): string =>
  file
    .split('/')
    .map((name) => (name === placeholder ? accessKey : name))
    .join('/')

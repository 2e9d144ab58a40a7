import { seal } from '../../../base/shared-types/guarded-pages/sealing'
import type { ReadyPage, SealedData, SealedHtml } from '../../../base/shared-types/page'

/** Authors write it in links of a guarded page and as the name of a folder in public/. */
const placeholder = '{key}'

export function writeKey({ blocks, assets }: ReadyPage, accessKey: string): Pick<ReadyPage, 'blocks' | 'assets'> {
  return JSON.parse(JSON.stringify({ blocks, assets }).replaceAll(placeholder, accessKey))
}

/** Requirement G3. */
export const emptyPage = (page: ReadyPage): ReadyPage => ({ ...page, blocks: [], held: undefined, assets: {} })

export const sealContent = (data: SealedData, html: SealedHtml, accessKey: string, path: string) =>
  seal({ data: JSON.stringify(data), html: JSON.stringify(html) }, accessKey, path)

/** Only people with the key can reach the files of a folder {key} (G2). */
export const nameKeyFolder = (file: string, accessKey: string): string =>
  file
    .split('/')
    .map((name) => (name === placeholder ? accessKey : name))
    .join('/')

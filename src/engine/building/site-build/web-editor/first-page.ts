import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteContent } from '../../../base/schema-types/content'
import { isContentPage } from '../../../base/shared-types/site-pages'
import { findFirstFonts } from '../typefaces/first-fonts'
import { readFirstTypefaces } from '../typefaces/text-styles'
import type { EditorCode, Parts } from './editor-code'

export interface FirstPage extends Parts {
  fonts: string[]
}

/** `client` is the folder of the code. */
export function readFirstPage({ pages, shared = {} }: SiteContent, code: EditorCode, client: string): FirstPage {
  const home = pages.filter(isContentPage).find(({ path }) => path === '/')
  const blocks = home?.blocks.flatMap((block) => ('shared' in block ? (shared[block.shared] ?? []) : block)) ?? []
  const parts = code.partsOfPage(blocks.map(({ type }) => type))
  const stylesheet = parts.styles.map((file) => readFileSync(join(client, file), 'utf8')).join('')
  return { ...parts, fonts: findFirstFonts(readFirstTypefaces(stylesheet), home?.title ?? '') }
}

import type { Page, SiteContent } from '../generated/content'
import { type PagePlace, type PageSlices, placePages } from './page-slices'

/** The text of a pages.json that is valid JSON, and where its pages stand in it. */
export interface ContentText {
  bytes: Uint8Array
  slices: PageSlices
  /** Each page without its blocks. */
  heads: Record<string, unknown>[]
}

/** A page without its blocks. */
export function headOf(page: object): Record<string, unknown> {
  const { blocks: _, ...head } = { blocks: [], ...page }
  return head
}

function readHead(bytes: Buffer, { start, end, blocks }: PagePlace): Record<string, unknown> {
  const text = blocks
    ? `${bytes.toString('utf8', start, blocks.start)}[]${bytes.toString('utf8', blocks.end, end)}`
    : bytes.toString('utf8', start, end)
  return headOf(JSON.parse(text))
}

/**
 * Finds the pages of a pages.json, long before all of it can be read. Undefined when it is no JSON; of a text with other
 * mistakes the answer may be wrong.
 */
export function indexContent(bytes: Buffer): ContentText | undefined {
  const text: ContentText = { bytes, slices: { starts: [], ends: [] }, heads: [] }
  try {
    placePages(bytes, (page) => {
      text.slices.starts.push(page.start)
      text.slices.ends.push(page.end)
      text.heads.push(readHead(bytes, page))
    })
  } catch {
    return undefined
  }
  return text
}

/** The content without its pages: settings, shared blocks, waivers. */
export function readFrame(bytes: Buffer, { starts, ends }: PageSlices): Omit<SiteContent, 'pages'> {
  const before = bytes.toString('utf8', 0, starts[0])
  const { pages: _, ...frame } = JSON.parse(before.replace(/^\uFEFF/, '') + bytes.toString('utf8', ends.at(-1)))
  return frame
}

/** The content of a text: the blocks of a page are read when they are asked for. */
export function openContent({ bytes, slices, heads }: ContentText): SiteContent {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const blocksOf = (index: number) => {
    const text = buffer.toString('utf8', slices.starts[index], slices.ends[index])
    return (JSON.parse(text) as { blocks: unknown }).blocks
  }
  const pages = heads.map((head, index) =>
    'redirect' in head
      ? head
      : {
          ...head,
          get blocks() {
            return blocksOf(index)
          },
        },
  )
  return { ...readFrame(buffer, slices), pages: pages as unknown as Page[] }
}

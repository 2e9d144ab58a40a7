import type { Page, SiteContent } from '../generated/content'
import { findPages, type PageSlices } from './page-slices'

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

/** The text of a content as bytes that threads can share, with its pages found. */
export function indexContent(text: string, pages: object[]): ContentText & { bytes: Uint8Array<SharedArrayBuffer> } {
  const bytes = Buffer.from(new SharedArrayBuffer(Buffer.byteLength(text)))
  bytes.write(text)
  return { bytes, slices: findPages(bytes), heads: pages.map(headOf) }
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

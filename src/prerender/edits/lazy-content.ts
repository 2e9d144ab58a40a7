import type { PageSlices } from '../../compile/page-slices'
import type { Page, SiteContent } from '../../generated/content'

/** The content without its pages: settings, shared blocks, waivers. */
export function readFrame(bytes: Buffer, { starts, ends }: PageSlices): Omit<SiteContent, 'pages'> {
  const before = bytes.toString('utf8', 0, starts[0])
  const { pages: _, ...frame } = JSON.parse(before.replace(/^\uFEFF/, '') + bytes.toString('utf8', ends.at(-1)))
  return frame
}

/** The content of a text, given all of its pages but their blocks: those of a page are read when they are asked for. */
export function openContent(bytes: Buffer, slices: PageSlices, heads: Record<string, unknown>[]): SiteContent {
  const blocksOf = (index: number) => {
    const text = bytes.toString('utf8', slices.starts[index], slices.ends[index])
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
  return { ...readFrame(bytes, slices), pages: pages as unknown as Page[] }
}

import {
  duplicateBlock,
  freeName,
  moveBlock,
  placeBlock,
  removeBlock,
  setHiddenBlock,
  shareBlock,
  unshareBlock,
} from '../edits/block-edits'
import { freePlace } from '../edits/fixed-places'
import type { OpenBlock } from '../page/open-page'
import type { Session } from '../session/session'

/** Names a block in the outline: "Text, Who we are, 2 of 7". */
export const blockName = ({ title, words, index }: OpenBlock, count: number): string =>
  [title, words, `${index + 1} of ${count}`].filter(Boolean).join(', ')

/** Names a block in announcements: 'Text "Who we are"'. */
export const quoteBlock = ({ title, words }: OpenBlock) => (words ? `${title} "${words}"` : title)

export const move = (session: Session, block: OpenBlock, to: number) =>
  session.do({
    label: `${block.title} moved`,
    edits: (page) => moveBlock(page, block, to),
    announcement: (page) => `${quoteBlock(block)} is now ${to + 1} of ${page.blocks.length}`,
    choose: to,
  })

export const remove = (session: Session, block: OpenBlock) =>
  session.do({
    label: `${block.title} removed`,
    edits: (page) => removeBlock(page, block),
    announcement: (page) => `${quoteBlock(block)} is removed. ${page.blocks.length} blocks are left`,
    choose: Math.max(0, block.index - 1),
  })

export const setHidden = (session: Session, block: OpenBlock, isHidden: boolean) =>
  session.do({
    label: `${block.title} ${isHidden ? 'hidden' : 'shown'}`,
    edits: (page) => setHiddenBlock(page, block, isHidden),
    announcement: () => `${quoteBlock(block)} is ${isHidden ? 'hidden from visitors' : 'shown to visitors'}`,
    choose: block.index,
  })

const saidOfAnchor = (anchor: string | undefined) => (anchor ? ` Its anchor is now "${anchor}"` : '')

export function duplicate(session: Session, block: OpenBlock) {
  let anchor: string | undefined
  return session.do({
    label: `${block.title} duplicated`,
    edits: (page) => {
      const placed = duplicateBlock(page, block)
      anchor = placed.anchor
      return placed.edits
    },
    announcement: (page) =>
      `Duplicated: the copy is block ${block.index + 2} of ${page.blocks.length}.${saidOfAnchor(anchor)}`,
    choose: block.index + 1,
  })
}

/** Adds a block, given as JSON, at an index, or after the blocks with fixed places. */
export function place(session: Session, json: string, wanted: number, verb: 'added' | 'pasted') {
  const index = session.state.page ? freePlace(session.state.page, wanted) : wanted
  const { type, shared }: { type?: string; shared?: string } = JSON.parse(json)
  const title = shared ?? String(session.book.block(type)?.title ?? type)
  let anchor: string | undefined
  return session.do({
    label: `${title} ${verb}`,
    edits: (page) => {
      const placed = placeBlock(page, json, index)
      anchor = placed.anchor
      return placed.edits
    },
    announcement: (page) => `${title} is ${verb}, ${index + 1} of ${page.blocks.length}.${saidOfAnchor(anchor)}`,
    choose: index,
    isNew: verb === 'added',
  })
}

/** Returns the JSON of a copied block; undefined if the clipboard holds something else. */
export function readCopied(session: Session, text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined
    return session.book.block(type) ? text.trim() : undefined
  } catch {
    return undefined
  }
}

export const unshare = (session: Session, block: OpenBlock) =>
  session.do({
    label: `${block.title} made this page's own`,
    edits: (page) => unshareBlock(page, block),
    announcement: () => `${quoteBlock(block)} is now on this page only`,
    choose: block.index,
  })

export function share(session: Session, block: OpenBlock) {
  const { overview, page } = session.state
  const taken = overview?.shared.map(({ name }) => name) ?? []
  const name = freeName(block.words || block.title, taken, page?.language)
  return session.do({
    label: `${block.title} shared`,
    edits: (page) => shareBlock(page, block, name),
    announcement: () => `${quoteBlock(block)} is shared now, as "${name}". Add it to other pages under "Shared blocks"`,
    choose: block.index,
  })
}

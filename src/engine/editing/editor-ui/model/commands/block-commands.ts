import { asList, asObject, parseJson } from '../../../../base/shared-types/json'
import { plural } from '../../../../base/text/numbers'
import {
  duplicateBlock,
  freeName,
  type ListPlace,
  moveBlock,
  placeBlock,
  removeBlock,
  setHiddenBlock,
  shareBlock,
  unshareBlock,
} from '../edits/block-edits'
import { freePlace, whatCanBeDone } from '../edits/fixed-places'
import { mayHold, nameOfPlace, type OpenBlock, type OpenList } from '../page/open-blocks'
import type { OpenPage } from '../page/open-page'
import type { Session } from '../session/session'

/** Names a block in the outline: "Text, Who we are, 2 of 7". */
export const blockName = (block: OpenBlock): string =>
  [block.title, block.words, sayPlace(block)].filter(Boolean).join(', ')

/** "2 of 3, Columns › Column 1" */
const sayPlace = ({ at, list }: OpenBlock): string =>
  [`${at + 1} of ${list.count}`, nameOfPlace(list)].filter(Boolean).join(', ')

/** Names a block in announcements: 'Text "Who we are"'. */
export const quoteBlock = ({ title, words }: OpenBlock) => (words ? `${title} "${words}"` : title)

/** Where a block of a type may go: first what holds it, then other blocks. */
export function placesFor(page: OpenPage, block: OpenBlock): { name: string; to: ListPlace; why?: string }[] {
  const { list, type } = block
  const outer = list.holder
  const isOwn = ({ holder }: OpenList): boolean => holder !== undefined && (holder === block || isOwn(holder.list))
  const others = page.lists.filter(
    (one) => one !== list && one.holder && !one.hasSlot && !isOwn(one) && mayHold(one, type),
  )
  const out =
    outer && mayHold(outer.list, type)
      ? [{ name: `Take out of ${outer.title}`, to: { list: outer.list.pointer, at: outer.at + 1 } }]
      : []
  const into = others
    .filter((one) => one !== outer?.list)
    .map((one) => ({ name: `Move to ${nameOfPlace(one)}`, to: endOf(one) }))
  const { remove, why, whyNotRemove } = whatCanBeDone(page, block)
  return [...out, ...into].map((place) => (remove ? place : { ...place, why: why ?? whyNotRemove }))
}

/** Where a moved block is afterwards. Its new list has another pointer if the block was before it, in a list around it. */
function placeAfterMove({ list, at }: OpenBlock, to: ListPlace): string {
  const steps = to.list.slice(list.pointer.length).match(/^\/(\d+)(\/.*)$/)
  const isBelow = to.list.startsWith(`${list.pointer}/`) && steps !== null && Number(steps[1]) > at
  const place = isBelow ? `${list.pointer}/${Number(steps[1]) - 1}${steps[2]}` : to.list
  return `${place}/${to.at}`
}

export function moveTo(session: Session, block: OpenBlock, to: ListPlace) {
  const choose = placeAfterMove(block, to)
  return session.do({
    label: `${block.title} moved`,
    edits: (page) => moveBlock(page, block, to),
    announcement(page) {
      const moved = page.blocks.find(({ place }) => place === choose)
      return moved ? `${quoteBlock(block)} is now ${sayPlace(moved)}` : `${quoteBlock(block)} is moved`
    },
    choose,
  })
}

export const move = (session: Session, block: OpenBlock, at: number) =>
  moveTo(session, block, { list: block.list.pointer, at })

export const remove = (session: Session, block: OpenBlock) =>
  session.do({
    label: `${block.title} removed`,
    isRemoval: true,
    edits: (page) => removeBlock(page, block),
    announcement: () =>
      `${quoteBlock(block)} is removed. Undo brings it back. ${plural(block.list.count - 1, 'block is', 'blocks are')} left`,
    choose:
      block.list.count === 1 && block.list.holder
        ? block.list.holder.place
        : `${block.list.pointer}/${Math.max(0, block.at - 1)}`,
  })

export const setHidden = (session: Session, block: OpenBlock, isHidden: boolean) =>
  session.do({
    label: `${block.title} ${isHidden ? 'hidden' : 'shown'}`,
    edits: (page) => setHiddenBlock(page, block, isHidden),
    announcement: () => `${quoteBlock(block)} is ${isHidden ? 'hidden from visitors' : 'shown to visitors'}`,
    choose: block.place,
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
    announcement: () =>
      `Duplicated: the copy is block ${block.at + 2} of ${block.list.count + 1}.${saidOfAnchor(anchor)}`,
    choose: `${block.list.pointer}/${block.at + 1}`,
  })
}

/** As JSON, in a list, or after the blocks with fixed places. */
export function place(session: Session, json: string, wanted: ListPlace, verb: 'added' | 'pasted', why = '') {
  const to = session.state.page ? freePlace(session.state.page, wanted) : wanted
  const { type, shared }: { type?: string; shared?: string } = JSON.parse(json)
  const title = shared ?? String(session.book.block(type)?.title ?? type)
  let anchor: string | undefined
  return session.do({
    label: `${title} ${verb}`,
    edits: (page) => {
      const placed = placeBlock(page, json, to)
      anchor = placed.anchor
      return placed.edits
    },
    announcement: (page) =>
      `${why}${title} is ${verb}, ${to.at + 1} of ${asList(page.valueAt(to.list)).length}.${saidOfAnchor(anchor)}`,
    choose: `${to.list}/${to.at}`,
    isNew: verb === 'added',
  })
}

/** After a block, or at the page's end, where its type may be. */
export function nearestPlace(page: OpenPage, type: string, after: OpenBlock | undefined): ListPlace & { why: string } {
  if (!after || mayHold(after.list, type)) return { ...placeAfter(page, after), why: '' }
  const { list } = after
  const refused = page.book.titleOfBlock(type) ?? type
  return { ...nearestPlace(page, type, list.holder), why: `${refused} cannot be in ${nameOfPlace(list)}. ` }
}

export const endOf = ({ pointer, count }: OpenList): ListPlace => ({ list: pointer, at: count })

/** After a block, or at the end of the page. */
export const placeAfter = (page: OpenPage, block: OpenBlock | undefined): ListPlace =>
  block
    ? { list: block.list.pointer, at: block.at + 1 }
    : { list: `${page.pointer}/blocks`, at: page.lists[0]?.count ?? 0 }

/** After a block, or at the page's end; else at the nearest place that takes it. */
export function paste(session: Session, json: string, after: OpenBlock | undefined) {
  const { page } = session.state
  if (!page) return undefined
  const { why, ...to } = nearestPlace(page, String(JSON.parse(json).type), after)
  return place(session, json, to, 'pasted', why)
}

/** Returns the JSON of a copied block; undefined if the clipboard holds something else. */
export function readCopied(session: Session, text: string): string | undefined {
  return session.book.block(asObject(parseJson(text)).type) ? text.trim() : undefined
}

export const unshare = (session: Session, block: OpenBlock) =>
  session.do({
    label: `${block.title} made this page's own`,
    edits: (page) => unshareBlock(page, block),
    announcement: () => `${quoteBlock(block)} is now on this page only`,
    choose: block.place,
  })

export function share(session: Session, block: OpenBlock) {
  const { overview, page } = session.state
  const taken = overview?.shared.map(({ name }) => name) ?? []
  const name = freeName(block.words || block.title, taken, page?.language)
  return session.do({
    label: `${block.title} shared`,
    edits: (page) => shareBlock(page, block, name),
    announcement: () => `${quoteBlock(block)} is shared now, as "${name}". Add it to other pages under "Shared blocks"`,
    choose: block.place,
  })
}

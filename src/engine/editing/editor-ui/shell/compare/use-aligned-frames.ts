import { useCallback, useEffect, useState } from 'react'
import type { ComparedBlock, PageComparison } from '../../../edited-site/publishing'
import type { EditorFrame } from '../../canvas/host'
import { alignBlocks, clearAlignment, markBlocks, topBlocks } from './align-blocks'
import { firstDifference } from './first-difference'

type Side = 'before' | 'now'

type ShownPages = Partial<Record<Side, Document>>

/** Pixels of the page. */
const roomAbove = 40

function linkScrolling(one: Window, other: Window, signal: AbortSignal): void {
  const followed = new Map<Window, number>()
  const link = (from: Window, to: Window) => {
    const follow = () => {
      const isOwn = followed.get(from) === from.scrollY
      followed.delete(from)
      if (isOwn) return
      to.scrollTo({ top: from.scrollY, behavior: 'instant' })
      followed.set(to, to.scrollY)
    }
    from.addEventListener('scroll', follow, { passive: true, signal })
  }
  link(one, other)
  link(other, one)
}

const blockIn = (page: Document | undefined, place: number | undefined): HTMLElement | undefined =>
  page && place !== undefined ? topBlocks(page)[place] : undefined

function arrange({ before, now }: ShownPages, blocks: readonly ComparedBlock[]): void {
  const edited = blocks.filter(({ isEdited }) => isEdited)
  if (before)
    markBlocks(
      before,
      edited.map((block) => block.before),
    )
  if (now)
    markBlocks(
      now,
      edited.map((block) => block.now),
    )
  const isWhole = (side: Side, page: Document) =>
    topBlocks(page).length === blocks.filter((block) => block[side] !== undefined).length
  // A block may be missing because it broke.
  if (before && now && isWhole('before', before) && isWhole('now', now)) alignBlocks(before, now, blocks)
}

export function useAlignedFrames(comparison: PageComparison | undefined) {
  const [pages, setPages] = useState<ShownPages>({})
  const { before, now } = pages
  const blocks = comparison?.blocks

  useEffect(() => {
    if (!blocks) return
    const shown = [before, now].filter((page) => page !== undefined)
    const arrangeAll = () => arrange({ before, now }, blocks)
    const observer = new ResizeObserver(arrangeAll)
    for (const { body } of shown) observer.observe(body)
    const end = new AbortController()
    if (before?.defaultView && now?.defaultView) linkScrolling(before.defaultView, now.defaultView, end.signal)
    arrangeAll()
    return () => {
      observer.disconnect()
      end.abort()
      // A page that is edited is still shown when the other one goes.
      for (const page of shown) clearAlignment(page)
    }
  }, [before, now, blocks])

  const show = useCallback(
    (side: Side, page: Document | undefined) => setPages((all) => ({ ...all, [side]: page })),
    [],
  )

  const watch = useCallback(
    (side: Side) => (frame: EditorFrame | null) => {
      if (frame) frame.onStyled = () => show(side, frame.contentDocument ?? undefined)
    },
    [show],
  )

  const scrollTo = (block: ComparedBlock) => {
    const [was, is] = [blockIn(pages.before, block.before), blockIn(pages.now, block.now)]
    const shown = is ?? was
    const view = shown?.ownerDocument.defaultView
    if (!shown || !view) return
    const { top, height } = shown.getBoundingClientRect()
    const differing = was && is && firstDifference(was, is)
    const isTall = height > view.innerHeight - roomAbove
    const from = isTall && differing ? differing.getBoundingClientRect().top - view.innerHeight / 3 : top - roomAbove
    view.scrollTo({ top: view.scrollY + Math.max(from, top - roomAbove), behavior: 'instant' })
  }

  const isReady =
    comparison !== undefined &&
    (comparison.before === undefined || before !== undefined) &&
    (comparison.now === undefined || now !== undefined)
  return { watch, show, scrollTo, isReady }
}

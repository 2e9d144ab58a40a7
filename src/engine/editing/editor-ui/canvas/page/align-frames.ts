import type { OpenBlock } from '../../model/page/open-blocks'

const holderOf = (frame: Element) => frame.parentElement?.closest('[data-block]') ?? undefined

/** The frames of blocks in one list: by their places, or by type where a component shows some of them alone. */
function pairUp(blocks: OpenBlock[], frames: HTMLElement[]): [OpenBlock, HTMLElement | undefined][] {
  if (frames.length >= blocks.length) return blocks.map((block, index) => [block, frames[index]])
  const left = [...frames]
  return blocks.map((block) => [block, left[0]?.dataset.block === block.type ? left.shift() : undefined])
}

/** The frame of each block. A block in a panel that its component does not show has none. */
export function alignFrames(blocks: readonly OpenBlock[], frames: HTMLElement[]): (HTMLElement | undefined)[] {
  const hasInner = blocks.some(({ list }) => list.holder)
  if (frames.length === blocks.length || !hasInner) return frames
  const found: (HTMLElement | undefined)[] = blocks.map(() => undefined)
  const align = (holder: OpenBlock | undefined, around: Element | undefined) => {
    const own = blocks.filter(({ list }) => list.holder === holder)
    const shown = frames.filter((frame) => holderOf(frame) === around)
    for (const [block, frame] of pairUp(own, shown)) {
      found[block.index] = frame
      if (frame) align(block, frame)
    }
  }
  align(undefined, undefined)
  return found
}

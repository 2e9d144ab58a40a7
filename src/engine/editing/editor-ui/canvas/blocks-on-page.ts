import type { OpenBlock } from '../model/page/open-blocks'
import { blockBarTools, showTool } from './block-tools'
import type { CanvasHost } from './host'
import type { Overlay } from './overlay/overlay'
import type { PageParts } from './page/page-parts'
import { scrollToBlock } from './page/page-view'

export class BlocksOnPage {
  /** The chosen block that has been in view: a moved one keeps its element. */
  private shown: { key?: string; index?: number; frame?: Element } = {}

  constructor(
    private readonly host: CanvasHost,
    private readonly overlay: Overlay,
    private readonly parts: PageParts,
  ) {}

  choose(index: number): void {
    const { session } = this.host
    this.shown = { key: session.state.keys[index], index, frame: this.parts.frames[index] }
    session.choose(index)
  }

  showChosen(): void {
    const { page, keys, chosen } = this.host.session.state
    const index = chosen === undefined ? -1 : keys.indexOf(chosen)
    const block = this.parts.blocks[index]
    // While a text is open, the page may still show the blocks of before.
    const at = this.parts.frames[index]
    const frame = at?.dataset.block === block?.type ? at : undefined
    const tools = block && page && blockBarTools(this.host, page, block)
    const addBelow = () => block && this.host.addBlock({ list: block.list.pointer, at: block.at + 1 })
    this.overlay.showBlock(frame, tools, frame && { block: frame, isAfter: true, act: addBelow })
    const { shown } = this
    const isMoved = chosen === shown.key && index !== shown.index && frame === shown.frame
    if (frame && (chosen !== shown.key || isMoved)) scrollToBlock(frame)
    if (chosen !== shown.key || isMoved) this.shown = { key: chosen, index, frame }
  }

  /** Undefined until the page shows the block. */
  freshOnPage(): OpenBlock | undefined {
    const { fresh } = this.host.session.state
    const { frames, blocks } = this.parts
    const block = fresh === undefined ? undefined : blocks.find(({ pointer }) => pointer === fresh)
    const frame = block && frames[block.index]
    // React may still show the blocks of before.
    const isShown = frames.length === blocks.length && frame?.dataset.block === block?.type
    return isShown && frame?.dataset.hydrated !== undefined ? block : undefined
  }

  showHidden(): void {
    const hidden = this.parts.blocks.flatMap((block) => {
      const frame = this.parts.frames[block.index]
      if (!block.isHidden || !frame) return []
      return [{ block: frame, words: 'Hidden from visitors', show: { ...showTool(this.host, block), isNamed: true } }]
    })
    this.overlay.showRibbons(hidden)
  }
}

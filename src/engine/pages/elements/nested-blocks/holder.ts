import { type ComponentType, createContext, type RefObject } from 'react'
import type { ReadyBlock } from '../../../base/shared-types/page'
import type { Registry } from '../../../base/shared-types/registry'
import type { Share } from './shares'

export interface BlockContentsProps {
  /** "Block 2 (columns), block 1 (text)" */
  name: string
  block: ReadyBlock
  Component?: ComponentType<ReadyBlock>
  /** The block's frame. */
  place: RefObject<HTMLElement | null>
}

/** A block that may hold others. */
export interface Holder {
  name: string
  components: Registry['blocks']
  Contents: ComponentType<BlockContentsProps>
  /** Its functions come with Blocks.tsx: other pages do not load them. */
  within?: Within
}

interface Within {
  /** How many levels deeper headings are. */
  levels: number
  deepen: (html: string) => string
  shares: readonly Share[]
  /** The `sizes` of a picture. */
  scale: (sizes: string) => string
}

/** See render/RenderBlocks.tsx. */
export const HolderContext = /* @__PURE__ */ createContext<Holder | undefined>(undefined)

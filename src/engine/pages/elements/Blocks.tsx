import { type ComponentType, createContext, use, useMemo } from 'react'
import type { ReadyBlock } from '../../base/shared-types/page'
import type { Registry } from '../../base/shared-types/registry'
import { SharesContext, sharesWithin } from './held/shares'

type FrameElement = 'div' | 'li' | 'article' | 'section' | 'dd'

export interface HeldFrameProps {
  block: ReadyBlock
  /** "Block 2 (columns), block 1 (text)" */
  name: string
  components: Registry['blocks']
  as: FrameElement
}

interface Holder {
  name: string
  components: Registry['blocks']
  Frame: ComponentType<HeldFrameProps>
}

/** The block that holds others: see render/RenderBlocks.tsx. */
export const HolderContext = /* @__PURE__ */ createContext<Holder | undefined>(undefined)

interface BlocksProps {
  /** The value of a field with "holds". */
  of?: readonly { type: string }[]
  /** The element of each frame. */
  as?: FrameElement
  /** The share of the holder's width that each block gets, as `sizes` of a picture: "(min-width: 60rem) 33%, 100%". */
  sizes?: string
}

/** The blocks within a block, each in a frame of its own. There is no element around them. */
export function Blocks({ of = [], as = 'div', sizes = '100%' }: BlocksProps) {
  const holder = use(HolderContext)
  const around = use(SharesContext)
  const shares = useMemo(() => (sizes === '100%' ? around : sharesWithin(around, sizes)), [around, sizes])
  if (!holder) throw new Error('<Blocks> shows the blocks of a field with "holds": use it in a block.')
  const { name, components, Frame } = holder
  return (
    <SharesContext value={shares}>
      {of.map((block, index) => (
        <Frame
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own
          key={index}
          block={block as ReadyBlock}
          name={`${name}, block ${index + 1} (${block.type})`}
          components={components}
          as={as}
        />
      ))}
    </SharesContext>
  )
}

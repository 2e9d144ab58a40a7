import { memo, type RefObject, use, useMemo, useRef } from 'react'
import type { ReadyBlock } from '../../base/shared-types/page'
import { type KeyedItems, keyItems } from '../../base/shared-types/react-keys/carry-keys'
import { withDeeperHeadings } from './nested-blocks/deeper'
import { type Holder, HolderContext } from './nested-blocks/holder'
import { type Share, sharesWithin, sizesWithin } from './nested-blocks/shares'

type FrameElement = 'div' | 'li' | 'article' | 'section' | 'dd'

interface BlocksProps {
  /** The value of a field with "holds". */
  of?: readonly { type: string }[]
  /** The element of each frame. */
  as?: FrameElement
  /** Each block's share of the holder's width, as `sizes` of a picture: "(min-width: 60rem) 33%, 100%". */
  sizes?: string
}

/** Each block within a block has a frame; no element is around them. */
export function Blocks({ of = [], as = 'div', sizes = '100%' }: BlocksProps) {
  const holder = use(HolderContext)
  const around = holder?.within?.shares
  const shares = useMemo(() => (sizes === '100%' ? (around ?? []) : sharesWithin(around ?? [], sizes)), [around, sizes])
  if (!holder) throw new Error('<Blocks> shows the blocks of a field with "holds": use it in a block.')
  // biome-ignore lint/correctness/useHookAtTopLevel: the mode is a constant of the build
  const keys = import.meta.env.MODE === 'preview' ? useKeys(of) : []
  const { name, components, Contents } = holder
  return of.map((block, index) => (
    <HeldFrame
      key={import.meta.env.MODE === 'preview' ? keys[index] : index}
      block={block as ReadyBlock}
      name={`${name}, block ${index + 1} (${block.type})`}
      components={components}
      Contents={Contents}
      shares={shares}
      as={as}
    />
  ))
}

/** A block that an edit moves stays as it is drawn. */
function useKeys(blocks: readonly unknown[]): string[] {
  const keyed = useRef<KeyedItems>({ texts: [], keys: [] })
  keyed.current = keyItems(blocks, keyed.current)
  return keyed.current.keys
}

interface HeldFrameProps extends Omit<Holder, 'within'> {
  block: ReadyBlock
  shares: readonly Share[]
  as: FrameElement
}

/** A block within another is hydrated with the one at the top. */
const HeldFrame = /* @__PURE__ */ memo(function HeldFrame({
  block,
  name,
  components,
  Contents,
  shares,
  as: Frame,
}: HeldFrameProps) {
  const place = useRef<HTMLElement>(null)
  const levels = block.headingDepth ?? 0
  const holder = useMemo(() => {
    const deepen = (html: string) => withDeeperHeadings(html, levels)
    const scale = (own: string) => sizesWithin(shares, own)
    return { name, components, Contents, within: { levels, deepen, shares, scale } }
  }, [name, components, Contents, levels, shares])
  return (
    <Frame ref={place as RefObject<never>} id={block.id} data-block={block.type} data-hidden={block.hidden}>
      {/* RichText reads it once. */}
      <HolderContext key={levels} value={holder}>
        <Contents name={name} block={block} Component={components[block.type]} place={place} />
      </HolderContext>
    </Frame>
  )
})

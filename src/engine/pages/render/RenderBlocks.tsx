import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ReadyBlock } from '../../base/shared-types/page'
import type { Registry } from '../../base/shared-types/registry'
import { type HeldFrameProps, HolderContext } from '../elements/Blocks'
import { HeadingDepth } from '../elements/held/use-heading'
import { BlockBoundary } from './BlockBoundary'
import { createNearness, type Nearness } from './nearness'

export type Hydration = 'now' | 'near'

interface RenderBlocksProps {
  blocks: ReadyBlock[]
  keys?: string[]
  components: Registry['blocks']
  hydration: Hydration
}

export function RenderBlocks({ blocks, keys, components, hydration }: RenderBlocksProps) {
  return blocks.map((block, index) => {
    const frame = (
      <BlockFrame
        key={keys?.[index] ?? index}
        block={block}
        Component={components[block.type]}
        number={index + 1}
        hydration={hydration}
      />
    )
    if (!import.meta.env.HOLDS) return frame
    return (
      <Holder key={frame.key} name={`Block ${index + 1} (${block.type})`} components={components}>
        {frame}
      </Holder>
    )
  })
}

interface BlockFrameProps {
  block: ReadyBlock
  Component?: ComponentType<ReadyBlock>
  number: number
  hydration: Hydration
}

/**
 * The anchor, the error boundary, and the Suspense that keeps the server's html until the block's code has loaded.
 * Memoised: an update from above would make React discard that html.
 */
const BlockFrame = memo(function BlockFrame({ block, Component, number, hydration }: BlockFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [nearness] = useState(() => (hydration === 'near' ? createNearness() : undefined))
  useEffect(() => nearness?.observe(place.current as HTMLDivElement), [nearness])
  return (
    // The loader may have set data-arriving (see arrivals.ts).
    <div
      ref={place}
      id={block.id}
      className="block"
      data-block={block.type}
      data-hidden={block.hidden}
      suppressHydrationWarning
    >
      <BlockBoundary name={`Block ${number} (${block.type})`}>
        <Suspense fallback={null}>
          <Awaited nearness={nearness} block={block} Component={Component} place={place} />
        </Suspense>
      </BlockBoundary>
    </div>
  )
})

/** What came before React is repeated at this event: see early-clicks.ts and early-entries.ts. */
function announceHydration(element: HTMLElement): void {
  if (element.dataset.hydrated !== undefined) return
  element.dataset.hydrated = ''
  element.dispatchEvent(new Event('block-hydrated', { bubbles: true }))
}

interface AwaitedProps extends Pick<BlockFrameProps, 'block' | 'Component'> {
  nearness?: Nearness
  place: RefObject<HTMLElement | null>
}

function Awaited({ nearness, block, Component, place }: AwaitedProps) {
  if (nearness) use(nearness.isNear)
  useEffect(() => {
    if (place.current) announceHydration(place.current)
  }, [place])
  if (!Component) throw new Error(`No component is registered for the block type "${block.type}".`)
  return <Component {...block} />
}

interface HolderProps extends Pick<HeldFrameProps, 'name' | 'components'> {
  children: ReactNode
}

/** Around each block of a studio whose blocks hold others: see elements/Blocks.tsx. */
function Holder({ name, components, children }: HolderProps) {
  const holder = useMemo(() => ({ name, components, Frame: HeldFrame }), [name, components])
  return <HolderContext value={holder}>{children}</HolderContext>
}

/** A block within another is hydrated with the one at the top. */
const HeldFrame = /* @__PURE__ */ memo(function HeldFrame({ block, name, components, as: Frame }: HeldFrameProps) {
  const place = useRef<HTMLElement>(null)
  return (
    <Frame ref={place as RefObject<never>} id={block.id} data-block={block.type} data-hidden={block.hidden}>
      <BlockBoundary name={name}>
        <Suspense fallback={null}>
          {/* RichText reads it once. */}
          <HeadingDepth key={block.headingDepth} value={block.headingDepth ?? 0}>
            <Holder name={name} components={components}>
              <Awaited block={block} Component={components[block.type]} place={place} />
            </Holder>
          </HeadingDepth>
        </Suspense>
      </BlockBoundary>
    </Frame>
  )
})

import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import type { ReadyBlock } from '../../base/shared-types/page'
import type { Registry } from '../../base/shared-types/registry'
import { type BlockContentsProps, type Holder, HolderContext } from '../elements/nested-blocks/holder'
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
      <Holding key={frame.key} name={`Block ${index + 1} (${block.type})`} components={components}>
        {frame}
      </Holding>
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
 * Anchor, error boundary, and the Suspense that keeps the server's html until the code has loaded. Memoised: an update
 * from above would discard that html.
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
      <BlockContents
        name={`Block ${number} (${block.type})`}
        nearness={nearness}
        block={block}
        Component={Component}
        place={place}
      />
    </div>
  )
})

/** What came before React is repeated at this event: see early-clicks.ts and early-entries.ts. */
function announceHydration(element: HTMLElement): void {
  if (element.dataset.hydrated !== undefined) return
  element.dataset.hydrated = ''
  element.dispatchEvent(new Event('block-hydrated', { bubbles: true }))
}

interface AwaitedProps extends Omit<BlockContentsProps, 'name'> {
  nearness?: Nearness
}

function BlockContents({ name, ...awaited }: AwaitedProps & Pick<BlockContentsProps, 'name'>) {
  return (
    <BlockBoundary name={name}>
      <Suspense fallback={null}>
        <Awaited {...awaited} />
      </Suspense>
    </BlockBoundary>
  )
}

function Awaited({ nearness, block, Component, place }: AwaitedProps) {
  if (nearness) use(nearness.isNear)
  useEffect(() => {
    if (place.current) announceHydration(place.current)
  }, [place])
  if (!Component) throw new Error(`No component is registered for the block type "${block.type}".`)
  return <Component {...block} />
}

interface HoldingProps extends Pick<Holder, 'name' | 'components'> {
  children: ReactNode
}

/** Only in a studio whose blocks hold others: see elements/Blocks.tsx. */
function Holding({ name, components, children }: HoldingProps) {
  const holder = useMemo(() => ({ name, components, Contents: BlockContents }), [name, components])
  return <HolderContext value={holder}>{children}</HolderContext>
}

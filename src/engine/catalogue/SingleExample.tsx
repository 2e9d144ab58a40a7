import { useEffect, useMemo, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { PageContext } from '../elements/use-page'
import type { Registry } from '../model/registry'
import { RenderBlocks } from '../render/RenderBlocks'
import type { Catalogue } from './examples'

interface SingleExampleProps {
  catalogue: Catalogue
  registry: Registry
}

const wantedType = () => location.hash.match(/^#example=(\w+)$/)?.[1]

/** "/catalogue#example=banner" */
export const isForExample = (): boolean => wantedType() !== undefined

/** The editor shows this before a block is added. */
export function SingleExample({ catalogue: { settings, page, blocks }, registry }: SingleExampleProps) {
  const { path, assets } = page
  const context = useMemo(() => ({ path, assets, settings }), [path, assets, settings])
  const [type, setType] = useState(wantedType)
  useEffect(() => {
    const change = () => setType(wantedType())
    addEventListener('hashchange', change)
    return () => removeEventListener('hashchange', change)
  }, [])
  const example = blocks.find((block) => block.type === type)?.examples.at(-1)
  return (
    <PageContext value={context}>
      <main inert>
        <MemoryRouter>
          {example && <RenderBlocks key={type} blocks={[example.block]} components={registry.blocks} hydration="now" />}
        </MemoryRouter>
      </main>
    </PageContext>
  )
}

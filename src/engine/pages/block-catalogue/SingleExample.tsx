import { startTransition, useEffect, useMemo, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { PageContext } from '../elements/use-page'
import { RenderBlocks } from '../render/RenderBlocks'
import type { CatalogueProps } from './examples'

const wantedType = () => location.hash.match(/^#example=(\w+)$/)?.[1]

/** "/catalogue#example=banner" */
export const isForExample = (): boolean => wantedType() !== undefined

/** The editor shows this before a block is added, and copies the hidden examples into its list. */
export function SingleExample({ catalogue: { settings, page, blocks }, registry }: CatalogueProps) {
  const { path, assets } = page
  const context = useMemo(() => ({ path, assets, settings }), [path, assets, settings])
  const [type, setType] = useState(wantedType)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const change = () => setType(wantedType())
    addEventListener('hashchange', change)
    // The wanted example is painted first.
    requestAnimationFrame(() => startTransition(() => setWhole(true)))
    return () => removeEventListener('hashchange', change)
  }, [])
  const shown = isWhole ? blocks : blocks.filter((block) => block.type === type)
  return (
    <PageContext value={context}>
      <main inert lang={settings.language} data-whole={isWhole || undefined}>
        <MemoryRouter>
          {shown.map(({ type: own, examples }) => (
            <div key={own} data-example-of={own} hidden={own !== type}>
              <RenderBlocks
                blocks={examples.slice(-1).map(({ block }) => block)}
                components={registry.blocks}
                hydration="now"
              />
            </div>
          ))}
        </MemoryRouter>
      </main>
    </PageContext>
  )
}

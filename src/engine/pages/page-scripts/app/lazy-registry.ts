import { type ComponentType, lazy } from 'react'
import type { ReadyBlock } from '../../../base/shared-types/page'
import { byFolder, type LayoutProps, type Registry } from '../../../base/shared-types/registry'

type BlockModule = { default: ComponentType<ReadyBlock> }

const chunks = new Map(Object.entries(byFolder(import.meta.glob<BlockModule>('@studio/blocks/*/component.tsx'))))
const layouts = byFolder(
  import.meta.glob<ComponentType<LayoutProps>>('@studio/layouts/*/layout.tsx', { eager: true, import: 'default' }),
)

const loaded = new Map<string, BlockModule>()

async function loadBlock(type: string, load: () => Promise<BlockModule>): Promise<BlockModule> {
  const module = await load()
  loaded.set(type, module)
  return module
}

/** For an ordinary promise, even a resolved one, React shows an empty block first. */
const atOnce = (module: BlockModule): Promise<BlockModule> =>
  // biome-ignore lint/suspicious/noThenProperty: it is a promise
  Object.assign(Promise.resolve(module), { then: (take: (module: BlockModule) => void) => take(module) })

const lazyBlock = (type: string, load: () => Promise<BlockModule>) =>
  lazy(() => {
    const module = loaded.get(type)
    return module ? atOnce(module) : loadBlock(type, load)
  })

export const lazyRegistry: Registry = {
  blocks: Object.fromEntries([...chunks].map(([type, load]) => [type, lazyBlock(type, load)])),
  layouts,
}

/** The boundary of a block handles a chunk that fails. */
export async function preloadBlocks(types: Iterable<string>): Promise<void> {
  const wanted = new Set(types)
  await Promise.allSettled(
    [...chunks].filter(([type]) => wanted.has(type)).map(([type, load]) => loadBlock(type, load)),
  )
}

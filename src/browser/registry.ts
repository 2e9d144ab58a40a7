import { type ComponentType, lazy } from 'react'
import type { ReadyBlock } from '../model/page'
import type { LayoutProps, Registry } from '../model/registry'

type BlockModule = { default: ComponentType<ReadyBlock> }

/** "../blocks/banner/component.tsx" -> "banner". */
const folderName = (path: string): string => path.split('/').at(-2) as string

const byFolder = <Value>(modules: Record<string, Value>): Map<string, Value> =>
  new Map(Object.entries(modules).map(([path, value]) => [folderName(path), value]))

const chunks = byFolder(import.meta.glob<BlockModule>('../blocks/*/component.tsx'))
const layouts = byFolder(
  import.meta.glob<ComponentType<LayoutProps>>('../layouts/*/layout.tsx', { eager: true, import: 'default' }),
)

/** The components as the browser gets them: each block in a chunk of its own, fetched when it is first needed. */
export const registry: Registry = {
  blocks: Object.fromEntries([...chunks].map(([type, load]) => [type, lazy(load)])),
  layouts: Object.fromEntries(layouts),
}

/** Fetches the code of some block types ahead of showing them. A chunk that fails is left to its block's boundary. */
export async function preloadBlocks(types: Iterable<string>): Promise<void> {
  await Promise.allSettled([...new Set(types)].map((type) => chunks.get(type)?.()))
}

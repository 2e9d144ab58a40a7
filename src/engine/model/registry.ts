import type { ComponentType, ReactNode } from 'react'
import type { SiteSettings } from '../generated/content'
import type { ReadyBlock } from './page'

/** Modules of a glob by the folder that they stand in: "../blocks/banner/component.tsx" -> "banner". */
export const byFolder = <Value>(modules: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(modules).map(([path, value]) => [path.split('/').at(-2), value]))

/** What every layout gets: the settings, the path of the page that is shown, and its blocks as children. */
export interface LayoutProps<Settings = SiteSettings> {
  settings: Omit<Settings, 'prerender'>
  path: string
  children: ReactNode
}

/**
 * The components that a page may be made of, by name. The renderer imports none of them: build and browser pass
 * the registry in. In the browser the blocks are lazy, on the server they are there at once.
 */
export interface Registry {
  blocks: Record<string, ComponentType<ReadyBlock>>
  layouts: Record<string, ComponentType<LayoutProps>>
}

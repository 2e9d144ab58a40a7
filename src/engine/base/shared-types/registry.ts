import type { ComponentType, ReactNode } from 'react'
import type { SiteSettings } from '../schema-types/content'
import type { BrowserSettings, ReadyBlock } from './page'

/** "../blocks/banner/component.tsx" -> "banner" */
export const byFolder = <Value>(modules: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(modules).map(([path, value]) => [path.split('/').at(-2), value]))

export interface LayoutProps<Settings = SiteSettings> {
  settings: Omit<Settings, 'prerender'> & Pick<BrowserSettings, 'home'>
  path: string
  children: ReactNode
}

/** The renderer imports no component: build and browser pass them in. */
export interface Registry {
  blocks: Record<string, ComponentType<ReadyBlock>>
  layouts: Record<string, ComponentType<LayoutProps>>
}

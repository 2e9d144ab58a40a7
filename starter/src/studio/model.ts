import { usePage } from 'schema-pages/elements/use-page'
import type * as load from 'schema-pages/model/load'
import type * as registry from 'schema-pages/model/registry'
import type { Entry, SiteSettings } from './generated/content'

/** The engine's types with the fields of this studio's schemas. */
export type Load<Block, Loaded extends object> = load.Load<Block, Loaded, Entry, SiteSettings>
export type LayoutProps = registry.LayoutProps<SiteSettings>

export const useContact = (): SiteSettings['contact'] => usePage().settings.contact as SiteSettings['contact']

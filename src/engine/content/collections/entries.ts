import type { ContentPage, SiteContent } from '../../base/schema-types/content'
import type { CollectionEntry } from '../../base/shared-types/load'

export const toEntry = ({ entry, path, title }: ContentPage): CollectionEntry | undefined =>
  entry && { title, isVisible: true, ...entry, path }

/** By a field, or undefined for the order of pages.json. */
export const orderOf = ({ collections }: Pick<SiteContent, 'collections'>, collection: string): string | undefined =>
  collections?.[collection]?.order

import type { CollectionEntry } from 'schema-pages/model/load'
import type { Entry } from '../generated/content'

export type EntryCard = { path: string; title: string } & Pick<Entry, 'day' | 'description' | 'image' | 'price'>

/** A page holds no more of an entry than its card shows. */
export const toCard = ({ path, title, image, day, description, price }: CollectionEntry<Entry>): EntryCard => ({
  ...{ path, title, image, day, description, price },
})

import type { EntryList, EntryValue, Load } from 'schema-pages/model/load'
import type { Entry, NeuesBlock } from '../../generated/content'

export interface NeuesLoaded {
  items: { path: string; title: string; day?: string }[]
  pages: EntryList['page']
  values: EntryValue[]
}

export const load: Load<NeuesBlock, NeuesLoaded, Entry> = (block, site) => {
  const { entries, page } = site.list(block)
  return {
    items: entries.map(({ path, title, day }) => ({ path, title, day })),
    pages: page,
    values: block.nach ? site.values(block.sammlung, block.nach) : [],
  }
}

import type { EntryValue } from 'schema-pages/model/load'
import type { TopicsBlock } from '../../generated/content'
import type { Load } from '../../model'

export interface TopicsLoaded {
  topics: EntryValue[]
}

export const load: Load<TopicsBlock, TopicsLoaded> = ({ collection }, site) => ({
  topics: site.values(collection, 'categories').filter(({ path }) => path !== undefined),
})

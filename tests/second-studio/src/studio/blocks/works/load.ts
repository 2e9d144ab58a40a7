import type { Load } from 'schema-pages/model/load'
import { textOrder } from 'schema-pages/text/language/text-order'
import type { Entry, WorksBlock } from '../../generated/content'

export interface WorksLoaded {
  works: { path: string; title: string; image?: string; glaze?: string }[]
}

/** The visible entries of the collection, by name or in the order that the block names. */
export const load: Load<WorksBlock, WorksLoaded, Entry> = ({ collection, orderBy, byName }, site) => {
  const visible = site.entries(collection).filter(({ isVisible }) => isVisible)
  const listed = orderBy
    ? visible
        .filter((entry) => entry[orderBy] !== undefined)
        .sort((one, other) => Number(one[orderBy]) - Number(other[orderBy]))
    : visible
  const inOrder = textOrder(site.settings.language)
  if (byName) listed.sort((one, other) => inOrder(one.title, other.title))
  return { works: listed.map(({ path, title, image, glaze }) => ({ path, title, image, glaze })) }
}

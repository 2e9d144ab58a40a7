import type { Load } from '@engine/model/load'
import type { Entry, WorksBlock } from '../../generated/content'

export interface WorksLoaded {
  works: { path: string; title: string; image: string; glaze?: string }[]
}

/** The visible entries of the collection, in the order that the block names. */
export const load: Load<WorksBlock, WorksLoaded, Entry> = ({ collection, orderBy }, site) => {
  const visible = site.entries(collection).filter(({ isVisible }) => isVisible)
  const listed = orderBy
    ? visible
        .filter((entry) => entry[orderBy] !== undefined)
        .sort((one, other) => Number(one[orderBy]) - Number(other[orderBy]))
    : visible
  return { works: listed.map(({ path, title, image, glaze }) => ({ path, title, image, glaze })) }
}

import type { EntryGridBlock } from '../../generated/content'
import type { CollectionEntry, Load, SiteView } from '../../model'

export interface EntryCard {
  id?: number
  path: string
  title: string
  client?: string
  runningTime?: string
  releaseYear?: number
  /** Only on a single card, which has room for it. */
  text?: string
  image: string
  imageAlt: string
  movingParts?: string[]
  categories: string[]
}

export interface EntryGridLoaded {
  cards: EntryCard[]
}

/** Visible entries, in the block's order. */
function pick({ collection, ids, orderBy }: EntryGridBlock, site: SiteView): CollectionEntry[] {
  const entries = site.entries(collection).filter(({ isVisible }) => isVisible)
  if (ids) return ids.flatMap((id) => entries.filter((entry) => entry.id === id))
  if (!orderBy) return entries
  const place = (entry: CollectionEntry) => entry[orderBy] ?? 0
  return entries.filter((entry) => entry[orderBy] !== undefined).sort((one, other) => place(one) - place(other))
}

/** An entry without categories counts as "all". */
function toCard(
  {
    id,
    path,
    title,
    client,
    runningTime,
    releaseYear,
    image,
    imageWithTitle,
    imageAlt = '',
    movingParts,
    categories = ['all'],
  }: CollectionEntry,
  block: EntryGridBlock,
): EntryCard {
  const cardImage = block.cardImage === 'imageWithTitle' ? (imageWithTitle ?? image) : image
  return {
    id,
    path,
    title,
    client,
    runningTime,
    releaseYear,
    image: cardImage,
    imageAlt,
    // The moving parts match only the usual picture.
    movingParts: cardImage === image ? movingParts : undefined,
    categories,
  }
}

const withText = (cards: EntryCard[], entries: CollectionEntry[]): EntryCard[] =>
  cards.length === 1
    ? cards.map((card) => ({ ...card, text: entries.find(({ path }) => path === card.path)?.description }))
    : cards

/** Applies a filter with a single category here, since it offers no choice. */
export const load: Load<EntryGridBlock, EntryGridLoaded> = (block, site) => {
  const entries = pick(block, site)
  const cards = entries.map((entry) => toCard(entry, block))
  const [only, ...others] = block.filter ?? []
  if (only === undefined || others.length > 0) return { cards: withText(cards, entries) }
  return {
    cards: withText(
      cards.filter(({ categories }) => categories.includes(only)),
      entries,
    ),
  }
}

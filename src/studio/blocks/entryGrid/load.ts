import type { EntryGridBlock } from '../../generated/content'
import type { CollectionEntry, Load, SiteView } from '../../model'

/** What a card shows of an entry. */
export interface EntryCard {
  id: number
  path: string
  title: string
  client?: string
  runningTime?: string
  releaseYear?: number
  /** The description of an entry whose card stands alone: there is room for it. */
  text?: string
  image: string
  imageAlt: string
  /** The sheets of what moves in the picture. */
  movingParts?: string[]
  categories: string[]
}

export interface EntryGridLoaded {
  cards: EntryCard[]
}

/** The entries that the block asks for, in its order. Hidden ones are never among them. */
function pick({ collection, ids, orderBy }: EntryGridBlock, site: SiteView): CollectionEntry[] {
  const entries = site.entries(collection).filter(({ isVisible }) => isVisible)
  if (ids) return ids.flatMap((id) => entries.filter((entry) => entry.id === id))
  if (!orderBy) return entries
  const place = (entry: CollectionEntry) => entry[orderBy] ?? 0
  return entries.filter((entry) => entry[orderBy] !== undefined).sort((one, other) => place(one) - place(other))
}

/** The card of an entry. An entry without categories counts as "all", one without the asked-for picture shows its usual one. */
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
    // They are drawn for the usual picture.
    movingParts: cardImage === image ? movingParts : undefined,
    categories,
  }
}

/** One card alone says what its entry is about. */
const withText = (cards: EntryCard[], entries: CollectionEntry[]): EntryCard[] =>
  cards.length === 1
    ? cards.map((card) => ({ ...card, text: entries.find(({ id }) => id === card.id)?.description }))
    : cards

/** Turns entries into cards. A filter with a single category leaves nothing to choose, so it is applied here. */
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

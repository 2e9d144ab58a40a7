import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { mailtoLink } from '../../../src/studio/elements/mailto-link'
import type { Block } from '../../../src/studio/generated/content'
import { blocksOf, content, pages } from './content'

/** Fields whose words are shown as they are, and fields that name where something leads. */
const wordFields = [
  ...['heading', 'subheading', 'title', 'text', 'name', 'role', 'quote', 'figure', 'value', 'lead'],
  ...['label', 'button', 'client', 'agency', 'director', 'words', 'items', 'delivered'],
]
const linkFields = ['href', 'file']

/** What a block shows at first, as far as that is not all that its content says. */
function shownOf(block: Block): object {
  if (block.type === 'form') return { ...block, completed: undefined }
  // A reel plays in the film's place, and lists the scenes that have a page.
  if (block.type === 'video' && block.reel)
    return { ...block, film: undefined, reel: block.reel.filter(({ page }) => page) }
  if (block.type !== 'solution') return block
  const { heading, condensed, condensedHeading = heading, opener, stagesOf } = block
  const other = pages.find(({ path }) => path === stagesOf)
  const stages = other
    ? blocksOf(other).flatMap((each) => (each.type === 'solution' ? (each.stages ?? []) : []))
    : block.stages
  if (condensed) return { heading: condensedHeading, stages: stages?.map(({ title }) => ({ title })) }
  return { heading, opener, stages }
}

/** The words of rich text. */
const wordsOf = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : ''

interface Wanted {
  words: string[]
  links: string[]
  alts: string[]
}

/** Whether a part is shown where the settings say what they say about other sites. */
const isOfOurWord = ({ thirdParties }: { thirdParties?: string }) =>
  !thirdParties || thirdParties === (content.site.thirdParties ?? 'when asked')

/** Gathers what a value of a block's content wants to be shown. */
function gather(value: unknown, field: string, wanted: Wanted): Wanted {
  if (Array.isArray(value)) for (const item of value.filter(isOfOurWord)) gather(item, field, wanted)
  else if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value ?? {})) {
      // The sound of a film is heard, and only its captions are shown. What plays in its place is named while it plays.
      if ((field === 'sound' && name === 'file') || name === 'standIn') continue
      gather(inner, name, wanted)
    }
  } else if (typeof value === 'string') {
    if (wordFields.includes(field)) wanted.words.push(value)
    else if (linkFields.includes(field)) wanted.links.push(value)
    else if (field === 'alt') wanted.alts.push(value)
    else if (value.startsWith('<')) wanted.words.push(wordsOf(parseFragment(value)))
  }
  return wanted
}

/** The entries that a list of them shows: those of its collection that are not hidden, in its order. */
function cardsOf(block: Block): string[] {
  if (block.type !== 'entryGrid') return []
  const { collection, ids, orderBy, filter = [] } = block
  const entries = pages.flatMap(({ path, entry }) =>
    entry?.collection === collection && entry.isVisible !== false ? [{ path, ...entry }] : [],
  )
  const listed = ids
    ? ids.flatMap((id) => entries.filter((entry) => entry.id === id))
    : orderBy
      ? entries
          .filter((entry) => entry[orderBy] !== undefined)
          .sort((one, other) => (one[orderBy] ?? 0) - (other[orderBy] ?? 0))
      : entries
  const [only, ...others] = filter
  const shown =
    only && others.length === 0 ? listed.filter(({ categories = ['all'] }) => categories.includes(only)) : listed
  return shown.map(({ path }) => path)
}

/** The ways to reach the studio, which the settings name. */
const waysOf = (block: Block): string[] => {
  if (block.type !== 'contactDetails') return []
  const { email, phoneLink, instagram, linkedin } = content.site.contact
  return [
    mailtoLink(email, block.subject, block.questions),
    `tel:${phoneLink.replace(/[^+\d]/g, '')}`,
    ...[instagram, linkedin].flatMap((way) => way ?? []),
  ]
}

/** What a block's content wants to be shown. `key` opens the guarded pages. */
export function wantedOf(block: Block, key: string): Wanted {
  const { words, links, alts } = gather(shownOf(block), '', { words: [], links: [], alts: [] })
  const named = links.map((link) => link.replace('{key}', key))
  return { words, links: [...named, ...cardsOf(block), ...waysOf(block)], alts }
}

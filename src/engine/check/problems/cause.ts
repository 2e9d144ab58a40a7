import type { Content } from '../content/content'
import type { Draft } from '../draft'

/** The kinds of thing that the content names, and that can be missing. */
type Kind = 'page' | 'anchor' | 'shared' | 'file' | 'damage' | 'collection' | 'entry' | 'with' | 'ids' | 'times'

/** What a mistake comes from, for Draft.cause: "page /about" for every link to a page that is not there. */
export const causeOf = (kind: Kind, name: string): string => `${kind} ${name}`

/** What the search for causes works on. */
export interface Case {
  /** The content as it is written. */
  root: unknown
  /** The content as the rules saw it. */
  content: Content
  /** What the schemas have refused. */
  refused: Draft[]
}

/** Returns a title as an address may hold it: "Our story" -> "our-story". */
export const slug = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

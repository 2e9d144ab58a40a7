import type { Content } from '../content/content'
import type { Cause, Draft } from '../draft'

/** Drafts with one cause. */
export interface CauseGroup {
  cause: Cause
  drafts: Draft[]
}

/** A cause as the key of a map. */
export const keyOfCause = ({ kind, name }: Cause): string => `${kind} ${name}`

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

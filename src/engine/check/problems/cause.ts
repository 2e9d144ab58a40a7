import type { Content } from '../content/content'
import type { Cause, Draft } from '../draft'

export interface CauseGroup {
  cause: Cause
  drafts: Draft[]
}

/** A cause as a map key. */
export const keyOfCause = ({ kind, name }: Cause): string => `${kind} ${name}`

/** The input of the search for causes. */
export interface Case {
  /** The content as written. */
  root: unknown
  /** The content as the rules saw it. */
  content: Content
  /** What the schemas refused. */
  refused: Draft[]
}

/** "Our story" -> "our-story". */
export const slug = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

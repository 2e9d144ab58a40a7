import type { Cause, Draft } from '../findings/draft'

export interface CauseGroup {
  cause: Cause
  drafts: Draft[]
}

export const keyOfCause = ({ kind, name }: Cause): string => `${kind} ${name}`

/** "Our story" -> "our-story". */
export const slug = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

import type { Cause, CodedFinding } from '../findings/finding'

export interface CauseGroup {
  cause: Cause
  findings: CodedFinding[]
}

export const keyOfCause = ({ kind, name }: Cause): string => `${kind} ${name}`

/** "Our story" -> "our-story". */
export const slug = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

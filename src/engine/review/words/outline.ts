import type { Sight } from './sights'

/** The value that a sentence is about, before and now: what it takes to take the change back. */
export type Origin =
  /** A field of an object; the pointers are those of the object. */
  | { kind: 'field'; before: string; now: string; name: string }
  /** An item of a list that was added, removed or moved; the pointers are those of the list. */
  | { kind: 'item'; before: string; now: string; was?: number; is?: number }
  /** A value that became another one. */
  | { kind: 'value'; before: string; now: string }
  /** A page that has another path; the pointers are those of the page. */
  | { kind: 'path'; before: string; now: string }

/** A sentence of the summary, and what belongs under it. */
export interface Line {
  text: string
  under: Line[]
  /** Undefined where the sentence alone cannot be taken back. */
  origin?: Origin
  /** What it is seen on; undefined where visitors see nothing of it, or where the sentence above says it. */
  sight?: Sight
}

export const line = (text: string, under: Line[] = [], origin?: Origin): Line => ({
  text,
  under,
  ...(origin && { origin }),
})

/** Returns sentences that are about one value. */
export const about = (lines: Line[], origin: Origin): Line[] => lines.map((one) => ({ ...one, origin }))

/** Returns a sentence with what it is seen on. */
export const seenOn = (sight: Sight, one: Line): Line => ({ ...one, sight })

/** Puts sentences under a heading; a single plain one is joined to it: "block 2: heading removed". */
export function headed(text: string, under: Line[]): Line {
  const [only] = under
  return only && under.length === 1 && only.under.length === 0
    ? line(`${text}: ${only.text}`, [], only.origin)
    : line(text, under)
}

/** Returns nested lists of markdown, one entry a line of text. */
export const bullets = (lines: Line[], indent = ''): string[] =>
  lines.flatMap(({ text, under }) => [`${indent}- ${text}`, ...bullets(under, `${indent}  `)])

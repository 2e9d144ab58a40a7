import type { TargetKey } from './target-key'

/** Pointers to what a sentence is about: what it takes to revert it. */
export type ChangeSource =
  | { kind: 'field'; before: string; now: string; name: string }
  | { kind: 'item'; before: string; now: string; was?: number; is?: number }
  | { kind: 'value'; before: string; now: string }
  | { kind: 'path'; before: string; now: string }
  /** A removed file. No edit of the text reverts it. */
  | { kind: 'file'; address: string }
  /** An item of another list before, which is at `home` now. */
  | { kind: 'moved'; before: string; now: string; was: number; is: number; home: string }

export interface Line {
  text: string
  under: Line[]
  /** Undefined if the sentence cannot be reverted on its own. */
  origin?: ChangeSource
  /** Reverts what all sentences below it are about. */
  whole?: ChangeSource
  /** Undefined if nothing is visible, or if the sentence above has it. */
  target?: TargetKey
}

export const line = (text: string, under: Line[] = [], origin?: ChangeSource): Line => ({
  text,
  under,
  ...(origin && { origin }),
})

export const withSource = (lines: Line[], origin: ChangeSource): Line[] => lines.map((one) => ({ ...one, origin }))

export const withTarget = (target: TargetKey, one: Line): Line => ({ ...one, target })

/** Where a heading has joined its only sentence, that sentence already reverts all. */
export const withWhole = (whole: ChangeSource, one: Line): Line => (one.under.length > 0 ? { ...one, whole } : one)

/** A single plain sentence joins its heading: "block 2: heading removed". */
export function headed(text: string, under: Line[]): Line {
  const [only] = under
  return only && under.length === 1 && only.under.length === 0
    ? line(`${text}: ${only.text}`, [], only.origin)
    : line(text, under)
}

/** Nothing where only blocks have moved: sentences of their own say that. */
export const headedAny = (text: string, under: Line[]): Line[] => (under.length === 0 ? [] : [headed(text, under)])

export const bullets = (lines: Line[], indent = ''): string[] =>
  lines.flatMap(({ text, under }) => [`${indent}- ${text}`, ...bullets(under, `${indent}  `)])

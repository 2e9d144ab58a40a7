/** A mistake in the content, as a value: where it is, what is wrong, how to repair it. Never thrown. */
export interface Problem {
  /** The stable name of the rule, for example "link-target". */
  rule: string
  severity: 'error' | 'warning'
  /** What is wrong and what to do, in an author's words. */
  message: string
  /** What to write instead, when that is known. */
  suggestion?: string
  file: string
  /** 1-based. */
  line: number
  /** 1-based, in characters. */
  column: number
  /** The JSON pointer of the place: "/pages/3/blocks/0/heading". */
  pointer: string
  /** The path of the page that the place belongs to. */
  page?: string
  /** The block that the place belongs to: its place on the page, from 1, and its type. */
  block?: { number: number; type: string }
}

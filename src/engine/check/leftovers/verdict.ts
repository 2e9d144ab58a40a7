import type { Finding } from '../rule'

/** What is wrong with a text that another program has left something in. */
export type Verdict = Pick<Finding, 'message' | 'suggestion' | 'replacement'> | undefined

/** Longer texts are not shown whole in a message. */
const longest = 600

/** The advice to write a text, and the repair that does. */
export function writing(html: string): { advice: string; suggestion: string; replacement: string } {
  const written = JSON.stringify(html)
  const advice = written.length <= longest ? `Write ${written}.` : '"npm run check -- --fix" writes it.'
  return { advice, suggestion: html, replacement: html }
}

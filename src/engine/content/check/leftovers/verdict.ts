import type { Finding } from '../findings/rule'

/** The leftover of another program in a text. */
export type Verdict = Pick<Finding, 'message' | 'suggestion' | 'replacement'> | undefined

/** A message shows no longer text in full. */
const longest = 600

/** The advice to write a text, with the repair. */
export function writing(html: string): { advice: string; suggestion: string; replacement: string } {
  const written = JSON.stringify(html)
  const advice = written.length <= longest ? `Write ${written}.` : '"npm run check -- --fix" writes it.'
  return { advice, suggestion: html, replacement: html }
}

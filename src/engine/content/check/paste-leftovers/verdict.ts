import type { Finding } from '../findings/rule'

export type Verdict = Pick<Finding, 'message' | 'suggestion' | 'replacement'> | undefined

const longest = 600

export function writing(html: string): { advice: string; suggestion: string; replacement: string } {
  const written = JSON.stringify(html)
  const advice = written.length <= longest ? `Write ${written}.` : '"npm run check -- --fix" writes it.'
  return { advice, suggestion: html, replacement: html }
}

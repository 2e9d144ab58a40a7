import { createHash } from 'node:crypto'
import type { JournalLine } from './journal-lines'
import { isJournalLine } from './line-shape'

/** How long the checksum at the start of a line is: 64 bits. */
const sumLength = 16

const sumOf = (json: string): string => createHash('sha256').update(json).digest('hex').slice(0, sumLength)

/** Writes a line: its checksum and its JSON. */
export function writeLine(line: JournalLine): string {
  const json = JSON.stringify(line)
  return `${sumOf(json)} ${json}\n`
}

/** Reads a line; undefined where it is not exactly one that an editor has written. */
export function readLine(text: string): JournalLine | undefined {
  const json = text.slice(sumLength + 1)
  if (text.slice(0, sumLength + 1) !== `${sumOf(json)} `) return undefined
  try {
    const value: unknown = JSON.parse(json)
    return isJournalLine(value) ? value : undefined
  } catch {
    return undefined
  }
}

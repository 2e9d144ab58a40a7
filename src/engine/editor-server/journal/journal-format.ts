import { createHash } from 'node:crypto'
import { isObject } from '../../model/json'
import type { JournalLine } from '../../store/journal/journal-lines'
import { isJournalLine } from '../../store/journal/line-shape'

/** The checksum at the start of a line: 64 bits in hexadecimal digits. */
const sumLength = 16

const sumOf = (json: string): string => createHash('sha256').update(json).digest('hex').slice(0, sumLength)

export function writeLine(line: JournalLine): string {
  const json = JSON.stringify(line)
  return `${sumOf(json)} ${json}\n`
}

/** Older editors wrote "deed", and "beside" for the anchor of an insertion. */
function renameOld(_: string, value: unknown): unknown {
  if (!isObject(value)) return value
  const { beside, ...rest } = value
  const renamed = beside === undefined ? value : { ...rest, anchor: beside }
  return renamed.kind === 'deed' ? { ...renamed, kind: 'command' } : renamed
}

/** Returns undefined for a line that no editor has written. */
export function readLine(text: string): JournalLine | undefined {
  const json = text.slice(sumLength + 1)
  if (text.slice(0, sumLength + 1) !== `${sumOf(json)} `) return undefined
  try {
    const value: unknown = JSON.parse(json, renameOld)
    return isJournalLine(value) ? value : undefined
  } catch {
    return undefined
  }
}

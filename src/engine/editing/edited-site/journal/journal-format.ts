import { isObject } from '../../../base/shared-types/json'
import type { JournalLine, JournalState } from './journal-lines'
import { isJournalLine } from './line-shape'

/** Older editors wrote "deed", and "beside" for the anchor of an insertion. */
function renameOld(_: string, value: unknown): unknown {
  if (!isObject(value)) return value
  const { beside, ...rest } = value
  const renamed = beside === undefined ? value : { ...rest, anchor: beside }
  return renamed.kind === 'deed' ? { ...renamed, kind: 'command' } : renamed
}

const encoder = new TextEncoder()

/** Each line starts with a checksum of 16 hexadecimal digits. */
export class JournalFormat {
  constructor(private readonly sumOf: (json: string) => string) {}

  writeLine(line: JournalLine): string {
    const json = JSON.stringify(line)
    return `${this.sumOf(json)} ${json}\n`
  }

  readLine(text: string): JournalLine | undefined {
    const [sum, json] = [text.slice(0, 17), text.slice(17)]
    if (sum !== `${this.sumOf(json)} `) return undefined
    try {
      const value: unknown = JSON.parse(json, renameOld)
      return isJournalLine(value) ? value : undefined
    } catch {
      return undefined
    }
  }

  /** The latest steps, entries and drafts, in about half of `limit` bytes. */
  compact({ entries, steps, drafts }: JournalState, limit: number): string {
    return [
      ...this.lastThatFit(
        steps.map((step) => ({ kind: 'outside', step })),
        limit / 8,
      ),
      ...this.lastThatFit(
        entries.map((entry) => ({ kind: 'kept', entry })),
        limit / 4,
      ),
      ...this.lastThatFit(
        drafts.map((draft) => ({ kind: 'draft', draft })),
        limit / 8,
      ),
    ].join('')
  }

  private lastThatFit(lines: JournalLine[], maxBytes: number): string[] {
    const texts: string[] = []
    let length = 0
    for (const line of lines.toReversed()) {
      const text = this.writeLine(line)
      length += encoder.encode(text).length
      if (length > maxBytes) break
      texts.unshift(text)
    }
    return texts
  }
}

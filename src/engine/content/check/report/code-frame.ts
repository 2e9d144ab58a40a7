import type { Problem } from '../../../base/shared-types/problem'

/** Characters. */
const windowWidth = 100

/** Characters that control a terminal or the direction of writing: each becomes a space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

export const printable = (text: string): string => text.replace(unprintable, ' ').replace(/\p{Cs}/gu, '\ufffd')

/** Finds lines without splitting the text: a file may be one line of many megabytes. */
export interface Lines {
  /** Counts from 1, without the line end. */
  at(line: number): string
}

export function readLines(text: string): Lines {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0]
  const ends: number[] = []
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) {
    ends.push(index)
    starts.push(index + end.length)
  }
  return { at: (line) => text.slice(starts[line - 1] ?? text.length, ends[line - 1] ?? text.length) }
}

const indentOf = (line: string): number => line.length - line.trimStart().length

function cut(line: string, start: number, indent: number): string {
  const part = printable(line.slice(start, start + windowWidth)).trimEnd()
  return `${start > indent ? '…' : ''}${part}${line.length > start + windowWidth ? '…' : ''}`
}

export interface CodeFrameRow {
  number?: number
  text: string
}

export function codeFrameOf({ line, column, endLine, endColumn }: Problem, lines: Lines): CodeFrameRow[] {
  const before = line > 1 ? lines.at(line - 1) : ''
  const own = lines.at(line)
  const indent = before.trim() === '' ? indentOf(own) : Math.min(indentOf(before), indentOf(own))
  const end = endLine === line ? endColumn : own.length + 1
  const fits = end - 1 - indent <= windowWidth
  const start = fits ? indent : Math.max(indent, column - 1 - Math.floor(windowWidth / 3))
  const width = (part: string) => Array.from(part).length
  const blank = ' '.repeat((start > indent ? 1 : 0) + width(own.slice(start, column - 1)))
  const marks = '^'.repeat(Math.max(1, width(own.slice(column - 1, Math.min(end - 1, start + windowWidth)))))
  const rows: CodeFrameRow[] = [{ number: line, text: cut(own, start, indent) }, { text: blank + marks }]
  return before.trim() === '' ? rows : [{ number: line - 1, text: cut(before, indent, indent) }, ...rows]
}

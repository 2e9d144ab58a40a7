import { readJson } from '../../../base/json-parser'
import { createLineIndex } from '../../../base/json-parser/line-index'
import { describeDocument } from '../../../base/json-parser/mistakes/not-json'
import type { Problem } from '../../../base/shared-types/problem'
import { locateMistakes } from './locate'

/** The text is that of the probable encoding, to show the place. */
export interface EncodingProblem {
  problem: Problem
  text: string
}

const advice =
  'Save the file again as UTF-8: in VS Code click the name of the encoding at the bottom right, then "Save with Encoding" and "UTF-8"; in Notepad choose "UTF-8" beside "Save as".'

/** Windows editors save UTF-16 with a byte order mark; without one, every second byte of { and " is 0. */
function wideEncoding([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-32' | undefined {
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'utf-32' : 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) return 'utf-32'
  if (first !== 0 && second === 0) return third === 0 ? 'utf-32' : 'utf-16le'
  return first === 0 && second !== 0 && second !== undefined ? 'utf-16be' : undefined
}

const names = { 'utf-16le': 'UTF-16 (little-endian)', 'utf-16be': 'UTF-16 (big-endian)', 'utf-32': 'UTF-32' }

function firstBadByte(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const encoder = new TextEncoder()
  let offset = 0
  let start = 0
  for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', at + 1)) {
    offset += encoder.encode(text.slice(start, at)).length
    start = at
    // A file may have the character itself, which also marks bad bytes.
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) return offset
  }
  return -1
}

function isCutOff(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const file = 'pages.json'

const problemAt = (message: string, line = 1, column = 1): Problem => ({
  rule: 'encoding',
  severity: 'error',
  message,
  file,
  line,
  column,
  endLine: line,
  endColumn: column + 1,
  pointer: '',
})

function describeBadByte(bytes: Uint8Array, at: number, text: string): string {
  if (isCutOff(bytes.subarray(at)))
    return 'The file ends in the middle of a character: its end was cut off. Bring back the last good version of the file.'
  const char = text[at] as string
  const before = /(?<![\p{L}\p{N}])[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? ''
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(at + 1, at + 30))?.[0] ?? ''
  const meant = `${before}${char}${after}`
  const isShown = /[\p{L}\p{N}\p{P}\p{S}]/u.test(char)
  const guess = isShown
    ? `Probably "${meant}" is meant, and the file is saved as Windows-1252 (also called ANSI or Latin 1).`
    : 'The file is damaged, or saved in an old encoding.'
  const reopen = isShown
    ? 'In VS Code choose "Reopen with Encoding", "Windows 1252" first, so that you see the right letters. '
    : ''
  return `The character here is not written in UTF-8. ${guess} ${reopen}${advice}`
}

export function explainEncoding(bytes: Uint8Array): EncodingProblem | undefined {
  const document = describeDocument(String.fromCharCode(...bytes.subarray(0, 8)))
  if (document) return { problem: problemAt(document), text: '' }
  const wide = wideEncoding(bytes)
  if (wide) {
    const text = wide === 'utf-32' ? '' : new TextDecoder(wide).decode(bytes)
    return {
      problem: problemAt(`This file is saved as ${names[wide]}, which browsers and this check do not read. ${advice}`),
      text,
    }
  }
  if (bytes[0] === 0) {
    const message =
      'The file begins with empty bytes (NUL): it is damaged. Bring back the last good version of the file.'
    return { problem: problemAt(message), text: '' }
  }
  const at = firstBadByte(bytes)
  if (at === -1) return undefined
  const before = new TextDecoder().decode(bytes.subarray(0, at))
  const { line, column } = createLineIndex(before)(before.length)
  const text = new TextDecoder('windows-1252').decode(bytes)
  const message = describeBadByte(bytes, at, text)
  // Windows-1252 has one byte per character: offsets are equal.
  const reading = { ...readJson(text), mistakes: [{ kind: 'other' as const, message, offset: at, length: 1 }] }
  const [located = problemAt(message)] = locateMistakes(reading, file)
  return { problem: { ...located, ...problemAt(message, line, column), pointer: located.pointer }, text }
}

import { isFalseBlank, isNewline, startsComment } from './characters'
import { type Mistake, remove, replace } from './mistake'

const isLineStart = (text: string, at: number) => at === 0 || isNewline(text.charCodeAt(at - 1))

const conflictSign = /(<{7}|={7}|>{7}|\|{7})(?= |\r|\n|$)/y

/** "<<<<<<<" at the start of a line, when a merge conflict's marker stands at `at`. */
function conflictMarker(text: string, at: number): string | undefined {
  if (!isLineStart(text, at)) return undefined
  conflictSign.lastIndex = at
  return conflictSign.exec(text)?.[1]
}

function endOfLine(text: string, at: number): number {
  while (at < text.length && !isNewline(text.charCodeAt(at))) at++
  return at
}

/** The start of the next line that begins with `sign`; -1 when there is none. */
function nextLine(text: string, at: number, sign: string): number {
  let found = text.indexOf(sign, at)
  while (found !== -1 && !isLineStart(text, found)) found = text.indexOf(sign, found + 1)
  return found
}

/** Reads the text as if the first version had been chosen: from "=======" on, the second one is passed over. */
function skipConflict(text: string, at: number, marker: string, report: (mistake: Mistake) => void): number {
  const end = endOfLine(text, at)
  if (marker.startsWith('<') || nextLine(text.slice(0, at), 0, '<<<<<<<') === -1) {
    const message = marker.startsWith('<')
      ? 'Two versions of this part meet here: a merge left its marks in the file. Keep one of the two versions, and remove the other one and the lines that begin with <<<<<<<, ======= and >>>>>>>.'
      : `This line is a mark that a merge left in the file. Remove it.`
    report({ kind: 'conflict', message, offset: at, length: end - at })
  }
  const last = marker.startsWith('=') || marker.startsWith('|') ? nextLine(text, end, '>>>>>>>') : -1
  return last === -1 ? end : endOfLine(text, last)
}

/** Where a comment ends; past the end of the text when nothing closes it. */
function commentEnd(text: string, at: number): number {
  const closer = text.startsWith('/*', at) ? '*/' : text.startsWith('<!--', at) ? '-->' : undefined
  if (!closer) return endOfLine(text, at)
  const end = text.indexOf(closer, at + 2)
  return end === -1 ? text.length + 1 : end + closer.length
}

/** Takes a comment away; with its line when it has a line of its own, with the blanks before it when it has not. */
function removeComment(text: string, at: number, end: number) {
  let start = at
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
  const ownsLine = isLineStart(text, start) && (end >= text.length || isNewline(text.charCodeAt(end)))
  if (!ownsLine)
    return remove(end === endOfLine(text, at) ? start : at, end - (end === endOfLine(text, at) ? start : at))
  const lineBreak = text.startsWith('\r\n', end) ? 2 : end < text.length ? 1 : 0
  return remove(start, end + lineBreak - start)
}

const jsonLine = /[\r\n]+[ \t]*["{}[\]]/g

/** A comment that nothing closes is taken to end before the first line that looks like JSON. */
function endOfComment(text: string, at: number): number {
  jsonLine.lastIndex = at
  return jsonLine.exec(text)?.index ?? text.length
}

function skipComment(text: string, at: number, report: (mistake: Mistake) => void): number {
  const end = commentEnd(text, at)
  if (end > text.length) {
    const opener = text.startsWith('/*', at) ? '/*' : '<!--'
    const message = `A comment begins here with ${opener} and never ends. Comments are not allowed in this file: remove it.`
    report({ kind: 'comment', message, offset: at, length: opener.length })
    return endOfComment(text, at)
  }
  const fix = [removeComment(text, at, end)]
  const message = 'Comments are not allowed in this file. Remove it.'
  report({ kind: 'comment', message, offset: at, length: end - at, fix })
  return end
}

function skipFalseBlanks(text: string, at: number, report: (mistake: Mistake) => void): number {
  let end = at + 1
  while (end < text.length && isFalseBlank(text[end] as string)) end++
  const message =
    'There is an invisible character here that is no ordinary space; it often comes with text copied from elsewhere. Delete it, and type a space if one is needed.'
  report({ kind: 'space', message, offset: at, length: end - at, fix: [replace(at, end - at, ' ')] })
  return end
}

/** The next offset that holds something: past blanks, and past what is no part of JSON, which is reported. */
export function skipTrivia(text: string, from: number, report: (mistake: Mistake) => void): number {
  let at = from
  for (;;) {
    const char = text.charCodeAt(at)
    if (char === 32 || (char >= 9 && char <= 13 && char !== 11 && char !== 12)) at++
    else if (char > 125 || char === 11 || char === 12) {
      if (!isFalseBlank(text[at] as string)) return at
      at = skipFalseBlanks(text, at, report)
    } else if (char === 35 || char === 47 || (char >= 60 && char <= 62) || char === 124) {
      const marker = conflictMarker(text, at)
      if (marker) at = skipConflict(text, at, marker, report)
      else if (startsComment(text, at)) at = skipComment(text, at, report)
      else return at
    } else return at
  }
}

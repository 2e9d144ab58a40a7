import {
  explainChatIntroduction,
  explainChatMark,
  leftOutByChat,
  saysLeftOut,
  startsChatIntroduction,
  startsChatMark,
} from '../mistakes/lines/chat-lines'
import { type Mistake, replaceText } from '../mistakes/mistake'
import { isFalseBlank, isNewline, lineEnd, startsComment } from './characters'

const isLineStart = (text: string, at: number) =>
  at === 0 || isNewline(text.charCodeAt(at - 1)) || (at === 1 && text[0] === '\uFEFF')

function isFirstOnLine(text: string, at: number): boolean {
  while (text[at - 1] === ' ' || text[at - 1] === '\t') at--
  return isLineStart(text, at)
}

const conflictSign = /(<{7}|={7}|>{7}|\|{7})(?= |\r|\n|$)/y

function conflictMarker(text: string, at: number): string | undefined {
  if (!isFirstOnLine(text, at)) return undefined
  conflictSign.lastIndex = at
  return conflictSign.exec(text)?.[1]
}

function endOfLine(text: string, at: number): number {
  while (at < text.length && !isNewline(text.charCodeAt(at))) at++
  return at
}

function nextLine(text: string, at: number, sign: string): number {
  let found = text.indexOf(sign, at)
  while (found !== -1 && !isFirstOnLine(text, found)) found = text.indexOf(sign, found + 1)
  return found
}

/** Keeps the first version. */
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

function commentEnd(text: string, at: number): number {
  const closer = text.startsWith('/*', at) ? '*/' : text.startsWith('<!--', at) ? '-->' : undefined
  if (!closer) return endOfLine(text, at)
  const end = text.indexOf(closer, at + 2)
  return end === -1 ? text.length + 1 : end + closer.length
}

const jsonLine = /(?<![\r\n])[\r\n]+[ \t]*["{}[\]]/g

/** An unclosed comment ends before the first line that looks like JSON. */
function endOfComment(text: string, at: number): number {
  jsonLine.lastIndex = at
  return jsonLine.exec(text)?.index ?? text.length
}

const holdsContent = (comment: string): boolean => /[{}[\]]|"[ \t]*:|^[ \t/*#<!-]*["“]/m.test(comment)

const hiddenContent =
  'A part of the content is hidden in a comment, and this file cannot have comments. Take the signs of the comment away. To hide a block, write "hidden": true into it; remove the whole part if nobody needs it any more.'

const noteInFile =
  'Comments are not allowed in this file. If the note is still needed, keep it somewhere else; then remove it here.'

function skipComment(text: string, at: number, report: (mistake: Mistake) => void): number {
  const end = commentEnd(text, at)
  if (end > text.length) {
    const opener = text.startsWith('/*', at) ? '/*' : '<!--'
    const message = `A comment begins here with ${opener} and never ends. Comments are not allowed in this file: remove it.`
    report({ kind: 'comment', message, offset: at, length: opener.length })
    return endOfComment(text, at)
  }
  const comment = text.slice(at, end)
  const ofNote = saysLeftOut(comment) ? leftOutByChat : noteInFile
  const message = holdsContent(comment) ? hiddenContent : ofNote
  report({ kind: 'comment', message, offset: at, length: end - at })
  return end
}

function skipFalseBlanks(text: string, at: number, report: (mistake: Mistake) => void): number {
  let end = at + 1
  while (end < text.length && isFalseBlank(text[end] as string)) end++
  const message =
    'There is an invisible character here that is no ordinary space; it often comes with text copied from elsewhere. Delete it, and type a space if one is needed.'
  report({ kind: 'space', message, offset: at, length: end - at, fix: [replaceText(at, end - at, ' ')] })
  return end
}

const isLetter = (char: number): boolean => (char | 32) >= 97 && (char | 32) <= 122

export function skipTrivia(text: string, from: number, report: (mistake: Mistake) => void): number {
  let at = from
  for (;;) {
    const char = text.charCodeAt(at)
    if (char === 32 || (char >= 9 && char <= 13 && char !== 11 && char !== 12)) at++
    else if (char > 125 || char === 11 || char === 12) {
      if (isFalseBlank(text[at] as string)) at = skipFalseBlanks(text, at, report)
      else if (startsComment(text, at)) at = skipComment(text, at, report)
      else return at
    } else if (char === 35 || char === 47 || (char >= 60 && char <= 62) || char === 124) {
      const marker = conflictMarker(text, at)
      if (marker) at = skipConflict(text, at, marker, report)
      else if (startsComment(text, at)) at = skipComment(text, at, report)
      else return at
    } else if (char === 96 && isFirstOnLine(text, at) && startsChatMark(text, at)) {
      report(explainChatMark(text, at))
      at = lineEnd(text, at)
    } else if (isLetter(char) && isFirstOnLine(text, at) && startsChatIntroduction(text, at)) {
      const { mistake, end } = explainChatIntroduction(text, at)
      report(mistake)
      at = end
    } else return at
  }
}

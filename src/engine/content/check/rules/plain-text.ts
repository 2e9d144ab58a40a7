import { pathInWords } from '../addresses/on-computer'
import type { TextRule } from '../findings/rule'
import { checkChatMarks, checkChatWords } from '../paste-leftovers/chat-words'
import { checkLines, checkMarks } from '../paste-leftovers/foreign-marks'
import { checkDoubleCodes, checkPlainHtml, checkTagCodes } from '../paste-leftovers/html-codes'
import { checkPastedJson } from '../paste-leftovers/pasted-json'
import { checkProgramMarks } from '../paste-leftovers/program-marks'
import {
  checkBullets,
  checkCapitals,
  checkEscapes,
  checkMarkdown,
  checkSpacedLetters,
} from '../paste-leftovers/typed-marks'
import type { Verdict } from '../paste-leftovers/verdict'

/** A fast first test: most texts hold none of these. */
const suspect = /[<>&*_[{#`\\•●▪◦‣|]|~~|-{3}|file:\//

/** A sentence may tell visitors of a folder: "Open C:\\Windows, and look for the file." */
const isToldFolder = (path: string, text: string): boolean =>
  !/\.\w+$/.test(path) && !path.startsWith('file:') && text.replace(path, '').split(/\s/).length > 4

function checkComputerPath(text: string): Verdict {
  const path = pathInWords(text)
  if (path === undefined || isToldFolder(path, text)) return undefined
  return {
    message: `"${path}" is where a file is on your computer, and visitors would read it. Write what they should read. To offer the file, put it into the public folder and link to it.`,
  }
}

/** Spaces before and behind the words, as a spreadsheet copies a cell. */
function checkCell(text: string): Verdict {
  const words = text.trim()
  if (!/^\s/.test(text) || !/\s$/.test(text) || words === '') return undefined
  const message = `There are spaces before and behind these words, as a spreadsheet copies a cell. Write "${words}".`
  return { message, suggestion: words, replacement: words }
}

function checkText(text: string, isRich: () => boolean, _: unknown, pointer: () => string): Verdict {
  const verdict =
    checkChatWords(text) ??
    checkProgramMarks(text) ??
    checkCapitals(text) ??
    checkSpacedLetters(text) ??
    checkCell(text)
  if (verdict) return verdict
  const bullets = checkBullets(text, isRich, pointer)
  if (bullets || !suspect.test(text)) return bullets
  const path = checkComputerPath(text)
  if (path) return path
  const json = checkPastedJson(text)
  if (json) return json
  if (isRich())
    return (
      checkTagCodes(text) ??
      checkDoubleCodes(text) ??
      checkEscapes(text, true) ??
      checkLines(text) ??
      checkMarkdown(text, true) ??
      checkMarks(text)
    )
  return (
    checkChatMarks(text) ??
    checkPlainHtml(text) ??
    checkEscapes(text, false) ??
    checkMarkdown(text, false) ??
    checkMarks(text)
  )
}

export const plainText: TextRule = {
  code: 'plain-text',
  severity: 'warning',
  scope: 'text',
  check: checkText,
}

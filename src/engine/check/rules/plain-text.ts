import { pathInWords } from '../addresses/on-computer'
import { judgeChatMarks, judgeChatWords } from '../leftovers/chat'
import { judgeLines, judgeMarks } from '../leftovers/foreign-marks'
import { judgeDoubleCodes, judgePlainHtml, judgeTagCodes } from '../leftovers/html-codes'
import { judgeBullets, judgeEscapes, judgeMarkdown } from '../leftovers/typed-marks'
import type { Verdict } from '../leftovers/verdict'
import type { TextRule } from '../rule'

/** A fast first test: most texts hold none of these. */
const suspect = /[<>&*_[#`\\•●▪◦‣|]|~~|-{3}|file:\//

function judgeComputerPath(text: string): Verdict {
  const path = pathInWords(text)
  if (path === undefined) return undefined
  return {
    message: `"${path}" is where a file is on your computer, and visitors would read it. Write what they should read. To offer the file, put it into the public folder and link to it.`,
  }
}

function judge(text: string, isRich: () => boolean): Verdict {
  const verdict = judgeChatWords(text)
  if (verdict || !suspect.test(text)) return verdict
  const path = judgeComputerPath(text)
  if (path) return path
  if (isRich())
    return (
      judgeTagCodes(text) ??
      judgeDoubleCodes(text) ??
      judgeEscapes(text, true) ??
      judgeLines(text) ??
      judgeMarkdown(text, true) ??
      judgeMarks(text)
    )
  return (
    judgeChatMarks(text) ??
    judgePlainHtml(text) ??
    judgeEscapes(text, false) ??
    judgeBullets(text) ??
    judgeMarkdown(text, false) ??
    judgeMarks(text)
  )
}

/** Plain text holds no tags, codes, Markdown, or leftovers of other programs. */
export const plainText: TextRule = {
  code: 'plain-text',
  severity: 'warning',
  scope: 'text',
  check: judge,
}

import { lineEnd } from '../../reader/characters'
import { type Mistake, removeText } from '../mistake'

const sign = /```[\w+-]*[ \t]*(?=\r|\n|$)/y

/** A line that a chat writes before a piece of content: "Sure! Here is the updated page:". */
const introduction =
  /[^"'`{}[\]:\r\n]{0,60}\b(?:here(?:['’]s| is| are)|below is)\b[^"`{}[\]:\r\n]{3,120}:[ \t]*(?=[\r\n]\s*(?:```|["{[]))/iy

export function startsChatIntroduction(text: string, at: number): boolean {
  introduction.lastIndex = at
  return introduction.test(text)
}

export function startsChatMark(text: string, at: number): boolean {
  sign.lastIndex = at
  return sign.test(text)
}

function removeLine(text: string, at: number) {
  let start = at
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
  const end = lineEnd(text, at)
  const breaks = text.startsWith('\r\n', end) ? 2 : end < text.length ? 1 : 0
  return removeText(start, end + breaks - start)
}

const meaning = 'This is the mark of a chat or of a text with Markdown, no part of the content.'

export const explainChatMark = (text: string, at: number): Mistake => ({
  kind: 'chat',
  message: `${meaning} Remove this line.`,
  offset: at,
  length: lineEnd(text, at) - at,
  fix: [removeLine(text, at)],
})

const fence = /\s*(```[\w+-]*)[ \t]*(?=\r|\n|$)/y

/** `end` is where the content may begin. */
export function explainChatIntroduction(text: string, at: number): { mistake: Mistake; end: number } {
  const end = lineEnd(text, at)
  fence.lastIndex = end
  const [found, mark = ''] = fence.exec(text) ?? []
  const fenceEnd = end + (found?.length ?? 0)
  const mistake: Mistake = {
    kind: found === undefined ? 'other' : 'chat',
    message: `This is what a chat says before its answer, no part of the content. Remove this line${mark && ' and the ``` below it'}.`,
    offset: at,
    length: end - at,
    fix: [removeLine(text, at), ...(found === undefined ? [] : [removeLine(text, fenceEnd - mark.length)])],
  }
  return { mistake, end: fenceEnd }
}

/** A note in the place of content: "... existing blocks ...", "rest of the pages unchanged". */
export const saysLeftOut = (note: string): boolean =>
  /(?:\.{3}|…)\W{0,9}(?:the )?(?:rest|existing|remaining|previous|other|same)\b|\brest of\b.{0,60}\b(?:unchanged|same)\b|\b(?:existing|other|remaining|previous) (?:block|page|item|field|content|part|section)s?\b.{0,40}\b(?:stays?|remains?|unchanged|same|here)\b/i.test(
    note,
  )

export const leftOutByChat =
  'A chat has left out here what the file had before. Put that back in the place of these words.'

export function joinChatMarks(first: Mistake, last: Mistake, line: number): void {
  first.message = `${first.message.replace(/\.$/, '')}, and the \`\`\` in line ${line}.`
  first.group = 'two chat marks'
  first.fix = [...(first.fix ?? []), ...(last.fix ?? [])]
}

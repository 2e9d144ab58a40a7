import { lineEnd } from '../reader/characters'
import { type Mistake, removeText } from './mistake'

const sign = /```[\w+-]*[ \t]*(?=\r|\n|$)/y

/** Whether the rest of the line is only ``` as around code in chats and Markdown. */
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

/** Merges the mistakes of the marks before and after a piece of code. */
export function joinChatMarks(first: Mistake, last: Mistake, line: number): void {
  first.message = `${meaning} Remove this line, and the \`\`\` in line ${line}.`
  first.group = 'two chat marks'
  first.fix = [...(first.fix ?? []), ...(last.fix ?? [])]
}

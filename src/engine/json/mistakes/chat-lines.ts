import { lineEnd } from '../reader/characters'
import { type Mistake, remove } from './mistake'

const sign = /```[\w+-]*[ \t]*(?=\r|\n|$)/y

/** Whether a line holds nothing from an offset on but the mark that chats and texts with Markdown put around code. */
export function startsChatMark(text: string, at: number): boolean {
  sign.lastIndex = at
  return sign.test(text)
}

/** Takes the whole line of an offset away, its line break included. */
function removeLine(text: string, at: number) {
  let start = at
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
  const end = lineEnd(text, at)
  const breaks = text.startsWith('\r\n', end) ? 2 : end < text.length ? 1 : 0
  return remove(start, end + breaks - start)
}

const meaning = 'This is the mark of a chat or of a text with Markdown, no part of the content.'

/** The mistake of a line that is the mark of a chat. */
export const explainChatMark = (text: string, at: number): Mistake => ({
  kind: 'chat',
  message: `${meaning} Remove this line.`,
  offset: at,
  length: lineEnd(text, at) - at,
  fix: [removeLine(text, at)],
})

/** Makes one mistake of the mark before a piece of code and the one after it. */
export function joinChatMarks(first: Mistake, last: Mistake, line: number): void {
  first.message = `${meaning} Remove this line, and the \`\`\` in line ${line}.`
  first.group = 'two chat marks'
  first.fix = [...(first.fix ?? []), ...(last.fix ?? [])]
}

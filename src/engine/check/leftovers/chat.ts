import { findChatMarks, withoutChatMarks } from '../../text/chat-marks'
import { findChatSource, findChatWords, withoutChatSources } from './chat-words'
import type { Verdict } from './verdict'

/** Finds the marks of a chat in plain text; html-form covers rich text. */
export function judgeChatMarks(text: string): Verdict {
  const marks = findChatMarks(text)
  const inner = marks && withoutChatMarks(text).trim()
  if (!inner) return undefined
  return {
    message: `Visitors would read "${marks}" as it stands: a chat puts these marks around what it writes. Take them out.`,
    suggestion: inner,
    replacement: inner,
  }
}

export function judgeChatWords(text: string): Verdict {
  const source = findChatSource(text)
  if (source !== undefined) {
    const rest = withoutChatSources(text)
    const message = `"${source}" is where a chat program names a source, and visitors cannot follow it. Take it out.`
    return { message, ...(/[^\s<>/p]/.test(rest) && { suggestion: rest, replacement: rest }) }
  }
  const found = findChatWords(text)
  if (found === undefined) return undefined
  const { words, rest } = found
  const message = `"${words}" is what a chat program says beside its answer. Take it out.`
  return { message, ...(rest !== undefined && { suggestion: rest, replacement: rest }) }
}

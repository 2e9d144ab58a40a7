import { findGarbled } from '../../../base/text/garbled'
import { describeCharacter, findOddCharacters, repairCharacters } from '../../../base/text/odd-characters'
import type { TextRule } from '../findings/rule'
import { findChatSource } from '../paste-leftovers/chat-words'
import { cleanHtml } from '../rich-text'

const adviceFor = (meant: string | undefined): string => {
  if (meant === undefined) return 'Write the sign that you mean, or delete it.'
  if (meant === '') return 'Delete it.'
  return meant === ' ' ? 'Write a space.' : `Write "${meant}".`
}

export const oddCharacter: TextRule = {
  code: 'odd-character',
  severity: 'warning',
  scope: 'text',
  check: (text, isRich, { isUsed }) => {
    const found = findOddCharacters(text, isUsed)
    const [first] = found
    if (!first || findGarbled(text) !== undefined || findChatSource(text) !== undefined) return undefined
    const rest = repairCharacters(text, found)
    if (!/\S/.test(rest)) {
      const message = `${describeCharacter(first, text)} Nothing else is written here. Write what visitors should read.`
      return { message }
    }
    const more = found.length > 1 ? ` There are ${found.length} such signs in this text.` : ''
    // A bullet begins a list item, which plain text does not have.
    const isClear = found.every(({ kind, meant }) => meant !== undefined && (kind !== 'private' || isRich()))
    const list = found.some(({ kind }) => kind === 'private') && isClear ? cleanHtml(rest)?.html : undefined
    const advice = list === undefined ? adviceFor(isClear ? first.meant : undefined) : `Write ${JSON.stringify(list)}.`
    return {
      message: `${describeCharacter(first, text)} ${advice}${more}`,
      ...(isClear && { suggestion: list ?? rest, replacement: list ?? rest }),
    }
  },
}

import { valueAt } from '../../model/json'
import { describeCharacter, findOddCharacters, repairCharacters } from '../../text/odd-characters'
import type { Draft } from '../draft'
import type { Case } from './step'

/** The subject of an error: a field's name, an address, or a word. */
function tokenOf({ pointer, on, address }: Draft, root: unknown): string | undefined {
  if (on === 'key') return pointer.slice(pointer.lastIndexOf('/') + 1)
  const token = address ?? valueAt(root, pointer)
  return typeof token === 'string' && !token.includes('<') ? token : undefined
}

/** Names invisible or confusable characters in a wrong name or address: "head\u200bing" looks like "heading". */
export function nameOddCharacters(errors: Draft[], { root }: Pick<Case, 'root'>): Draft[] {
  return errors.map((error) => {
    const token = tokenOf(error, root)
    const found = token === undefined ? [] : findOddCharacters(token)
    const [first] = found
    if (token === undefined || !first) return error
    const message = `${describeCharacter(first, token)} ${error.message}`
    const mended = repairCharacters(token, found)
    const isOpen = error.replacement === undefined && (error.suggestion ?? mended) === mended
    if (error.on === 'key' || !isOpen || findOddCharacters(mended).length > 0) return { ...error, message }
    const replaces = error.address === undefined ? {} : { replaces: token }
    return { ...error, message, suggestion: mended, replacement: mended, ...replaces }
  })
}

import { valueAt } from '../../model/json'
import { describeCharacter, findOddCharacters, repairCharacters } from '../../text/odd-characters'
import type { Draft } from '../draft'

/** What an error is about: the name of a field, an address, or a word. */
function tokenOf({ pointer, on, address }: Draft, root: unknown): string | undefined {
  if (on === 'key') return pointer.slice(pointer.lastIndexOf('/') + 1)
  const token = address ?? valueAt(root, pointer)
  return typeof token === 'string' && !token.includes('<') ? token : undefined
}

/**
 * Names the signs of a wrong name or address that do not show, or look like others: "head\u200bing" and "heading" are one
 * word to the eye.
 */
export function nameOddCharacters(errors: Draft[], root: unknown): Draft[] {
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

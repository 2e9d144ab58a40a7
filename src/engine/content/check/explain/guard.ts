import { parentPointer, valueAt } from '../../../base/shared-types/json'
import { quoted } from '../../schema-model/phrases'
import { type Context, type Explained, exampleInWords, keyIsElsewhere } from './phrases'

/** A guard's cookie may be a password: messages never guess from it. */
export const isCookie = (pointer: string): boolean => pointer.endsWith('/guard/cookie')

/** A guard without "otherwise" and with an invalid cookie is one problem. */
export function joinGuards(findings: Explained[], { book, root }: Context): Explained[] {
  const cookies = new Set(findings.flatMap(({ pointer }) => (isCookie(pointer) ? [parentPointer(pointer)] : [])))
  const halves = new Set(
    findings.flatMap(({ rule, pointer }) => (rule === 'missing-field' && cookies.has(pointer) ? [pointer] : [])),
  )
  return findings.flatMap((finding) => {
    if (halves.has(finding.pointer)) return []
    if (!isCookie(finding.pointer) || !halves.has(parentPointer(finding.pointer))) return [finding]
    const example = exampleInWords(book.fieldsOf(book.page).guard, book)
    const message = `"cookie" cannot be ${quoted(valueAt(root, finding.pointer))}, and "otherwise" is missing. ${example} ${keyIsElsewhere(book)}`
    return [{ ...finding, message }]
  })
}

import { parentPointer, valueAt } from '../../model/json'
import { exampleInWords } from './example'
import { type Context, type Explained, keyIsElsewhere, quoted } from './phrases'

/** Whether a place is the name of a guard's cookie. What is wrong there may be a password: nothing is made of it. */
export const isCookie = (pointer: string): boolean => pointer.endsWith('/guard/cookie')

/** A guard without "otherwise", whose cookie is no name of one, is one problem. */
export function joinGuards(drafts: Explained[], { book, root }: Context): Explained[] {
  const cookies = new Set(drafts.flatMap(({ pointer }) => (isCookie(pointer) ? [parentPointer(pointer)] : [])))
  const halves = new Set(
    drafts.flatMap(({ rule, pointer }) => (rule === 'missing-field' && cookies.has(pointer) ? [pointer] : [])),
  )
  return drafts.flatMap((draft) => {
    if (halves.has(draft.pointer)) return []
    if (!isCookie(draft.pointer) || !halves.has(parentPointer(draft.pointer))) return [draft]
    const example = exampleInWords(book.fieldsOf(book.page).guard, book)
    const message = `"cookie" cannot be ${quoted(valueAt(root, draft.pointer))}, and "otherwise" is missing. ${example} ${keyIsElsewhere(book)}`
    return [{ ...draft, message }]
  })
}

import { applyEdits } from '../../content/json-edits/apply-edit'
import { insertMember } from '../../content/json-edits/make-edits'

/** The rest of the text stays as it is. */
export function addMembers(text: string, pointer: string, members: Record<string, unknown>): string {
  return Object.entries(members).reduce((before, [name, value]) => {
    const outcome = applyEdits(before, [insertMember(before, pointer, name, JSON.stringify(value))])
    return 'refusal' in outcome ? before : outcome.text
  }, text)
}

import type { Edit } from '../../../../content/json-edits/edit'
import type { EditCommand } from '../../../edited-site/command'
import { withConditionalFields } from '../edits/conditional-fields'
import type { OpenPage } from '../page/open-page'

export interface PageCommand {
  /** "Heading of Banner changed". */
  label: string
  /** Runs after the edits of earlier commands have been written. */
  edits: (page: OpenPage) => Edit[]
  allowProblems?: boolean
  announcement?: (page: OpenPage) => string
  /** The place of a block after the edits. */
  choose?: string
  isNew?: boolean
  /** Whether the announcement says that Undo brings back what is gone. */
  isRemoval?: boolean
}

/** Undefined if what the command is about is not on the page any more. */
export function toEditCommand(
  { label, edits, allowProblems }: PageCommand,
  page: OpenPage | undefined,
): EditCommand | undefined {
  try {
    const made = page && withConditionalFields(page, edits(page))
    return made && { label, page: page.text.name, revision: page.text.revision, edits: made, allowProblems }
  } catch {
    return undefined
  }
}

import type { Edit } from '../../../../content/json-edits/edit'
import type { EditCommand } from '../../../edited-site/command'
import { withConditionalFields } from '../edits/conditional-fields'
import type { OpenPage } from '../page/open-page'

/** A command on the open page. */
export interface PageCommand {
  /** "Heading of Banner changed". */
  label: string
  /** Makes the edits, after those of earlier commands have been written. */
  edits: (page: OpenPage) => Edit[]
  allowProblems?: boolean
  /** What screen readers announce afterwards. */
  announcement?: (page: OpenPage) => string
  /** The place of the block that is chosen afterwards, from 0. */
  choose?: number
  /** Whether that block is new: its first text is opened. */
  isNew?: boolean
}

/** Returns the edits of a command for the store; undefined if what it is about is not on the page any more. */
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

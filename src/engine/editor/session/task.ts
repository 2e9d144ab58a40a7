import type { Edit } from '../../edits/edit'
import type { Deed } from '../../edits/store'
import type { OpenPage } from '../page/open-page'

/** What is to be done on the open page. */
export interface Task {
  /** "Heading of Banner changed". */
  label: string
  /** Makes the edits, when those before it have been written. */
  edits: (page: OpenPage) => Edit[]
  allowProblems?: boolean
  /** What screen readers are told when it is done. */
  said?: (page: OpenPage) => string
  /** The place of the block that is chosen afterwards, from 0. */
  choose?: number
  /** Whether that block is new: its first text is to be written next. */
  isNew?: boolean
}

/** Returns the deed of a task; undefined where what the task is about is not on the page any more. */
export function deedOfTask({ label, edits, allowProblems }: Task, page: OpenPage | undefined): Deed | undefined {
  try {
    const made = page && edits(page)
    return made && { label, page: page.text.name, revision: page.text.revision, edits: made, allowProblems }
  } catch {
    return undefined
  }
}

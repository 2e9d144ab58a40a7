import { parentPointer } from '../../../../base/shared-types/json'
import { seenWith } from '../../../../content/translations/marks'
import { writeField } from '../edits/field-edits'
import type { PartToLookAt } from '../languages/translation'
import type { OpenPage } from '../page/open-page'
import type { Session } from '../session/session'

function seenAfter(page: OpenPage, { seenAt, mark }: PartToLookAt): string {
  const original = page.original()
  const isOfPage = parentPointer(seenAt) === page.pointer
  return isOfPage && original ? seenWith(original.valueAt(original.pointer), page.valueAt(seenAt), mark) : mark
}

/** Writes down that a translation is right for a part of its original as it is now. */
export const findRight = (session: Session, part: PartToLookAt) =>
  session.do({
    label: `${part.title ?? 'Title and description'} found right`,
    edits: (page) => writeField(page, part.seenAt, JSON.stringify(seenAfter(page, part))),
  })

import { escapeToken, parentPointer } from '../../../../base/shared-types/json'
import { markOf, seenWith } from '../../../../content/translations/translated-parts'
import { addShared } from '../edits/block-edits'
import { rawAt, writeField } from '../edits/field-edits'
import { englishNameOf, type PartToLookAt } from '../languages/translation'
import type { OpenBlock } from '../page/open-blocks'
import type { OpenPage } from '../page/open-page'
import type { Session } from '../session/session'

function seenAfter(page: OpenPage, { seenAt, mark }: PartToLookAt): string {
  const original = page.original()
  const isOfPage = parentPointer(seenAt) === page.pointer
  return isOfPage && original ? seenWith(original.valueAt(original.pointer), page.valueAt(seenAt), mark) : mark
}

/** Records that a translation is right for a part of its original. */
export const findRight = (session: Session, part: PartToLookAt) =>
  session.do({
    label: `${part.title ?? 'Title and description'} found right`,
    edits: (page) => writeField(page, part.seenAt, JSON.stringify(seenAfter(page, part))),
  })

/** In the language of the page, in the original's words. */
export function translateShared(session: Session, { shared, pointer, title, place }: OpenBlock) {
  const { page } = session.state
  const name = shared?.name ?? ''
  const language = page ? englishNameOf(page, page.language) : ''
  return session.do({
    label: `${title} translated into ${language}`,
    edits(open) {
      const added = `${name}@${open.language}`
      return [
        ...addShared(open, added, rawAt(open, pointer), name),
        ...writeField(open, `/seen/${escapeToken(added)}`, JSON.stringify(markOf(open.valueAt(pointer)))),
      ]
    },
    announcement: () =>
      `${title} has words of its own in ${language} now. Write over them: public pages show them at once`,
    choose: place,
  })
}

import { isAtOrBelow, selfAndAncestors } from '../../../base/shared-types/json'
import type { AffectedPlace } from '../../edited-site/page-changes'
import type { FileManager } from '../model/files/file-manager'
import { describeField } from '../model/page/field'
import { sitePartOf } from '../model/page/page-problems'
import type { Session } from '../model/session/session'

/** Shows what is to be filled in: of a picture or file, those that there are. */
export async function showTask(session: Session, files: FileManager, pointer: string): Promise<void> {
  await showField(session, pointer)
  const { page } = session.state
  const kind = page?.holds(pointer) ? describeField(page, pointer).kind : undefined
  if (kind === 'image' || kind === 'file') await files.show(pointer)
}

/** Shows the fields around a pointer, and focuses the nearest one that is shown. */
export async function showField(session: Session, pointer: string): Promise<void> {
  const { unsaved, name } = session.state
  const typed = unsaved.find((one) => one.pointer === pointer && one.name !== name)
  if (typed) await session.open(typed.name)
  const { page } = session.state
  const block = page?.blockAt(pointer)
  const part = block ? undefined : sitePartOf(pointer)
  if (part === undefined) session.choose(block?.index)
  else session.choosePart(part)
  session.fold('fields', false)
  revealSoon(pointer, (field) => field.focus())
}

/** Opens the page of a place, and shows its field. A redirect is shown among the pages. */
export async function showPlace(session: Session, { pointer }: Pick<AffectedPlace, 'pointer'>): Promise<void> {
  const { overview, name } = session.state
  const page = overview?.pages.find((one) => isAtOrBelow(pointer, one.pointer))
  if (page?.redirect !== undefined) return session.showRedirect(page.name)
  if (page && page.name !== name) await session.open(page.name)
  await showField(session, pointer)
}

const afterTwoFrames = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

/** Brings the nearest field that is shown into view. A dialog that closes takes a frame to give the focus back. */
export function revealSoon(pointer: string, act?: (field: HTMLElement) => void): void {
  const reveal = () => {
    const shown = [...selfAndAncestors(pointer)].map((place) => `[data-pointer="${CSS.escape(place)}"]`)
    const field = shown.map((selector) => document.querySelector<HTMLElement>(selector)).find((found) => found !== null)
    if (!field) return
    let hasOpened = false
    for (let around = field.parentElement; around; around = around.parentElement) {
      if (!(around instanceof HTMLDetailsElement) || around.open) continue
      around.open = true
      hasOpened = true
    }
    const show = () => {
      act?.(field)
      field.scrollIntoView({ block: 'center' })
    }
    // What a fold has just opened takes no focus before it is drawn.
    if (hasOpened) afterTwoFrames(show)
    else show()
  }
  afterTwoFrames(reveal)
}

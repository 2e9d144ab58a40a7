import { whenNoFieldIsOpen } from '../../dom/open-field'
import type { Session } from '../session/session'

/** How often it is looked whether the editor may be loaded again, in milliseconds. */
const lookEvery = 1000

const sleep = () => new Promise((resolve) => setTimeout(resolve, lookEvery))

/** Whether the focus is in a field of a document, or of one in its frame. */
function isInField(view: Document): boolean {
  const { activeElement } = view
  if (activeElement?.localName === 'iframe') {
    const { contentDocument } = activeElement as HTMLIFrameElement
    return contentDocument !== null && isInField(contentDocument)
  }
  return activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
}

/** Resolves when the preview answers. */
async function whenBack(session: Session): Promise<void> {
  while (!(await session.tryAgain())) await sleep()
}

/**
 * Keeps Vite's client from loading the editor again while there is anything in it that is not written: it does that when
 * the preview was started again, and when code has changed. It waits for what listens to these events.
 */
export function holdReloads(session: Session): void {
  const whenIdle = async () => {
    while (!session.isIdle || isInField(document)) await sleep()
  }
  import.meta.hot?.on('vite:beforeFullReload', whenIdle)
  import.meta.hot?.on('vite:ws:disconnect', async () => {
    await whenBack(session)
    await whenIdle()
  })
}

/** Keeps Vite's client from loading the page in the editor's frame again while a text of it is edited in place. */
export function holdReloadsOfPage(session: Session): void {
  const whenLeft = () => new Promise<void>(whenNoFieldIsOpen)
  import.meta.hot?.on('vite:beforeFullReload', whenLeft)
  import.meta.hot?.on('vite:ws:disconnect', async () => {
    await whenBack(session)
    await whenLeft()
  })
}

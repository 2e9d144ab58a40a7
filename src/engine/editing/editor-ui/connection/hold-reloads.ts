import { whenNoFieldIsOpen } from '../../../base/dom/open-field'
import type { Session } from '../model/session/session'
import type { LiveChannel } from '../model/surroundings'

/** The pause between two checks whether the editor may be reloaded, in milliseconds. */
const pause = 1000

const sleep = () => new Promise((resolve) => setTimeout(resolve, pause))

/** Whether the focus is in a field, also within a frame. */
function isInField(view: Document): boolean {
  const { activeElement } = view
  if (activeElement?.localName === 'iframe') {
    const { contentDocument } = activeElement as HTMLIFrameElement
    return contentDocument !== null && isInField(contentDocument)
  }
  return activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
}

async function untilStoreAnswers(session: HeldSession): Promise<void> {
  while (!(await session.tryAgain())) await sleep()
}

type HeldSession = Pick<Session, 'isIdle' | 'tryAgain'>

/** Lets the editor be reloaded only when everything is saved: after a restart of the preview, and after a change of code. */
export function holdReloads(session: HeldSession, live: LiveChannel): void {
  const untilIdle = async () => {
    while (!session.isIdle || isInField(document)) await sleep()
  }
  live.beforeReload(untilIdle)
  live.afterDisconnect(async () => {
    await untilStoreAnswers(session)
    await untilIdle()
  })
}

/** Lets the page in the frame be reloaded only when none of its texts is being edited. */
export function holdPageReloads(session: HeldSession, live: LiveChannel): void {
  const untilLeft = () => new Promise<void>(whenNoFieldIsOpen)
  live.beforeReload(untilLeft)
  live.afterDisconnect(async () => {
    await untilStoreAnswers(session)
    await untilLeft()
  })
}

import { whenNoFieldIsOpen } from '../../../base/dom/open-field'
import { sleep } from '../../../base/shared-types/in-parallel'
import type { Session } from '../model/session/session'
import type { LiveChannel } from '../model/surroundings'

/** Milliseconds. */
const pause = 1000

function isInField(view: Document): boolean {
  const { activeElement } = view
  if (activeElement?.localName === 'iframe') {
    const { contentDocument } = activeElement as HTMLIFrameElement
    return contentDocument !== null && isInField(contentDocument)
  }
  return activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
}

async function untilStoreAnswers(session: HeldSession): Promise<void> {
  while (!(await session.tryAgain())) await sleep(pause)
}

type HeldSession = Pick<Session, 'isIdle' | 'tryAgain'>

/** A restart of the preview and a change of code reload the editor. */
export function holdReloads(session: HeldSession, live: LiveChannel): void {
  const untilIdle = async () => {
    while (!session.isIdle || isInField(document)) await sleep(pause)
  }
  live.beforeReload(untilIdle)
  live.afterDisconnect(async () => {
    await untilStoreAnswers(session)
    await untilIdle()
  })
}

export function holdPageReloads(session: HeldSession, live: LiveChannel): void {
  const untilLeft = () => new Promise<void>(whenNoFieldIsOpen)
  live.beforeReload(untilLeft)
  live.afterDisconnect(async () => {
    await untilStoreAnswers(session)
    await untilLeft()
  })
}

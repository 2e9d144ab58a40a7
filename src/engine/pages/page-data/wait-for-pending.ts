import { Failure } from '../../base/shared-types/failure'
import { sleep } from '../../base/shared-types/in-parallel'

/** Milliseconds (R11; "prerender" in the site settings). */
export interface WaitTimes {
  /** Without progress, until a line says what is missing. */
  idleWait: number
  pollEvery: number
  giveUpAfter: number
}

/** `name` is that for authors: "block 3 (feed)". */
export interface PendingWork {
  name: string
  done: Promise<unknown>
}

export class PageNotSettled extends Failure {}

const seconds = (milliseconds: number) => `${milliseconds / 1000} s`

/** Throws PageNotSettled after `giveUpAfter`, and what a piece of work throws. */
export async function waitForPending(
  page: string,
  work: PendingWork[],
  times: WaitTimes,
  notify: (line: string) => void,
): Promise<void> {
  const pending = new Set(work)
  const startedAt = Date.now()
  let movedAt = startedAt
  const all = Promise.all(
    work.map(async (item) => {
      await item.done
      pending.delete(item)
      movedAt = Date.now()
    }),
  )
  // The race below reports failures. One after giving up would end the process.
  all.catch(() => undefined)

  let isNotified = false
  while (pending.size > 0) {
    await Promise.race([all, sleep(times.pollEvery)])
    const names = [...pending].map(({ name }) => name).join(', ')
    if (pending.size > 0 && Date.now() - startedAt >= times.giveUpAfter) {
      throw new PageNotSettled(
        `Page "${page}" was not settled after ${seconds(times.giveUpAfter)}: it still waited for ${names}.`,
      )
    }
    if (pending.size > 0 && !isNotified && Date.now() - movedAt >= times.idleWait) {
      isNotified = true
      notify(`Page "${page}" has been waiting for ${names} for ${seconds(times.idleWait)} …`)
    }
  }
}

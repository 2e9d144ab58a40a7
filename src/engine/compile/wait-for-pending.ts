import { Failure } from '../model/failure'

/** How long to wait for pending work, in milliseconds (requirement R11; "prerender" in the site settings). */
export interface WaitTimes {
  /** After this long without progress, say what is being waited for. */
  idleWait: number
  /** How often to look. */
  pollEvery: number
  /** When to stop waiting. */
  giveUpAfter: number
}

/** One thing that a page waits for, with the name that an author knows it by: "block 3 (feed)". */
export interface PendingWork {
  name: string
  done: Promise<unknown>
}

/** A page did not settle in time. */
export class PageNotSettled extends Failure {}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const seconds = (milliseconds: number) => `${milliseconds / 1000} s`

/**
 * Waits until a page has no pending work. Throws PageNotSettled, which says which page and what it waited for, when it
 * takes longer than `giveUpAfter`; passes on what a piece of work throws. `notify` gets a line for people when nothing
 * has moved for `idleWait`.
 */
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
  // A failure is reported by the race below; without this, one that comes after giving up would end the process.
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

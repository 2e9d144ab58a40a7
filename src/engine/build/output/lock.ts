import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { Failure } from '../../model/failure'

/** How often a build that waits for another one looks whether it has ended, and when it gives up, in milliseconds. */
const lookEvery = 100
const giveUpAfter = 10 * 60 * 1000

/** A build writes its number into its lock at once: after this long, in milliseconds, an empty one is of a build that could not. */
const emptyAfter = 5000

/** Whether a process of this machine is there. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether the build is gone that a lock is of: killed, or stopped by a full disk before it could write its number. */
async function isLeft(file: string, holder: number): Promise<boolean> {
  if (holder > 0) return !isRunning(holder)
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
  return Date.now() - mtimeMs > emptyAfter
}

/**
 * Waits until no other build works on a folder and keeps others out; answers how to let them in again. The lock of a
 * build that was killed counts for nothing. Throws a Failure when another build does not end.
 */
export async function lock(out: string, notify: (line: string) => void): Promise<() => Promise<void>> {
  const file = `${out}.lock`
  const startedAt = Date.now()
  let isNotified = false
  while (true) {
    const isOurs = await writeFile(file, String(process.pid), { flag: 'wx' }).then(
      () => true,
      async (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        await rm(file, { force: true })
        throw error
      },
    )
    if (isOurs) return () => rm(file, { force: true })
    const holder = Number(await readFile(file, 'utf8').catch(() => ''))
    if (await isLeft(file, holder)) await rm(file, { force: true })
    else if (Date.now() - startedAt > giveUpAfter) {
      throw new Failure(`Another build (process ${holder}) has kept ${out} for ten minutes. End it, or remove ${file}.`)
    } else {
      if (!isNotified) notify(`Another build is writing into ${out}. Waiting for it …`)
      isNotified = true
      await new Promise((resolve) => setTimeout(resolve, lookEvery))
    }
  }
}

import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { Failure } from '../../model/failure'

/** How often a build looks whether the one that it waits for has ended, and when it gives up, in milliseconds. */
const pollInterval = 100
const timeout = 10 * 60 * 1000

/** A build writes its process id into its lock at once. A lock that is empty for longer, in milliseconds, was abandoned. */
const emptyTimeout = 5000

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

/** Whether the build that made a lock is gone: killed, or stopped by a full disk before it could write its process id. */
async function isAbandoned(file: string, holder: number): Promise<boolean> {
  if (holder > 0) return !isRunning(holder)
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
  return Date.now() - mtimeMs > emptyTimeout
}

/**
 * Locks an output folder: waits until no other build has it locked. Returns the function that releases the lock. The lock
 * of a build that was killed is removed. Throws a Failure when another build does not end.
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
    if (await isAbandoned(file, holder)) await rm(file, { force: true })
    else if (Date.now() - startedAt > timeout) {
      throw new Failure(`Another build (process ${holder}) has kept ${out} for ten minutes. End it, or remove ${file}.`)
    } else {
      if (!isNotified) notify(`Another build is writing into ${out}. Waiting for it …`)
      isNotified = true
      await new Promise((resolve) => setTimeout(resolve, pollInterval))
    }
  }
}

import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../../../base/shared-types/failure'
import { isRunning } from '../../../folders/site-folder/is-running'

/** Milliseconds. */
const pollInterval = 100
const timeout = 10 * 60 * 1000

/** Milliseconds: a build writes its process id into its lock at once. */
const emptyTimeout = 5000

/** The build may have been killed, or a full disk may have kept it from writing its process id. */
async function isAbandoned(file: string, holder: number): Promise<boolean> {
  if (holder > 0) return !isRunning(holder)
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
  return Date.now() - mtimeMs > emptyTimeout
}

/**
 * Returns how to release the lock. That of a killed build is removed. Throws a Failure when another build does not end.
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
      await sleep(pollInterval)
    }
  }
}

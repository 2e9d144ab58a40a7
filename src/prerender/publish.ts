import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Failure } from '../model/failure'

/** Marks a folder as one that this build has made, so that no other folder is ever replaced. */
const markFile = '.site-build.json'

/** The folder to build into is not ours to replace. */
export class ForeignFolder extends Failure {}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Where the previous site waits while the new one takes its place. */
const previousOf = (out: string) => `${out}.previous`

/** Where a build grows, beside the place that it is for. */
export const stagingOf = (out: string): string => `${out}.building-${process.pid}`

/** Throws ForeignFolder unless a folder may be replaced: it does not exist, is empty, or was made by a build. */
async function refuseForeign(folder: string): Promise<void> {
  if (!(await exists(folder)) || (await exists(join(folder, markFile)))) return
  const names = await readdir(folder).catch(() => ['a file'])
  if (names.length > 0) {
    throw new ForeignFolder(
      `${folder} holds something that no build has made, so it is left alone. Name another folder with --out, or empty this one.`,
    )
  }
}

/**
 * Makes sure that `out`, and the place where the previous site waits, may be replaced; throws ForeignFolder otherwise.
 * A build that was killed in the middle of the swap is put right.
 */
export async function claim(out: string): Promise<void> {
  await refuseForeign(previousOf(out))
  if (!(await exists(out)) && (await exists(previousOf(out)))) await rename(previousOf(out), out)
  await removeStrays(out)
  await refuseForeign(out)
}

/** Removes what killed builds have left. The staging folder of a build that still runs is let be. */
async function removeStrays(out: string): Promise<void> {
  const names = await readdir(dirname(out)).catch(() => [])
  const start = `${basename(out)}.building-`
  const strays = names.filter((name) => {
    const pid = name.startsWith(start) ? name.slice(start.length) : ''
    return /^\d+$/.test(pid) && !isRunning(Number(pid))
  })
  await Promise.all(strays.map((name) => rm(join(dirname(out), name), { recursive: true, force: true })))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** What a finished build notes about itself. */
export interface BuildMark {
  pages: number
}

/** Puts the finished site in place of the last one, which stays whole until the new one is there. */
export async function publish(staging: string, out: string, mark: BuildMark): Promise<void> {
  await writeFile(join(staging, markFile), JSON.stringify(mark))
  const previous = previousOf(out)
  await rm(previous, { recursive: true, force: true })
  if (await exists(out)) await rename(out, previous)
  await rename(staging, out)
  await rm(previous, { recursive: true, force: true })
}

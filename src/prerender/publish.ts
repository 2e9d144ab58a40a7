import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Failure } from '../model/failure'

/** Marks a folder as one that this build has made, so that no other folder is ever replaced. */
const markFile = '.site-build.json'

/** The folder to build into is not ours to replace. */
export class ForeignFolder extends Failure {}

/** The site has far fewer pages than at its last build: something may have been lost by accident. */
export class FewerPages extends Failure {}

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
  /** The path of every page; redirects are not among them. */
  routes: string[]
}

/** The routes of the last build in a folder; none when there was no build, or one that did not note them. */
async function lastRoutes(out: string): Promise<string[]> {
  try {
    const mark = JSON.parse(await readFile(join(out, markFile), 'utf8')) as Partial<BuildMark>
    return Array.isArray(mark.routes) ? mark.routes : []
  } catch {
    return []
  }
}

/** So many of the vanished pages are named. */
const named = 20

/**
 * Throws FewerPages when the site in `out` would lose a fifth of its pages or more. `routes` are the pages to come,
 * `redirects` the addresses that lead on: a page that has become one of them has not vanished. Without a last build
 * there is nothing to hold it against.
 */
export async function refuseFewerPages(out: string, routes: string[], redirects: string[]): Promise<void> {
  const last = await lastRoutes(out)
  const still = new Set([...routes, ...redirects])
  const vanished = last.filter((path) => !still.has(path))
  if (vanished.length === 0 || routes.length > last.length * 0.8) return
  const list = vanished.slice(0, named).map((path) => `  ${path}`)
  const rest = vanished.length > named ? [`  … and ${vanished.length - named} more`] : []
  throw new FewerPages(
    [
      `The last build had ${last.length} pages, this one would have ${routes.length}. These would vanish:`,
      ...list,
      ...rest,
      'If that is what you want, build once more with --fewer-pages. Otherwise bring them back in pages.json, or give each a redirect.',
      'Nothing was built. The last site is as it was.',
    ].join('\n'),
  )
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

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pageFiles } from '../../../base/shared-types/addresses'
import type { PlannedPage } from './plan-comparison'

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

function isSame(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return false
  return statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other))
}

/** Everything that a page is made of leaves a trace in its html and data. */
export function findDifferingPages(before: string, now: string, pages: PlannedPage[]): PlannedPage[] {
  const ofPages = new Set(
    pages.flatMap((page) => [page.before, page.now].flatMap((path) => (path ? pageFiles(path) : []))),
  )
  const files = new Set([before, now].flatMap(listFiles))
  const differing = [...files]
    .filter((file) => !ofPages.has(file) && !isSame(join(before, file), join(now, file)))
    .map((file) => `/${file}`)
  const namesOne = (text: string) => differing.some((address) => text.includes(address))

  return pages.filter((page) => {
    if (page.before === undefined || page.now === undefined) return true
    const [old, fresh] = [pageFiles(page.before), pageFiles(page.now)]
    return fresh.some((file, index) => {
      const [one, other] = [join(before, old[index] as string), join(now, file)]
      return !isSame(one, other) || namesOne(readFileSync(other, 'utf8'))
    })
  })
}

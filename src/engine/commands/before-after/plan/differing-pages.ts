import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pageFiles } from '../../../base/shared-types/addresses'
import { wildcard } from '../../../base/shared-types/site-pages'
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

function pathsBelow(side: string, path: string): string[] {
  const folder = join(side, path)
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : []
  return files.sort().map((name) => `${path}/${name.replace(/\.html$/, '')}`)
}

/** Of the pages for values of entries, the first that both sides have, else the first of each. */
export function withFirstMade(before: string, now: string, pages: PlannedPage[]): PlannedPage[] {
  return pages.flatMap((page) => {
    if (!page.path.endsWith('/*')) return [page]
    const [old, fresh] = [
      [before, page.before],
      [now, page.now],
    ].map(([side = '', path]) => (path === undefined ? [] : pathsBelow(side, path.replace(wildcard, ''))))
    const common = fresh?.find((path) => old?.includes(path))
    const shown = { before: common ?? old?.[0], now: common ?? fresh?.[0] }
    return shown.before === undefined && shown.now === undefined ? [] : [{ ...page, ...shown }]
  })
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

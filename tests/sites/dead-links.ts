import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, '')

/** The anchors that hosts give to the headings of a page. */
const anchorsOf = (text: string) =>
  Array.from(text.matchAll(/^#+ (.*)$/gm), ({ 1: heading = '' }) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The links of a markdown page to files or headings that do not exist. */
export function findDeadLinks(folder: string, page: string): string[] {
  const text = readFileSync(join(folder, page), 'utf8')
  const links = withoutCode(text).matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)
  return Array.from(links).flatMap(([link, to = '', anchor]) => {
    const file = to ? join(folder, page, '..', to) : join(folder, page)
    const isFound = existsSync(file) && (!anchor || anchorsOf(readFileSync(file, 'utf8')).includes(anchor))
    return isFound ? [] : [`${page}: ${link.slice(1)}`]
  })
}

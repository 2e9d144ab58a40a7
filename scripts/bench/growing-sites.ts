import { isObject } from '../../src/engine/base/shared-types/json'
import type { PublicFile, PublicFiles } from '../../src/engine/content/check'
import { brokenContent, readCase } from '../../tests/sites/broken-content'
import { filesFor } from '../../tests/sites/broken-content-files'

export interface GrownSite {
  text: string
  files: PublicFiles
}

/** Repeats the mistake of a broken site `count` times. */
export type Grow = (text: string, count: number) => GrownSite

type Json = Record<string, unknown>

function parse(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return isObject(value) && Array.isArray(value.pages) ? value : undefined
  } catch {
    return undefined
  }
}

/** Renames what is unique to a copy: addresses of the site, and names of shared blocks. */
function renamed(value: unknown, mark: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, mark))
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, renamed(item, mark, name)]))
  if (typeof value !== 'string' || value === '/') return value
  if (key === 'shared') return `${value}${mark}`
  return /^\/[^/]/.test(value) ? value.replace(/^\/[^/?#.]*/, `$&${mark}`) : value
}

/** Letters, because names that differ only in digits are treated as different. */
const markOf = (index: number): string =>
  `-${index.toString(26).replace(/./g, (sign) => String.fromCharCode(97 + Number.parseInt(sign, 26)))}`

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Repeats pages. Copies that are not distinct differ only in their paths. */
function growPages(text: string, count: number, isDistinct: boolean): GrownSite {
  const content = parse(text)
  if (!content) return growText(text, count)
  const files = new Map<string, PublicFile>(filesFor(text))
  const pages = [...(content.pages as unknown[])]
  const shared: Json = isObject(content.shared) ? { ...content.shared } : {}
  for (const index of numbers(count - 1)) {
    const mark = markOf(index)
    for (const page of content.pages as unknown[]) {
      const copy = isDistinct ? renamed(page, mark) : page
      const path = isObject(page) && typeof page.path === 'string' ? { path: `${page.path}${mark}` } : {}
      pages.push(isObject(copy) && !isDistinct ? { ...copy, ...path } : copy)
    }
    if (!isDistinct) continue
    for (const [name, block] of Object.entries(isObject(content.shared) ? content.shared : {}))
      shared[`${name}${mark}`] = renamed(block, mark)
    for (const [name, file] of filesFor(text)) files.set(String(renamed(name, mark)), file)
  }
  const waivers = Array.isArray(content.waivers) ? { waivers: numbers(count).flatMap(() => content.waivers) } : {}
  return { text: JSON.stringify({ ...content, shared, pages, ...waivers }, null, 2), files }
}

const repeatLists = (value: unknown, count: number): unknown => {
  if (Array.isArray(value)) {
    const items = value.map((item) => repeatLists(item, 1))
    return numbers(count).flatMap(() => items)
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, repeatLists(item, count)]))
}

/** Repeats the blocks of every page. */
function growBlocks(text: string, count: number): GrownSite {
  const content = parse(text)
  if (!content) return growText(text.replaceAll(/\r\n?|\n/g, ' '), count)
  const pages = (content.pages as unknown[]).map((page) =>
    isObject(page) && Array.isArray(page.blocks)
      ? { ...page, blocks: numbers(count).flatMap(() => page.blocks as unknown[]) }
      : page,
  )
  return { text: JSON.stringify({ ...content, pages }), files: filesFor(text) }
}

/** Repeats the items of every list in blocks and settings. */
function growLists(text: string, count: number): GrownSite {
  const content = parse(text)
  if (!content) return growText(text, count)
  const pages = (content.pages as unknown[]).map((page) =>
    isObject(page) && Array.isArray(page.blocks)
      ? { ...page, blocks: page.blocks.map((block) => repeatLists(block, count)) }
      : page,
  )
  const [site, shared] = [content.site, content.shared].map((part) => repeatLists(part, count))
  return { text: JSON.stringify({ ...content, site, shared, pages }, null, 2), files: filesFor(text) }
}

/** Repeats fields under other names. */
function growFields(text: string, count: number): GrownSite {
  const content = parse(text)
  if (!content) return growText(text.replaceAll(/\r\n?|\n/g, ' '), count)
  const repeat = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(repeat)
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([name, item]) => [name, repeat(item)] as const)
    const [last] = entries.filter(([, item]) => !Array.isArray(item) && !isObject(item)).slice(-1)
    const more = last ? numbers(count).map((index) => [`${last[0]}${markOf(index)}`, last[1]] as const) : []
    return Object.fromEntries([...entries, ...more])
  }
  const [first, ...others] = content.pages as unknown[]
  return {
    text: JSON.stringify({ ...content, site: repeat(content.site), pages: [repeat(first), ...others] }),
    files: filesFor(text),
  }
}

/** Repeats every text. */
function growTexts(text: string, count: number): GrownSite {
  const content = parse(text)
  if (!content) return growText(text, count)
  const repeat = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => repeat(item))
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, repeat(item, name)]))
    return typeof value === 'string' && key !== 'type' && value !== '/' ? value.repeat(count) : value
  }
  return { text: JSON.stringify(repeat(content)), files: filesFor(text) }
}

/** Repeats the pages of a text that is not JSON. */
function growText(text: string, count: number): GrownSite {
  const start = text.search(/"pages"\s*:\s*\[/)
  const open = start === -1 ? -1 : text.indexOf('[', start)
  const close = text.lastIndexOf(']')
  if (open === -1 || close < open) return { text: text.repeat(count), files: filesFor(text) }
  const pages = text.slice(open + 1, close)
  const all = numbers(count).map(() => pages)
  return { text: text.slice(0, open + 1) + all.join(',') + text.slice(close), files: filesFor(text) }
}

export const ways: Record<string, Grow> = {
  'pages with names of their own': (text, count) => growPages(text, count, true),
  'pages that name the same': (text, count) => growPages(text, count, false),
  'blocks of a page': growBlocks,
  'items of a list': growLists,
  'fields of an object': growFields,
  'length of texts': growTexts,
}

export const brokenSites = (): [name: string, text: string][] => brokenContent.map((name) => [name, readCase(name)])

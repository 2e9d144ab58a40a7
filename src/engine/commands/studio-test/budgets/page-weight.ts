import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'postcss'
import { Failure } from '../../../base/shared-types/failure'
import { getOrAdd } from '../../../base/shared-types/maps'
import { kilobytes } from '../../../base/text/numbers'
import { findTags, replaceTags } from '../../../base/text/tags'
import { inColumns } from '../../../building/site-build/closing-table'
import { countLetters, type Typeface } from '../../../building/site-build/typefaces/first-fonts'
import { readTypefaces } from '../../../building/site-build/typefaces/read-typefaces'
import { readTextStyles } from '../../../building/site-build/typefaces/text-styles'

/** Bytes that a visitor loads, compressed with brotli. Fonts are compressed already. */
export interface PageWeight {
  path: string
  html: number
  css: number
  loader: number
  /** Of a guarded page. */
  opener?: number
  /** Fetched after the visitor's first interaction, without the scripts of blocks. */
  app: number
  /** Fetched with the app. */
  data: number
  /** Preloaded. */
  fonts: number
  /** All of its stylesheets that have letters of its text. */
  allFonts: number
}

const tags = (html: string, tag: string): string[] =>
  Array.from(findTags(html, new RegExp(`<${tag}\\b`, 'g')), ({ start, end }) => html.slice(start, end))

const textOf = (html: string): string => replaceTags(html, () => '').replace(/\s+/g, ' ')

const headingsOf = (html: string): string =>
  html
    .split(/(?=<h[1-6]\b)/)
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('</h')))
    .join('')

/** A family that only headings have needs the letters of headings alone. */
function createFontFinder(stylesheet: string): (html: string) => string[] {
  const css = parse(stylesheet)
  const typefaces = readTypefaces(css)
  const { text, heading } = readTextStyles(css)
  const isOfHeadings = ({ family }: Typeface) => family === heading.family && family !== text.family
  return (html) => {
    const body = html.slice(Math.max(0, html.indexOf('<body')))
    const [words, headings] = [textOf(body), textOf(headingsOf(body))]
    return typefaces.flatMap((one) => [...countLetters(one, isOfHeadings(one) ? headings : words).keys()])
  }
}

const addressIn = (tag: string): string => tag.match(/(?:href|src)="([^"]+)"/)?.[1] ?? ''

/** "about/services.html" -> "/about/services". */
export const pathOfFile = (file: string): string =>
  `/${file
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`.replace(/^\/index$/, '/')

/** Throws a Failure for a folder without a built site. */
export function findHtmlFiles(dist: string): string[] {
  if (!existsSync(join(dist, 'index.html')))
    throw new Failure(`There is no built site in "${dist}". Run "npm run build" first.`)
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
}

/** The heaviest first. Throws a Failure for a folder without a built site. */
export function weighPages(dist: string, files: string[] = findHtmlFiles(dist)): PageWeight[] {
  const known = new Map<string, number>()
  const text = (address: string) => readFileSync(join(dist, address))
  function weigh(address: string, isCompressed = false): number {
    return getOrAdd(known, address, () => (isCompressed ? text(address) : brotliCompressSync(text(address))).length)
  }
  const fontsOf = new Map<string, ReturnType<typeof createFontFinder>>()
  const findFonts = (html: string, sheets: string[]): string[] =>
    getOrAdd(fontsOf, sheets.join(), () => createFontFinder(sheets.map((sheet) => text(sheet).toString()).join('')))(
      html,
    )
  const sum = (addresses: string[], isCompressed = false) =>
    [...new Set(addresses)].reduce((total, address) => total + weigh(address, isCompressed), 0)
  const pages = files.flatMap((file): PageWeight[] => {
    const html = text(file).toString()
    // A redirect.
    if (!html.includes('id="root"')) return []
    const links = tags(html, 'link')
    const opener = links.filter((tag) => tag.includes('rel="modulepreload"')).map(addressIn)
    const sheets = links.filter((tag) => tag.includes('rel="stylesheet"')).map(addressIn)
    const fonts = links.filter((tag) => tag.includes('as="font"')).map(addressIn)
    const app = [...html.matchAll(/ data-app="([^"]*)"/g)].flatMap(([, files = '']) => files.split(' '))
    return [
      {
        path: pathOfFile(file),
        html: weigh(file),
        css: sum(sheets),
        loader: sum(tags(html, 'script').map(addressIn).filter(Boolean)),
        ...(opener.length > 0 && { opener: sum(opener) }),
        app: sum(app),
        data: weigh(file.replace(/\.html$/, '.json')),
        fonts: sum(fonts, true),
        allFonts: sum([...fonts, ...findFonts(html, sheets)], true),
      },
    ]
  })
  return pages.sort((one, other) => other.html + other.css - one.html - one.css)
}

const kinds = ['html', 'css', 'fonts', 'allFonts', 'loader', 'opener', 'app', 'data'] as const

export function weightTable(pages: PageWeight[]): string {
  const rows = pages.map((page) => [page.path, ...kinds.map((kind) => `${kilobytes(page[kind] ?? 0)} kB`)])
  return inColumns([['', ...kinds.map((kind) => (kind === 'allFonts' ? 'all fonts' : kind))], ...rows]).join('\n')
}

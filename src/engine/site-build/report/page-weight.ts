import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Failure } from '../../model/failure'
import { grouped, kilobytes } from '../../text/numbers'
import { findTags } from '../../text/tags'

/** What a page costs whoever opens it: bytes by kind, compressed with brotli as hosts send them; fonts are so already. */
export interface PageWeight {
  path: string
  html: number
  css: number
  /** The script that it comes with. */
  loader: number
  /** What opens it, on a guarded page: it comes at once. */
  opener?: number
  /** What is fetched to hydrate it, after the visitor's first move; the scripts of its blocks come when they are near. */
  app: number
  /** The page's own data, fetched with the app. */
  data: number
  fonts: number
}

/** The limits of `npm run inspect -- weight`, in bytes (1 kB = 1000), and what each is measured of. */
const limits: { title: string; limit: number; of: (page: PageWeight) => number }[] = [
  { title: 'html and css', limit: 35_000, of: ({ html, css }) => html + css },
  { title: 'css', limit: 15_000, of: ({ css }) => css },
  { title: 'fonts', limit: 22_000, of: ({ fonts }) => fonts },
  { title: 'script to begin with', limit: 2_400, of: ({ loader }) => loader },
  { title: 'script to open it', limit: 1_100, of: ({ opener = 0 }) => opener },
  // React, its router and what every page shares; the names of files in it alone change it by some 20 bytes.
  { title: 'app', limit: 81_200, of: ({ app }) => app },
]

const tags = (html: string, tag: string): string[] =>
  Array.from(findTags(html, new RegExp(`<${tag}\\b`, 'g')), ({ start, end }) => html.slice(start, end))

const addressIn = (tag: string): string => tag.match(/(?:href|src)="([^"]+)"/)?.[1] ?? ''

/** "about/services.html" -> "/about/services". */
const pathOf = (file: string): string =>
  `/${file
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`.replace(/^\/index$/, '/')

const findHtml = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

/**
 * Weighs the pages of a built site, the heaviest html and css first: all of them, or those with these html files. Throws
 * a Failure when there is no site.
 */
export function weighPages(dist: string, files: string[] = findHtml(dist)): PageWeight[] {
  const known = new Map<string, number>()
  const text = (address: string) => readFileSync(join(dist, address))
  function weigh(address: string, isCompressed = false): number {
    const size = known.get(address) ?? (isCompressed ? text(address) : brotliCompressSync(text(address))).length
    known.set(address, size)
    return size
  }
  const sum = (addresses: string[], isCompressed = false) =>
    [...new Set(addresses)].reduce((total, address) => total + weigh(address, isCompressed), 0)
  const pages = files.flatMap((file): PageWeight[] => {
    const html = text(file).toString()
    // An old address's file only leads on.
    if (!html.includes('id="root"')) return []
    const links = tags(html, 'link')
    const opener = links.filter((tag) => tag.includes('rel="modulepreload"')).map(addressIn)
    const app = [...html.matchAll(/ data-app="([^"]*)"/g)].flatMap(([, files = '']) => files.split(' '))
    return [
      {
        path: pathOf(file),
        html: weigh(file),
        css: sum(links.filter((tag) => tag.includes('rel="stylesheet"')).map(addressIn)),
        loader: sum(tags(html, 'script').map(addressIn).filter(Boolean)),
        ...(opener.length > 0 && { opener: sum(opener) }),
        app: sum(app),
        data: weigh(file.replace(/\.html$/, '.json')),
        fonts: sum(links.filter((tag) => tag.includes('as="font"')).map(addressIn), true),
      },
    ]
  })
  if (pages.length === 0) throw new Failure(`There is no built site in "${dist}". Run "npm run build" first.`)
  return pages.sort((one, other) => other.html + other.css - one.html - one.css)
}

const weight = (bytes: number): string => `${kilobytes(bytes)} kB`

/** What is too heavy, a line each, in words: which page, what of it, how much, and how much there may be. */
export const overBudget = (pages: PageWeight[]): string[] =>
  pages.flatMap((page) =>
    limits
      .filter(({ limit, of }) => of(page) > limit)
      .map(
        ({ title, limit, of }) =>
          `${page.path} has ${grouped(of(page))} bytes of ${title}; there may be ${grouped(limit)}.`,
      ),
  )

const kinds = ['html', 'css', 'fonts', 'loader', 'opener', 'app', 'data'] as const

/** The weights as a table, a page a line. */
export function weightTable(pages: PageWeight[]): string {
  const width = Math.max(...pages.map(({ path }) => path.length))
  const line = (path: string, cells: string[]) =>
    [path.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' ')
  return [
    line('', [...kinds]),
    ...pages.map((page) =>
      line(
        page.path,
        kinds.map((kind) => weight(page[kind] ?? 0)),
      ),
    ),
  ].join('\n')
}

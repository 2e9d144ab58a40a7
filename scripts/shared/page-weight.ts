import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Failure } from '../../src/engine/model/failure'
import { getOrAdd } from '../../src/engine/model/groups'
import { inColumns } from '../../src/engine/site-build/closing-table'
import { grouped, kilobytes } from '../../src/engine/text/numbers'
import { findTags } from '../../src/engine/text/tags'

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
  fonts: number
}

/** In bytes. */
const limits: { title: string; limit: number; of: (page: PageWeight) => number }[] = [
  { title: 'html and css', limit: 35_000, of: ({ html, css }) => html + css },
  { title: 'css', limit: 15_000, of: ({ css }) => css },
  { title: 'fonts', limit: 22_000, of: ({ fonts }) => fonts },
  { title: 'script to begin with', limit: 2_500, of: ({ loader }) => loader },
  { title: 'script to open it', limit: 1_100, of: ({ opener = 0 }) => opener },
  // Changed file names alone change it by some 20 bytes.
  { title: 'app', limit: 81_500, of: ({ app }) => app },
]

const tags = (html: string, tag: string): string[] =>
  Array.from(findTags(html, new RegExp(`<${tag}\\b`, 'g')), ({ start, end }) => html.slice(start, end))

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

/** Weighs the pages of a built site, the heaviest first. Throws a Failure for a folder without one. */
export function weighPages(dist: string, files: string[] = findHtmlFiles(dist)): PageWeight[] {
  const known = new Map<string, number>()
  const text = (address: string) => readFileSync(join(dist, address))
  function weigh(address: string, isCompressed = false): number {
    return getOrAdd(known, address, () => (isCompressed ? text(address) : brotliCompressSync(text(address))).length)
  }
  const sum = (addresses: string[], isCompressed = false) =>
    [...new Set(addresses)].reduce((total, address) => total + weigh(address, isCompressed), 0)
  const pages = files.flatMap((file): PageWeight[] => {
    const html = text(file).toString()
    // A redirect.
    if (!html.includes('id="root"')) return []
    const links = tags(html, 'link')
    const opener = links.filter((tag) => tag.includes('rel="modulepreload"')).map(addressIn)
    const app = [...html.matchAll(/ data-app="([^"]*)"/g)].flatMap(([, files = '']) => files.split(' '))
    return [
      {
        path: pathOfFile(file),
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
  return pages.sort((one, other) => other.html + other.css - one.html - one.css)
}

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

export function weightTable(pages: PageWeight[]): string {
  const rows = pages.map((page) => [page.path, ...kinds.map((kind) => `${kilobytes(page[kind] ?? 0)} kB`)])
  return inColumns([['', ...kinds], ...rows]).join('\n')
}

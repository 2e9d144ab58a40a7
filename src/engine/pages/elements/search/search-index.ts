import { searchFolder } from '../../../base/shared-types/search/site-search'

export interface SearchResult {
  href: string
  title: string
  /** The title of the page above. */
  section?: string
  /** Words of the page, and whether they were searched for. */
  excerpt: { text: string; isFound: boolean }[]
}

export interface SearchResults {
  count: number
  /** The best of them. */
  best: SearchResult[]
}

/** https://pagefind.app/docs/api/ */
interface Pagefind {
  createInstance(options: object): {
    search(words: string): Promise<{ results: { data(): Promise<PagefindData> }[] }>
  }
}

interface PagefindData {
  url: string
  excerpt: string
  meta: { title: string; section?: string }
}

const mostResults = 10

/** Only these two signs are escaped. */
const readText = (html: string): string => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>')

/** The parts between <mark> and </mark> have odd numbers. */
export const readExcerpt = (html: string): SearchResult['excerpt'] =>
  html
    .split(/<\/?mark>/)
    .map((part, index) => ({ text: readText(part), isFound: index % 2 === 1 }))
    .filter(({ text }) => text !== '')

function readResult({ url, excerpt, meta: { title, section } }: PagefindData): SearchResult {
  return { href: url, title, section, excerpt: readExcerpt(excerpt) }
}

export type SearchIndex = (words: string) => Promise<SearchResults>

/** Rejects where the index cannot be loaded. */
export async function loadIndex(): Promise<SearchIndex> {
  const { createInstance }: Pagefind = await import(/* @vite-ignore */ `/${searchFolder}/pagefind.js`)
  // The policy allows no worker. It would be no quicker: a search takes some milliseconds, and the worker loads a script first.
  const instance = createInstance({ noWorker: true, excerptLength: 24 })
  return async (words) => {
    const { results } = await instance.search(words)
    const best = await Promise.all(results.slice(0, mostResults).map((result) => result.data()))
    return { count: results.length, best: best.map(readResult) }
  }
}

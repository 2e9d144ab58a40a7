import { loadPagefind, type PagefindData } from './load-pagefind'

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
  /** Each fetches one of the best. */
  best: (() => Promise<SearchResult>)[]
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

/** Rejects where the index cannot be loaded. */
export async function findPages(words: string): Promise<SearchResults> {
  const { results } = await (await loadPagefind()).search(words)
  const best = results.slice(0, mostResults).map((result) => async () => readResult(await result.data()))
  return { count: results.length, best }
}

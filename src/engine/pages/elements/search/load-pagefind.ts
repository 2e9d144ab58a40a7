import { searchFolder } from '../../../base/shared-types/search/site-search'

export interface PagefindData {
  url: string
  excerpt: string
  meta: { title: string; section?: string }
}

/** https://pagefind.app/docs/api/ */
interface Pagefind {
  preload(words: string): Promise<void>
  search(words: string): Promise<{ results: { data(): Promise<PagefindData> }[] }>
}

let pagefind: Promise<Pagefind> | undefined

async function startPagefind(): Promise<Pagefind> {
  const { createInstance }: { createInstance(options: object): Pagefind } = await import(
    /* @vite-ignore */ `/${searchFolder}/pagefind.js`
  )
  // The policy allows no worker, which would be no quicker: a search takes milliseconds, a worker loads a script first.
  const instance = createInstance({ noWorker: true, excerptLength: 24 })
  // Ends when the index has come. Makes what the first search needs: Intl.Segmenter alone takes 30 ms.
  await instance.preload('')
  return instance
}

/** What has failed is tried again at the next call. */
export function loadPagefind(): Promise<Pagefind> {
  pagefind ??= startPagefind()
  pagefind.catch(() => {
    pagefind = undefined
  })
  return pagefind
}

import { request } from '../../dom/request'
import { dataFile } from '../../model/addresses'
import type { PageSource } from '../../model/page'

type Pages = Pick<PageSource, 'page'>

let source: Pages | undefined

/** In a preview without a server: pages come from the editor's window, not from files. */
export function takePagesFrom(pages: Pages): void {
  source = pages
}

async function answerFrom(pages: Pages, path: string): Promise<Response> {
  const data = await pages.page(decodeURI(path))
  return data ? Response.json(data) : new Response(null, { status: 404 })
}

export const requestPage = (path: string): Promise<Response> =>
  import.meta.env.MODE === 'preview' && source ? answerFrom(source, path) : request(`/${dataFile(path)}`)

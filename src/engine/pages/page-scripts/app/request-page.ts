import { request } from '../../../base/dom/request'
import { dataFile } from '../../../base/shared-types/addresses'
import { type PageSource, redirectData } from '../../../base/shared-types/page'

type Pages = Pick<PageSource, 'page'>

let source: Pages | undefined

/** A preview without a server takes pages from the editor's window. */
export function takePagesFrom(pages: Pages): void {
  source = pages
}

async function answerFrom(pages: Pages, path: string): Promise<Response> {
  const data = await pages.page(decodeURI(path))
  if (!data) return new Response(null, { status: 404 })
  return Response.json('redirect' in data ? redirectData(data.redirect) : data)
}

export const requestPage = (path: string): Promise<Response> =>
  import.meta.env.MODE === 'preview' && source ? answerFrom(source, path) : request(`/${dataFile(path)}`)

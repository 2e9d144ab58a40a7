import type { ReadyPage } from '../../model/page'
import { type DocumentExtras, type PageFiles, renderDocument } from './document'
import { registry } from './registry'
import { contentOf, renderBody } from './render-body'
import type { RenderContext } from './render-context'

/** One page as a whole html document. `files` are the scripts and stylesheets that it links to. */
export async function renderWholePage(
  page: ReadyPage,
  context: RenderContext,
  files: PageFiles,
  notify: (line: string) => void,
  extras?: DocumentExtras,
): Promise<string> {
  const body = await renderBody(page, context.settings, registry, context.times, notify)
  return renderDocument(page, context, body, files, extras)
}

/** What stands in <main> of a page, as its whole html has it. Throws a Failure where the layout has no such element. */
export async function renderContent(
  page: ReadyPage,
  { settings, times }: RenderContext,
  notify: (line: string) => void,
): Promise<string> {
  return contentOf(page, await renderBody(page, settings, registry, times, notify))
}

import { blockTypesOf, type HeldData, heldDataId, type ReadyPage } from '../../base/shared-types/page'
import { directionOf } from '../../base/text/language/direction'
import { escapeHtml } from '../../base/text/tags'
import { rootAttributes } from '../../building/site-build/pages/document'
import { findMissingMain, findRefusedHtml } from '../../building/site-build/pages/refused-html'
import type { Compiler } from '../../pages/page-data'
import type { PageCode } from './code/page-code'
import { jsonTag } from './json-tag'

const stateTag = (state: number) => `<meta name="preview-state" content="${state}">`

/** For the overlay: visitors of the built site would not get this page, because its build stops. */
const refusedTag = (sentences: string[]) =>
  sentences.map((sentence) => `<meta name="preview-refused" content="${escapeHtml(sentence)}">`).join('')

/** The preview's script, then that of the page. They are deferred, and run in this order. */
const pageHead = async (code: PageCode, state: number, nonce?: string) =>
  (await code.headOf(['client', 'loader'], nonce)) + stateTag(state)

function renderEmpty({ page, settings }: HeldData, app: string[]): string {
  const root = rootAttributes({ page: page.path, app, homes: settings.homes?.join(' ') })
  return `<!doctype html><html lang="${settings.language ?? 'en-GB'}" dir="${directionOf(settings.language)}" class="${page.htmlClass}"><head><meta charset="utf-8"><title>${page.path}</title></head><body><div id="root"${root}></div></body></html>`
}

/** `state` is the number of the site's state. */
export async function renderHtml(
  code: PageCode,
  page: ReadyPage,
  { site, state, nonce }: { site: Compiler; state: number; nonce?: string },
): Promise<string> {
  const { renderWholePage } = await code.loadServer(page.language)
  const files = code.filesOf(blockTypesOf(page))
  const settings = site.settingsIn(page.language)
  const held = { settings, page: { ...page, styles: files.styles } }
  const head = (await pageHead(code, state, nonce)) + jsonTag(heldDataId, held)
  const withHead = (html: string, faults: string[] = []) =>
    html.replace('</head>', () => `${head}${refusedTag(faults)}</head>`)
  try {
    const context = { settings, settingsAddress: '', times: site.prerender }
    const html = await renderWholePage(page, context, files, console.log)
    return withHead(html, [...findMissingMain(page, html), ...findRefusedHtml(page, html)])
  } catch (error) {
    // The browser renders the page again and shows the broken block as a red card.
    console.error(error instanceof Error ? error.message : error)
    return withHead(renderEmpty(held, files.app))
  }
}

const renderProblems = async (code: PageCode, body: string, state: number, nonce?: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems</title>${await code.headOf(['client'], nonce)}${stateTag(state)}</head><body>${body}</body></html>`

/** The page of a site that had errors from the start. It reloads when the site can be shown. */
export const renderReport = (code: PageCode, report: string, state: number, nonce?: string) =>
  renderProblems(code, `<pre>${escapeHtml(report)}</pre>`, state, nonce)

/** The same inside the editor, whose bar lists the errors. */
export const renderNotShown = (code: PageCode, state: number, nonce?: string) =>
  renderProblems(
    code,
    '<main data-not-shown><h1>This page cannot be shown yet</h1><p>Something on the site has to be fixed first: the bar lists it for this page, <em>Publish</em> for all pages. Then the page appears here.</p></main>',
    state,
    nonce,
  )

export const renderCatalogue = async (code: PageCode, nonce?: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Catalogue</title>${await code.headOf(['client', 'catalogue'], nonce)}</head><body><div id="catalogue"></div></body></html>`

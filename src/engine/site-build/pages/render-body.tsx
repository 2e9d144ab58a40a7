import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { PageNotSettled, type WaitTimes, waitForPending } from '../../compile/wait-for-pending'
import { Failure } from '../../model/failure'
import type { BrowserSettings, ReadyPage } from '../../model/page'
import type { Registry } from '../../model/registry'
import { Page } from '../../render/Page'
import { findTags } from '../../text/tags'

/** A block threw an error. The message names the page, and the block if React knows it. */
export class BlockBroke extends Failure {}

/** React writes it for a Suspense boundary whose content threw an error or is pending. */
const unfinished = '<!--$!-->'

const componentIn = (stack = '') => stack.match(/at (\w+)/)?.[1] ?? 'a block'

/** Waits for pending parts as requirement R11 says. */
async function renderSlowly(
  tree: ReactNode,
  path: string,
  times: WaitTimes,
  notify: (line: string) => void,
): Promise<string> {
  const abort = new AbortController()
  const broken: string[] = []
  const onError = (error: unknown, { componentStack }: { componentStack?: string }) => {
    const reason = error instanceof Error ? error.message : String(error)
    broken.push(`${componentIn(componentStack)}: ${reason}`)
  }
  const rendering = prerender(tree, { signal: abort.signal, onError })
  await waitForPending(path, [{ name: 'its blocks to finish rendering', done: rendering }], times, notify).catch(
    (error) => {
      abort.abort()
      if (error instanceof PageNotSettled) rendering.catch(() => undefined)
      throw error
    },
  )
  if (broken.length > 0) throw new BlockBroke(`Page "${path}" cannot be rendered. ${broken.join('; ')}`)
  return new Response((await rendering).prelude).text()
}

/** Throws BlockBroke or PageNotSettled, so that no incomplete page is published. */
export async function renderBody(
  page: ReadyPage,
  settings: BrowserSettings,
  registry: Registry,
  times: WaitTimes,
  notify: (line: string) => void,
): Promise<string> {
  const tree = (
    <StaticRouter location={page.path}>
      <Page page={page} settings={settings} registry={registry} />
    </StaticRouter>
  )
  const html = renderToString(tree)
  return html.includes(unfinished) ? renderSlowly(tree, page.path, times, notify) : html
}

/** Returns the content of <main>. Throws a Failure if the layout has none. */
export function contentOf(page: ReadyPage, body: string): string {
  const [opening] = findTags(body, /<main\b/g)
  const end = body.lastIndexOf('</main>')
  if (!opening || end < opening.end)
    throw new Failure(`Page "${page.path}" cannot be guarded: its layout "${page.layout}" has no <main>.`)
  return body.slice(opening.end, end)
}

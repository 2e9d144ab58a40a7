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

/** A block threw while its page was pre-rendered. The message names the page, and the block where React knows it. */
export class BlockBroke extends Failure {}

/** What React writes in place of a Suspense boundary whose content threw or is not there yet. */
const unfinished = '<!--$!-->'

/** The component that a React component stack begins in. */
const componentIn = (stack = '') => stack.match(/at (\w+)/)?.[1] ?? 'a block'

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text()
}

/** Renders a tree that is not finished at once: waits for it by requirement R11's rule, and fails on what throws. */
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
  return readAll((await rendering).prelude)
}

/** The html of a page's body, complete. Throws BlockBroke or PageNotSettled: nothing half-made is published. */
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

/** Returns what stands in <main> of a page's body. Throws a Failure where the layout has no such element. */
export function contentOf(page: ReadyPage, body: string): string {
  const [opening] = findTags(body, /<main\b/g)
  const end = body.lastIndexOf('</main>')
  if (!opening || end < opening.end)
    throw new Failure(`Page "${page.path}" cannot be guarded: its layout "${page.layout}" has no <main>.`)
  return body.slice(opening.end, end)
}

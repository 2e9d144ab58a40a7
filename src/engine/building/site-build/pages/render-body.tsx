import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { Failure } from '../../../base/shared-types/failure'
import { isObject } from '../../../base/shared-types/json'
import type { BrowserSettings, ReadyBlock, ReadyPage } from '../../../base/shared-types/page'
import type { Registry } from '../../../base/shared-types/registry'
import { findTags } from '../../../base/text/tags'
import { PageNotSettled, type WaitTimes, waitForPending } from '../../../pages/page-data/wait-for-pending'
import { PageTree } from '../../../pages/render/PageTree'
import { sayThrown } from './thrown-at'

/** The message names the page, and the block if React knows it. */
export class BlockBroke extends Failure {}

/** React writes it for a Suspense boundary whose content threw an error or is pending. */
const unfinished = '<!--$!-->'

const componentIn = (stack = '') => stack.match(/at (\w+)/)?.[1] ?? 'a block'

interface Rendering {
  page: ReadyPage
  settings: BrowserSettings
  registry: Registry
}

const treeOf = ({ page, settings, registry }: Rendering): ReactNode => (
  <StaticRouter location={page.path}>
    <PageTree page={page} settings={settings} registry={registry} />
  </StaticRouter>
)

const refuse = (path: string, thrown: string[]): never => {
  throw new BlockBroke(`Page "${path}" cannot be rendered. ${thrown.join('; ')}`)
}

interface PlacedBlock {
  block: ReadyBlock
  name: string
}

function blocksWithin(value: unknown, name: string, types: string[]): PlacedBlock[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => blocksWithin(item, `${name} ${at + 1}`, types))
  if (!isObject(value)) return []
  const { type } = value
  if (typeof type === 'string' && types.includes(type))
    return [{ block: { ...value, type }, name: `${name} (${type})` }]
  return Object.entries(value).flatMap(([key, inner]) => blocksWithin(inner, `${name}, ${key}`, types))
}

async function sayThrownBy({ block, name }: PlacedBlock, rendering: Rendering): Promise<string[]> {
  const { page } = rendering
  const thrown: string[] = []
  const onError = (error: unknown) => void thrown.push(`${name}: ${sayThrown(error)}`)
  await prerender(treeOf({ ...rendering, page: { ...page, blocks: [block] } }), { onError })
  if (thrown.length === 0) return []
  const { type: _, ...fields } = block
  const inner = page.held ? blocksWithin(fields, name, page.held) : []
  const within = await Promise.all(inner.map((one) => sayThrownBy(one, rendering)))
  return within.flat().length > 0 ? within.flat() : thrown
}

async function findThrown(rendering: Rendering): Promise<string[]> {
  const placed = rendering.page.blocks.map((block, index) => ({ block, name: `Block ${index + 1} (${block.type})` }))
  const thrown = await Promise.all(placed.map((one) => sayThrownBy(one, rendering)))
  return thrown.flat()
}

/** See requirement R11. */
async function renderSlowly(rendering: Rendering, times: WaitTimes, notify: (line: string) => void): Promise<string> {
  const { path } = rendering.page
  const abort = new AbortController()
  const broken: string[] = []
  const onError = (error: unknown, { componentStack }: { componentStack?: string }) => {
    broken.push(`${componentIn(componentStack)}: ${sayThrown(error)}`)
  }
  // Long pages would get their later parts by inline scripts, which the policy refuses.
  const progressiveChunkSize = Number.POSITIVE_INFINITY
  const prerendering = prerender(treeOf(rendering), { signal: abort.signal, onError, progressiveChunkSize })
  await waitForPending(path, [{ name: 'its blocks to finish rendering', done: prerendering }], times, notify).catch(
    (error) => {
      abort.abort()
      if (error instanceof PageNotSettled) prerendering.catch(() => undefined)
      throw error
    },
  )
  if (broken.length > 0) {
    const thrown = await findThrown(rendering)
    refuse(path, thrown.length > 0 ? thrown : broken)
  }
  return new Response((await prerendering).prelude).text()
}

/** Throws BlockBroke or PageNotSettled, so that no incomplete page is published. */
export async function renderBody(
  page: ReadyPage,
  settings: BrowserSettings,
  registry: Registry,
  times: WaitTimes,
  notify: (line: string) => void,
): Promise<string> {
  const rendering = { page, settings, registry }
  let html: string
  try {
    html = renderToString(treeOf(rendering))
  } catch (error) {
    // A block that throws does so in its own part of the page: this error is of the layout.
    return refuse(page.path, [`Its layout "${page.layout}": ${sayThrown(error)}`])
  }
  return html.includes(unfinished) ? renderSlowly(rendering, times, notify) : html
}

/** Throws a Failure if the layout has no <main>. */
export function mainContentOf(page: ReadyPage, body: string): string {
  const [opening] = findTags(body, /<main\b/g)
  const end = body.lastIndexOf('</main>')
  if (!opening || end < opening.end)
    throw new Failure(`Page "${page.path}" cannot be guarded: its layout "${page.layout}" has no <main>.`)
  return body.slice(opening.end, end)
}

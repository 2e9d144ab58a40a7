import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { drawContactSheets } from './contact-sheet'
import type { Route } from './routes'
import { states } from './states'
import { type Failed, type Shot, takeShots, type Visit } from './take'

/** The widest first: the window of an open page shrinks. */
const widths = [1920, 1280, 768, 360]

/** "/about/services" -> "about-services". */
const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'

/** Opens each page once for all widths, and the first page that has a state once for each width. */
function listVisits(routes: Route[], out: string, accessKey: string): Visit[] {
  const addressOf = ({ path, html }: Route) => (html.includes('data-guard=') ? `${path}?key=${accessKey}` : path)
  const shot = (title: string, name: string, width: number): Shot => ({
    title: `${title} · ${width}`,
    file: join(out, `${name}@${width}.png`),
    width,
  })
  const pages = routes.map((route) => ({
    path: addressOf(route),
    shots: widths.map((width) => shot(route.path, nameOf(route.path), width)),
  }))
  const extras = states.flatMap(({ name, isOn, enter, path, prepare }) =>
    routes
      .filter(isOn)
      .slice(0, 1)
      .flatMap((route) =>
        widths.map((width) => ({
          path: path ?? addressOf(route),
          shots: [shot(name, `state-${name.replaceAll(' ', '-')}`, width)],
          enter,
          prepare,
        })),
      ),
  )
  return [...pages, ...extras]
}

/** Without motion and third parties. */
async function openContext(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.route(
    (url) => url.origin !== address,
    (route) => route.abort(),
  )
  return context
}

interface ScreenshotsInput {
  browser: Browser
  /** Of the built site. */
  address: string
  routes: Route[]
  out: string
  accessKey: string
  progress: (done: number, all: number) => void
}

/** How many pages are open at once. */
const workers = 3

export async function takeScreenshots(input: ScreenshotsInput): Promise<{ count: number; failed: Failed[] }> {
  const { browser, address, routes, out, accessKey, progress } = input
  const visits = listVisits(routes, out, accessKey)
  const queue = visits.values()
  const taken = new Set<Shot>()
  const failed: Failed[] = []
  let done = 0
  async function work(): Promise<void> {
    const context = await openContext(browser, address)
    for (const visit of queue) {
      const result = await takeShots(context, address, visit)
      for (const shot of result.shots) taken.add(shot)
      failed.push(...result.failed)
      progress(++done, visits.length)
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: workers }, work))
  const inOrder = visits.flatMap(({ shots }) => shots).filter((shot) => taken.has(shot))
  await drawContactSheets(inOrder, out)
  return { count: inOrder.length, failed }
}

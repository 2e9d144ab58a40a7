import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { drawContactSheet } from './contact-sheet'
import type { Route } from './routes'
import { states } from './states'
import { type Shot, takeShot } from './take'

const widths = [360, 768, 1280, 1920]

/** "/about/services" -> "about-services". */
const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'

/** Every picture there is to take of some routes: each page at each width, then the states of the first page that has them. */
function listShots(routes: Route[], out: string, accessKey: string): Shot[] {
  const addressOf = ({ path, html }: Route) => (html.includes('data-guard=') ? `${path}?key=${accessKey}` : path)
  const pages = routes.flatMap((route) =>
    widths.map((width) => ({
      title: `${route.path} · ${width}`,
      file: join(out, `${nameOf(route.path)}@${width}.png`),
      path: addressOf(route),
      width,
    })),
  )
  const extras = states.flatMap(({ name, isOn, enter, path }) =>
    routes
      .filter(isOn)
      .slice(0, 1)
      .flatMap((route) =>
        widths.map((width) => ({
          title: `${name} · ${width}`,
          file: join(out, `state-${name.replaceAll(' ', '-')}@${width}.png`),
          path: path ?? addressOf(route),
          width,
          enter,
        })),
      ),
  )
  return [...pages, ...extras]
}

interface ScreenshotsInput {
  browser: Browser
  /** Where the built site is served. */
  address: string
  routes: Route[]
  out: string
  /** Opens guarded pages. */
  accessKey: string
  progress: (done: number, all: number) => void
}

/** Takes all pictures, two at a time, and draws the contact sheet. Answers how many there are. */
export async function takeScreenshots(input: ScreenshotsInput): Promise<number> {
  const { browser, address, routes, out, accessKey, progress } = input
  const shots = listShots(routes, out, accessKey)
  const queue = shots.entries()
  const taken = new Set<Shot>()
  let done = 0
  async function work(): Promise<void> {
    for (const [, shot] of queue) {
      if (await takeShot(browser, address, shot)) taken.add(shot)
      progress(++done, shots.length)
    }
  }
  await Promise.all([work(), work()])
  const inOrder = shots.filter((shot) => taken.has(shot))
  await drawContactSheet(browser, inOrder, join(out, 'contact-sheet.png'))
  return inOrder.length
}

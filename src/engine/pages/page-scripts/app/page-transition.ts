import type { Assets, ReadyPage } from '../../../base/shared-types/page'
import { fallbackAddress } from '../../../base/shared-types/pictures'

/** Milliseconds. The screen is frozen while the next page renders. */
const freezeTimeout = 400

const attribute = 'data-growing'

function visiblePicture(src: string, assets: Assets): HTMLElement | undefined {
  const shown = CSS.escape(fallbackAddress(src, assets[src]))
  return [...document.querySelectorAll<HTMLElement>(`main img[src="${shown}"]`)].find((picture) => {
    const { top, bottom, height } = picture.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  })
}

const firstPicture = ({ assets }: ReadyPage): string | undefined => Object.keys(assets)[0]

/** For example a project's card and its banner. */
const sharedPicture = (from: ReadyPage, to: ReadyPage): string | undefined =>
  [firstPicture(to), firstPicture(from)].find((src) => src && src in from.assets && src in to.assets)

const canMove = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

let running: ViewTransition | undefined

const markPicture = (picture: Element): void =>
  (picture.closest('[data-frame]') ?? picture).setAttribute(attribute, 'picture')

/** The heading covers the picture on its own page. Returns whether the picture is visible. */
function markArrival(src: string, to: ReadyPage): boolean {
  const picture = visiblePicture(src, to.assets)
  if (picture) markPicture(picture)
  if (src === firstPicture(to)) document.querySelector('main h1')?.setAttribute(attribute, 'heading')
  return picture !== undefined
}

function clearMarks(): void {
  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
}

/**
 * A picture on both pages grows into its new place. Otherwise the new page slides over the old. `show` resolves once it
 * is rendered.
 */
export function changePage(from: ReadyPage, to: ReadyPage, show: () => Promise<void>): void {
  running?.skipTransition()
  clearMarks()
  if (!canMove() || from.path === to.path) {
    void show()
    return
  }
  const src = sharedPicture(from, to)
  const leaving = src && visiblePicture(src, from.assets)
  const page = document.documentElement
  if (leaving) markPicture(leaving)
  else page.setAttribute(attribute, 'page')
  const transition = document.startViewTransition(async () => {
    const timer = setTimeout(() => transition.skipTransition(), freezeTimeout)
    await show()
    clearTimeout(timer)
    clearMarks()
    if (!(src && leaving)) page.setAttribute(attribute, 'page')
    else if (!markArrival(src, to)) transition.skipTransition()
  })
  running = transition
  // A skipped transition has shown the page, too.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    if (running !== transition) return
    running = undefined
    clearMarks()
  })
}

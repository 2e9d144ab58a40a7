import type { Assets, ReadyPage } from '../../model/page'
import { fallbackAddress } from '../../model/pictures'

/** The longest time in milliseconds that the screen may stand still while the next page is rendered. */
const freezeTimeout = 400

/** Its values are names in global.scss, which says how each of them moves. */
const attribute = 'data-growing'

/** A picture of the page that is shown, if it can be seen right now. */
function visiblePicture(src: string, assets: Assets): HTMLElement | undefined {
  const shown = CSS.escape(fallbackAddress(src, assets[src]))
  return [...document.querySelectorAll<HTMLElement>(`main img[src="${shown}"]`)].find((picture) => {
    const { top, bottom, height } = picture.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  })
}

const firstPicture = ({ assets }: ReadyPage): string | undefined => Object.keys(assets)[0]

/** The picture that leads one of the pages and stands on the other too: a project's, on its card and on its banner. */
const sharedPicture = (from: ReadyPage, to: ReadyPage): string | undefined =>
  [firstPicture(to), firstPicture(from)].find((src) => src && src in from.assets && src in to.assets)

const canMove = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

let running: ViewTransition | undefined

/** A picture grows with the frame that it stands in, where it has one: what is drawn over its edges grows along. */
const markPicture = (picture: Element): void =>
  (picture.closest('[data-frame]') ?? picture).setAttribute(attribute, 'picture')

/** Marks where the picture stands on the new page; at its top the heading lies over it. Returns whether it is seen. */
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
 * Puts another page on the screen. A picture that can be seen on both grows from its place on the one to its place on
 * the other: a card's into the banner of its page, and back. All else changes at once and can be used meanwhile. Where
 * there is no such picture, the new page is laid over the old one as a sheet.
 * @param show renders the page; resolves when it is on the screen.
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
  // A transition that is skipped has shown the page all the same.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    if (running !== transition) return
    running = undefined
    clearMarks()
  })
}

import { whenIdle } from '../elements/when-idle'

/** What needs code to be of use: controls, links that do more than lead, and what moves by itself. */
const live = 'button, input, select, textarea, [data-enhanced], [data-live]'

/** How far outside of the window a block is when its code is fetched. */
const margin = '200px'

/**
 * Calls back once, when something on the page needs more than html: a block that does something comes near, a visitor
 * points at a link to another page or at a control, touches the page or presses a key. Told of a link, it passes it on.
 */
export function watchNeed(start: (link?: string) => void): void {
  const answer = ({ target }: Event) => {
    const found = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href^="/"], ${live}`) : null
    if (found) start(found.getAttribute('href') ?? undefined)
  }
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, answer)
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, () => start())

  const blocks = [...document.querySelectorAll('[data-block]')].filter((block) => block.querySelector(live))
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      whenIdle(() => start())
    },
    { rootMargin: margin },
  )
  for (const block of blocks) observer.observe(block)
}

/** What lies within these edges is in the middle of the screen: a card that peeps in from the side is not. */
const middle = '-42% -22% -42% -22%'

let turn: Promise<unknown> = Promise.resolve()

/**
 * Lets a picture act when it comes to the middle of the screen: of several that are there one after the other, never two at
 * once. One that has left the middle before its turn does nothing.
 */
export function actInMiddle(picture: Element, act: () => Promise<unknown>, signal: AbortSignal): void {
  let isInMiddle = false
  const observer = new IntersectionObserver(
    (entries) => {
      isInMiddle = entries.at(-1)?.isIntersecting ?? false
      if (isInMiddle) turn = turn.then(() => isInMiddle && act()).catch(() => undefined)
    },
    { rootMargin: middle },
  )
  observer.observe(picture)
  signal.addEventListener('abort', () => {
    isInMiddle = false
    observer.disconnect()
  })
}

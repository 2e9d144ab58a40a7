/** The middle of the screen: excludes a card that only shows an edge. */
const middle = '-42% -22% -42% -22%'

let turn: Promise<unknown> = Promise.resolve()

/** Pictures in the middle of the screen take turns. One that leaves before its turn does nothing. */
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

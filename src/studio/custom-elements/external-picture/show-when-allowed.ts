import { whenThirdPartiesAllowed } from '@engine/dom/third-parties'
import { whenIdle } from '@engine/dom/when-idle'

/** How far outside of the screen a picture is fetched. */
const rootMargin = '300px'

/** Puts an address into an img, with the attribute `loaded` on the element around it, until the signal ends it. */
function put(host: Element, image: HTMLImageElement, address: string, signal: AbortSignal): void {
  const local = image.src
  image.src = address
  host.setAttribute('loaded', '')
  signal.addEventListener('abort', () => {
    image.src = local
    host.removeAttribute('loaded')
  })
}

/**
 * Loads a picture of another site once other sites may be asked, the browser is idle and its place is near the screen.
 * Shows it when it is decoded.
 */
export function showWhenAllowed(host: Element, image: HTMLImageElement, address: string, signal: AbortSignal): void {
  const load = () => {
    const picture = new Image()
    picture.src = address
    signal.addEventListener('abort', () => picture.removeAttribute('src'))
    picture.decode().then(
      () => {
        if (!signal.aborted) put(host, image, picture.src, signal)
      },
      // The local picture stays.
      () => undefined,
    )
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const cancel = whenIdle(load)
      signal.addEventListener('abort', cancel)
    },
    { rootMargin },
  )
  const cancel = whenThirdPartiesAllowed(() => observer.observe(image))
  signal.addEventListener('abort', () => {
    cancel()
    observer.disconnect()
  })
}

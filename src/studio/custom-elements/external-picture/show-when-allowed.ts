import { whenThirdPartiesAllowed } from 'schema-pages/dom/third-parties'
import { whenIdle } from 'schema-pages/dom/when-idle'

/** How far outside of the viewport a picture starts to load. */
const rootMargin = '300px'

/** Sets the attribute `loaded` on `host`. */
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
 * Waits until third parties are allowed, the browser is idle and the picture is near the viewport. Shows the picture
 * once it is decoded.
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

/** How far outside of the window a picture is when the one of another site is fetched for it. */
const margin = '200px'

/** Shows the picture of another site in an image that names one, once it has come whole. Otherwise all stays as it is. */
function fetchRemote(image: HTMLImageElement): void {
  const { remote = '' } = image.dataset
  const copy = new Image()
  copy.src = remote
  copy.decode().then(
    () => {
      image.src = remote
    },
    () => undefined,
  )
}

/**
 * Fetches the pictures of other sites that images name in `data-remote`, each when it comes near; a picture of this site
 * stands there before, and for ever where the other does not come (requirement R3). Answers how to stop.
 */
export function watchRemotePictures(images: Iterable<HTMLImageElement>): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        fetchRemote(target as HTMLImageElement)
      }
    },
    { rootMargin: margin },
  )
  for (const image of images) observer.observe(image)
  return () => observer.disconnect()
}

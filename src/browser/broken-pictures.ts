/**
 * Puts a picture's stand-in, where it names one, in its place when it does not load (requirement R3). Done here and not
 * in React, because pictures fail before React is there.
 */
export function replaceBrokenPictures(): void {
  const replace = (image: HTMLImageElement) => {
    const { standIn } = image.dataset
    if (standIn && !image.src.endsWith(standIn)) image.src = standIn
  }
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-stand-in]')) {
    if (image.complete && image.naturalWidth === 0) replace(image)
  }
}

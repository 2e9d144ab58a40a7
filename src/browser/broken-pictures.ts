/** The pictures that name a stand-in and did not load. */
export const findBrokenPictures = (): HTMLImageElement[] =>
  [...document.querySelectorAll<HTMLImageElement>('img[data-stand-in]')].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth === 0,
  )

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
  findBrokenPictures().forEach(replace)
}

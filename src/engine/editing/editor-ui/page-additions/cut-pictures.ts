import { cutPart, readCut } from '../../../base/shared-types/cut/cut'

const share = (start: number, room: number) => (room > 0 ? `${(start / room) * 100}%` : '50%')

function cutPicture(picture: HTMLImageElement): void {
  const { cut } = readCut(picture.getAttribute('src') ?? '')
  const { naturalWidth: width, naturalHeight: height, style } = picture
  if (!cut || width === 0 || height === 0) return
  const part = cutPart({ width, height }, cut)
  style.objectFit = 'cover'
  style.objectPosition = `${share(part.left, width - part.width)} ${share(part.top, height - part.height)}`
  // A stylesheet may give it another shape.
  style.aspectRatio = ''
  if (getComputedStyle(picture).aspectRatio.startsWith('auto')) style.aspectRatio = `${cut.width} / ${cut.height}`
}

/** Shows pictures as the build cuts them: a page that is edited has the whole files. */
export function cutPictures(): void {
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && cutPicture(target), true)
  for (const picture of document.images) cutPicture(picture)
}

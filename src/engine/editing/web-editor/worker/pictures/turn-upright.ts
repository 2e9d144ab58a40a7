type Matrix = [number, number, number, number, number, number]

/** How a picture of this size is turned, by the number of its orientation in Exif. */
const matrices: Record<number, (width: number, height: number) => Matrix> = {
  2: (width) => [-1, 0, 0, 1, width, 0],
  3: (width, height) => [-1, 0, 0, -1, width, height],
  4: (_, height) => [1, 0, 0, -1, 0, height],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (_, height) => [0, 1, -1, 0, height, 0],
  7: (width, height) => [0, -1, -1, 0, height, width],
  8: (width) => [0, -1, 1, 0, 0, width],
}

export function turnUpright(picture: ImageBitmap, orientation: number): ImageBitmap {
  const { width, height } = picture
  const matrix = matrices[orientation]?.(width, height)
  if (!matrix) return picture
  const isLying = orientation > 4
  const canvas = new OffscreenCanvas(isLying ? height : width, isLying ? width : height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  context.setTransform(...matrix)
  context.drawImage(picture, 0, 0)
  picture.close()
  return canvas.transferToImageBitmap()
}

import sharp from 'sharp'

/** A drawing as pixels: three bytes each, row after row. */
export const pixelsOf = (svg: string, width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(width, height).removeAlpha().toColourspace('srgb').raw().toBuffer()

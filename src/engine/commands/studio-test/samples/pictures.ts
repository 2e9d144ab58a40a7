import sharp from 'sharp'
import type { PublicFile } from '../../../content/check'

const forms = {
  usual: { width: 600, height: 450, ending: 'svg' },
  tall: { width: 300, height: 750, ending: 'png' },
  wide: { width: 900, height: 300, ending: 'jpeg' },
}

export type PictureForm = keyof typeof forms

/** The folder of the pictures in samples, which no studio has. */
const folder = '/standard-samples'

export const pictureAt = (form: PictureForm, number: number): string =>
  `${folder}/${number}-${form}.${forms[form].ending}`

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#3f6b87"/><ellipse cx="50%" cy="50%" rx="49%" ry="49%" fill="#ead9ad"/></svg>`

export interface DrawnPicture extends PublicFile {
  content: Buffer
}

export async function drawPicture(form: PictureForm): Promise<DrawnPicture> {
  const { width, height, ending } = forms[form]
  const svg = Buffer.from(drawing(width, height))
  const size = { width, height }
  if (ending === 'svg') return { content: svg, bytes: svg.length, size }
  const content = await sharp(svg)
    .toFormat(ending as 'png' | 'jpeg')
    .toBuffer()
  return { content, bytes: content.length, pixels: size }
}

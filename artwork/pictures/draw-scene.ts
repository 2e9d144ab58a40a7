import { type FaceBox, listFaces } from '../kit/faces'
import { isStill, type Scene } from './scenes'
import { drawSpriteSheet } from './sprite-sheet'

/** A drawing as it is published: its address below public/images/ without ".svg", and its text. */
export interface DrawnFile {
  name: string
  svg: string
}

export interface DrawnScene {
  picture: DrawnFile
  /** A sprite sheet for each part that moves. */
  sheets: DrawnFile[]
  /** Where faces are in the pictures of banners and projects. */
  faces: FaceBox[]
}

export async function drawScene({ key, draw, moving }: Scene): Promise<DrawnScene> {
  listFaces()
  const svg = draw()
  const faces = /^(banners|projects)\//.test(key) && !isStill(key) ? listFaces() : []
  const rest = moving.map(() => 0)
  const sheets: DrawnFile[] = []
  for (const [index, part] of moving.entries()) {
    const name = `${key}-moving${index ? `-${index + 1}` : ''}`
    sheets.push({ name, svg: await drawSpriteSheet((drawing) => draw(...rest.with(index, drawing)), part) })
  }
  return { picture: { name: key, svg }, sheets, faces }
}

/** The text of the file of faces: a line for each picture that has some. */
export function writeFaces(faces: ReadonlyMap<string, FaceBox[]>): string {
  const lines = [...faces]
    .filter(([, boxes]) => boxes.length > 0)
    .map(([key, boxes]) => `  ${JSON.stringify(key)}: ${JSON.stringify(boxes)}`)
  return `{\n${lines.sort().join(',\n')}\n}\n`
}

/** A box in a picture, in hundredths of its width and height: left, top, right, bottom. */
export type FaceBox = [number, number, number, number]

type Matrix = [number, number, number, number, number, number]

let collected: FaceBox[] = []

/** Marks where a face is, in the coordinates of the part that holds it. No picture keeps the mark. */
export const mark = (left: number, top: number, right: number, bottom: number): string =>
  `<!--face ${left} ${top} ${right} ${bottom}-->`

const numbers = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number)

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function matrixOf(name: string, text: string): Matrix {
  const [x = 0, y] = numbers(text)
  if (name === 'translate') return [1, 0, 0, 1, x, y ?? 0]
  if (name === 'scale') return [x, 0, 0, y ?? x, 0, 0]
  const angle = (x * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
}

/** Takes the marks out of a picture, and notes the boxes of those that are inside it. */
export function takeFaces(svg: string, [width, height]: readonly [number, number]): string {
  const stack: Matrix[] = [[1, 0, 0, 1, 0, 0]]
  for (const [token] of svg.matchAll(/<g\b[^>]*>|<\/g>|<!--face [^>]*-->/g)) {
    const matrix = stack.at(-1) as Matrix
    if (token === '</g>') stack.pop()
    else if (token.startsWith('<g')) {
      const transform = /transform="([^"]*)"/.exec(token)?.[1] ?? ''
      const steps = transform.matchAll(/(translate|scale|rotate)\(([^)]*)\)/g)
      stack.push([...steps].reduce((at, [, name = '', text = '']) => times(at, matrixOf(name, text)), matrix))
    } else {
      const [left = 0, top = 0, right = 0, bottom = 0] = numbers(token.slice(9, -3))
      const [a, b, c, d, e, f] = matrix
      const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [a * x + c * y + e, b * x + d * y + f]))
      const xs = corners.map(([x = 0]) => Math.round((x / width) * 100))
      const ys = corners.map(([, y = 0]) => Math.round((y / height) * 100))
      const box: FaceBox = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
      if (box[0] >= 0 && box[1] >= -1 && box[2] <= 100 && box[3] <= 100) collected.push(box)
    }
  }
  return svg.replace(/<!--face [^>]*-->/g, '')
}

/** Returns the faces of what was drawn since it was last asked, the large ones first; none that lies inside another. */
export function listFaces(): FaceBox[] {
  const isInside = ([left, top, right, bottom]: FaceBox, [l, t, r, b]: FaceBox) =>
    left >= l && top >= t && right <= r && bottom <= b
  const size = ([left, top, right, bottom]: FaceBox) => (right - left) * (bottom - top)
  const faces = collected.sort((one, other) => size(other) - size(one))
  collected = []
  return faces.filter((face, index) => !faces.slice(0, index).some((larger) => isInside(face, larger)))
}

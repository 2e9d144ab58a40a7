import type { DrawingStyle, DrawnFilm, FilmNode } from './film'

interface InheritedStyle {
  f: string
  s: string
}

const isGroup = (node: FilmNode): node is readonly [look: DrawingStyle, ...nodes: number[]] =>
  typeof node[0] !== 'string'

export class Painter {
  readonly #paths = new Map<string, Path2D>()
  /** For groups with an opacity or a blend mode. */
  #spare?: CanvasRenderingContext2D

  constructor(
    private readonly film: DrawnFilm,
    private readonly canvas: CanvasRenderingContext2D,
  ) {}

  paint(drawing: number): void {
    const { canvas, film } = this
    const { width, height } = canvas.canvas
    const scale = Math.max(width / film.width, height / film.height)
    canvas.setTransform(1, 0, 0, 1, 0, 0)
    canvas.clearRect(0, 0, width, height)
    canvas.setTransform(scale, 0, 0, scale, (width - film.width * scale) / 2, (height - film.height * scale) / 2)
    canvas.lineWidth = 9
    canvas.lineCap = 'round'
    canvas.lineJoin = 'round'
    const [, node = 0] = film.drawings[drawing] ?? []
    this.#node(canvas, node, { f: '', s: film.stroke ?? '#000' })
  }

  #path(text: string): Path2D {
    const path = this.#paths.get(text) ?? new Path2D(text)
    this.#paths.set(text, path)
    return path
  }

  #node(canvas: CanvasRenderingContext2D, number: number, around: InheritedStyle): void {
    const node = this.film.nodes[number]
    if (!node) return
    const look: DrawingStyle = (isGroup(node) ? node[0] : node[1]) ?? {}
    const inherited = { f: look.f ?? around.f, s: look.s ?? around.s }
    canvas.save()
    if (look.t) canvas.transform(...look.t)
    if (look.c) canvas.clip(this.#path(look.c))
    if (look.w !== undefined) canvas.lineWidth = look.w
    if (look.d) canvas.setLineDash([...look.d])
    if (look.l) canvas.lineCap = look.l
    if (isGroup(node)) {
      const [, ...inside] = node as readonly [DrawingStyle, ...number[]]
      const paint = (on: CanvasRenderingContext2D) => {
        for (const child of inside) this.#node(on, child, inherited)
      }
      if (look.o === undefined && !look.b) paint(canvas)
      else this.#asOne(canvas, look, paint)
    } else {
      if (look.o !== undefined) canvas.globalAlpha *= look.o
      const path = this.#path(node[0])
      if (inherited.f) {
        canvas.fillStyle = inherited.f
        canvas.fill(path)
      }
      if (inherited.s) {
        canvas.strokeStyle = inherited.s
        canvas.stroke(path)
      }
    }
    canvas.restore()
  }

  /** The parts of a group do not show through each other. */
  #asOne(canvas: CanvasRenderingContext2D, look: DrawingStyle, paint: (on: CanvasRenderingContext2D) => void): void {
    const { width, height } = canvas.canvas
    // There is one spare canvas: a nested group is painted part by part.
    if (canvas === this.#spare) {
      paint(canvas)
      return
    }
    this.#spare ??= document.createElement('canvas').getContext('2d') ?? undefined
    const spare = this.#spare
    if (!spare) return
    // Setting the size clears, too, but slowly.
    if (spare.canvas.width !== width || spare.canvas.height !== height) Object.assign(spare.canvas, { width, height })
    spare.setTransform(1, 0, 0, 1, 0, 0)
    spare.clearRect(0, 0, width, height)
    spare.setTransform(canvas.getTransform())
    spare.lineWidth = canvas.lineWidth
    spare.lineCap = 'round'
    spare.lineJoin = 'round'
    paint(spare)
    canvas.setTransform(1, 0, 0, 1, 0, 0)
    canvas.globalAlpha *= look.o ?? 1
    if (look.b) canvas.globalCompositeOperation = look.b
    canvas.drawImage(spare.canvas, 0, 0)
  }
}

/**
 * Leaves cut from painted paper with scissors: no ink, corners where the blades turned, folded along the rib so that one half
 * lies darker, the pale back showing where a tip has curled, and a hard shadow on what lies beneath. The animals among
 * them are drawn in the house's hand.
 */
import { channels, hex } from '../colour'
import { at, fill, type Part, turn } from '../core'
import { join, map, type Path, type Pt, poly, pts, rng } from '../path'

/** A leaf with its stalk at (0,0) and its tip up: what is seen, and the outline that throws its shadow. */
export interface CutLeaf {
  face: Part
  outline: Path
}

const mixed = (colour: string, other: string, part: number): string => {
  const to = channels(other)
  return hex(channels(colour).map((c, i) => c * (1 - part) + (to[i] ?? 0) * part))
}

/** The half that lies away from the light, and the unpainted back of the paper. */
const shaded = (colour: string) => mixed(colour, '#06202c', 0.3)
const back = (colour: string) => mixed(colour, '#f2efc9', 0.42)

const shadow = (outline: Path, [dx, dy]: Pt): Part =>
  fill(
    map(outline, ([x, y]) => [x + dx, y + dy]),
    '#03141c',
    0.42,
  )

/**
 * A leaf of any shape: its outline, the half behind the fold, slits that were cut along the veins as thin triangles, and
 * the corner that has curled over.
 */
export function cutLeaf(
  outline: string,
  half: string,
  colour: string,
  o: { slits?: string; curl?: string } = {},
): CutLeaf {
  const slits = o.slits ? join(...o.slits.split('|').map((slit) => poly(slit))) : []
  return {
    outline: poly(outline),
    face: [
      fill(poly(outline), colour),
      fill(poly(half), shaded(colour)),
      slits.length ? fill(slits, mixed(colour, '#03141c', 0.62)) : '',
      o.curl ? fill(poly(o.curl), back(colour)) : '',
    ].join(''),
  }
}

/** A leaf laid down at a place, turned and scaled; its shadow falls down to the right, however it is turned. */
export function lay(leaf: CutLeaf, x: number, y: number, degrees = 0, size = 1): Part {
  const far = 15 / size
  const angle = ((64 - degrees) * Math.PI) / 180
  return at(x, y, size, turn(degrees, shadow(leaf.outline, [Math.cos(angle) * far, Math.sin(angle) * far]), leaf.face))
}

/** A long leaf, 300 high. */
export const blade = (colour: string): CutLeaf =>
  cutLeaf(
    '-7 8, -40 -44, -66 -118, -58 -196, -28 -262, 2 -306, 32 -252, 58 -186, 66 -112, 42 -46, 8 8',
    '0 0, -3 -120, 2 -306, 32 -252, 58 -186, 66 -112, 42 -46, 8 8',
    colour,
    {
      slits: '-6 -70, -44 -104, -8 -82|-6 -130, -46 -170, -7 -142|6 -100, 44 -136, 6 -112|6 -160, 40 -198, 6 -172',
      curl: '2 -306, 32 -252, -12 -264',
    },
  )

/** A broad leaf cut in from its edges, as of a monstera, 250 high. */
export const split = (colour: string): CutLeaf =>
  cutLeaf(
    '0 14, -62 12, -106 -28, -98 -72, -38 -60, -114 -94, -108 -144, -34 -112, -96 -162, -68 -204, -20 -152, -34 -226, 4 -254, 36 -224, 22 -154, 70 -202, 94 -162, 36 -112, 108 -144, 116 -94, 40 -60, 100 -72, 106 -26, 62 12',
    '0 14, -4 -110, 4 -254, 36 -224, 22 -154, 70 -202, 94 -162, 36 -112, 108 -144, 116 -94, 40 -60, 100 -72, 106 -26, 62 12',
    colour,
    { curl: '-106 -28, -98 -72, -70 -40' },
  )

/** A leaf with a saw's edge and deep slits, 270 high. */
export const saw = (colour: string): CutLeaf =>
  cutLeaf(
    '-6 10, -50 -40, -44 -58, -68 -92, -56 -108, -66 -150, -50 -162, -46 -204, -28 -214, 0 -268, 30 -212, 46 -202, 50 -164, 66 -152, 56 -110, 68 -94, 46 -58, 52 -40, 6 10',
    '0 0, 2 -130, 0 -268, 30 -212, 46 -202, 50 -164, 66 -152, 56 -110, 68 -94, 46 -58, 52 -40, 6 10',
    colour,
    { slits: '-5 -56, -38 -88, -6 -68|-5 -110, -38 -146, -6 -122|6 -56, 38 -88, 6 -68|6 -110, 38 -146, 6 -122' },
  )

/** A row of leaves cut from one sheet, which covers all down to `floor`: points of its edge, `n` leaves, each some `long`. */
export function bank(edge: string, floor: number, n: number, long: number, colour: string, seed = 1): Part {
  const [rand, points] = [rng(seed), pts(edge)]
  const along = (t: number): Pt => {
    const i = Math.min(points.length - 2, Math.floor(t * (points.length - 1)))
    const [a, b] = [points[i] as Pt, points[i + 1] as Pt]
    const u = t * (points.length - 1) - i
    return [Math.round(a[0] + (b[0] - a[0]) * u), Math.round(a[1] + (b[1] - a[1]) * u)]
  }
  const outline: Pt[] = [[along(0)[0], floor], along(0)]
  const halves: Path[] = []
  for (let i = 0; i < n; i++) {
    const [a, b] = [along(i / n), along((i + 1) / n)]
    const l = long * (0.75 + rand() * 0.55)
    const [middle, lean] = [(a[0] + b[0]) / 2, (rand() - 0.5) * l * 0.5]
    const of = (across: number, up: number): Pt => [
      Math.round(middle + (across * (b[0] - a[0])) / 2 + lean * up),
      Math.round((a[1] + b[1]) / 2 - l * up),
    ]
    const right = [of(0, 1), of(0.36, 0.76), of(0.74, 0.44), of(0.84, 0.18), b]
    outline.push(of(-0.84, 0.2), of(-0.72, 0.48), of(-0.34, 0.78), ...right)
    halves.push(poly([...right, of(0, -0.2)]))
  }
  outline.push([along(1)[0], floor])
  return shadow(poly(outline), [7, -13]) + fill(poly(outline), colour) + fill(join(...halves), shaded(colour))
}

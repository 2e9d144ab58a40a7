/** People of every build for queues and streets: each brings an outline and joints of its own. */
import { at, group, limb, type Part, pal } from './core'
import { type CrowdLook, crowdHead } from './crowd-head'
import { tone } from './head'
import { blob, curve, oval, type Path, type Pt, poly, pts, text } from './path'

export type BystanderOptions = CrowdLook & {
  /** The outline of what is worn above the legs, round the whole trunk; a coat reaches to the knees. */
  trunk: string
  top?: string
  bottom?: string
  shoes?: string
  /** Hip, knee and ankle of each leg. */
  legs?: string[]
  legWidth?: number
  /** Shoulder, elbow and hand of the arm behind and of the arm in front. */
  far?: string
  near?: string
  armWidth?: number
  /** Where the head is, x and y, how far it tilts and how large it is. */
  headAt: readonly [number, number, number?, number?]
  /** Drawn in the hand of the arm behind, in that of the arm in front, and over the trunk. */
  farHold?: Part
  hold?: Part
  over?: Part
}

const ankle = (joints: Pt[]): Pt => joints.at(-1) ?? [0, 0]
const shin = (joints: Pt[]): Path => curve(...joints.slice(0, -1), [ankle(joints)[0], ankle(joints)[1] - 16])
const shoe = (joints: Pt[]): Part => `<use href="#shoe" x="${ankle(joints)[0]}" y="${ankle(joints)[1]}"/>`

/** A shape in register and with an even line: the lightest that is still in the house style. */
export const flat = (path: Path, colour: string): Part => `<path d="${text(path)}" fill="${colour}"/>`

/** An arm from shoulder over elbow to hand; what it holds is behind its fingers. */
export function arm(points: string, sleeve: string, skin: string, width = 32, hold = ''): Part {
  const [a, b, c] = pts(points) as [Pt, Pt, Pt]
  const cuff: Pt = [Math.round(b[0] + (c[0] - b[0]) * 0.78), Math.round(b[1] + (c[1] - b[1]) * 0.78)]
  return group(
    hold ? at(c[0], c[1], 1, hold) : '',
    flat(oval(c[0], c[1], Math.round(width / 2)), skin),
    limb(curve(a, b, cuff), sleeve, width),
  )
}

/** Someone who stands on (0,0), some 420 high. */
export function bystander(o: BystanderOptions): Part {
  const skin = tone(o.skin)
  const top = o.top ?? pal.coral
  const legs = (o.legs ?? []).map(pts)
  const [x, y, tilt = 0, size = 1] = o.headAt
  const throat = (side: number): Pt => [x + 13 * side * size, y + 44 * size]
  return group(
    o.far ? arm(o.far, top, skin, o.armWidth, o.farHold) : '',
    legs.length ? limb(legs.flatMap(shin), o.bottom ?? pal.night, o.legWidth ?? 36) : '',
    legs.length ? `<g fill="${o.shoes ?? pal.paper}">${legs.map(shoe).join('')}</g>` : '',
    flat(poly([throat(-1), [x - 16 * size, y + 88 * size], [x + 13 * size, y + 88 * size], throat(1)], false), skin),
    flat(blob(o.trunk, 0.16), top),
    o.over ?? '',
    `<g transform="translate(${x} ${y})rotate(${tilt})${size === 1 ? '' : `scale(${size})`}">${crowdHead(o)}</g>`,
    o.near ? arm(o.near, top, skin, o.armWidth, o.hold) : '',
  )
}

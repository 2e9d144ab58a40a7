/** Where the ball touches a word: the middle of its foot, in pixels. */
export interface Spot {
  x: number
  y: number
}

const maxLandings = 5

/** The tops of some letters of a word, from first to last, relative to `origin`. */
export function landingSpots(word: HTMLElement, origin: DOMRect): Spot[] {
  const text = word.firstChild
  const canvas = document.createElement('canvas').getContext('2d')
  if (!(text instanceof Text) || !canvas) return []
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(word)
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
  const last = text.length - 1
  const count = Math.min(maxLandings, Math.ceil(text.length / 2))
  return Array.from({ length: count }, (_, index) => {
    const at = count > 1 ? Math.round((index * last) / (count - 1)) : 0
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    const { left, width, top } = range.getBoundingClientRect()
    const { fontBoundingBoxAscent, actualBoundingBoxAscent } = canvas.measureText(range.toString())
    return { x: left + width / 2 - origin.left, y: top + fontBoundingBoxAscent - actualBoundingBoxAscent - origin.top }
  })
}

/** A keyframe: position, time in milliseconds, rotation and stretch. */
interface Pose extends Spot {
  time: number
  turn?: number
  wide?: number
  high?: number
}

/** In milliseconds: how long the ball is flat on landing. */
const contact = 90
const drawings = 10

/** Lands: flat, then up again. */
const squash = ({ x, y }: Spot, time: number, by: number): Pose[] => [
  { x, y, time: time + contact * 0.4, wide: 1 + by, high: 1 - by },
  { x, y, time: time + contact, wide: 1 - by / 4, high: 1 + by / 4 },
]

/** An arc: stretched where the ball is fast, round where it hangs. */
function arc(from: Spot, to: Spot, time: number, duration: number, height: number): Pose[] {
  return Array.from({ length: drawings }, (_, index) => {
    const u = (index + 1) / drawings
    const [dx, dy] = [to.x - from.x, to.y - from.y - 4 * height * (1 - 2 * u)]
    const speed = Math.abs(1 - 2 * u)
    const lean = (Math.atan2(dx, Math.abs(dy) + 1) * 180) / Math.PI
    return {
      x: from.x + (to.x - from.x) * u,
      y: from.y + (to.y - from.y) * u - 4 * height * u * (1 - u),
      time: time + duration * u,
      turn: Math.sign(dy) * -lean * speed ** 2,
      wide: 1 - 0.1 * speed,
      high: 1 + 0.12 * speed,
    }
  })
}

/** For the Web Animations API. */
export interface BallAnimation {
  keyframes: Keyframe[]
  duration: number
}

const toMove = (poses: Pose[]): BallAnimation => {
  const duration = poses.at(-1)?.time ?? 0
  return {
    duration,
    keyframes: poses.map((pose) => ({ offset: duration ? pose.time / duration : 0, transform: transformOf(pose) })),
  }
}

export const transformOf = ({ x, y, turn = 0, wide = 1, high = 1 }: Spot & Partial<Pose>): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(${wide.toFixed(3)}, ${high.toFixed(3)})`

/** Bounces in ever lower arcs, and rests on the last letter. */
export function bounceAlong(spots: Spot[], size: number): BallAnimation {
  const [first, ...others] = spots as [Spot, ...Spot[]]
  const poses: Pose[] = [{ ...first, time: 0, wide: 0.9, high: 1.12 }, ...squash(first, 0, 0.34)]
  const end = () => poses.at(-1)?.time ?? 0
  let from = first
  for (const [index, to] of others.entries()) {
    const height = size * (1.9 - index * 0.25) + Math.max(0, from.y - to.y)
    poses.push(...arc(from, to, end(), 430 - index * 20, height))
    poses.push(...squash(to, end(), 0.3 - index * 0.03))
    from = to
  }
  for (const [height, duration] of [
    [0.5, 240],
    [0.16, 150],
  ] as const) {
    poses.push(...arc(from, from, end(), duration, size * height))
    poses.push(...squash(from, end(), height * 0.3))
  }
  poses.push({ ...from, time: end() + contact })
  return toMove(poses)
}

/** In milliseconds. */
export const leapTime = 720

/** Crouches, leaps back, and lands as the next word appears. */
export function leapBack(from: Spot, to: Spot, size: number): BallAnimation {
  const crouch = 240
  const poses: Pose[] = [
    { ...from, time: 0 },
    { ...from, time: crouch * 0.6, wide: 1.32, high: 0.64 },
    { ...from, time: crouch, wide: 1.28, high: 0.68 },
    ...arc(from, to, crouch, leapTime - crouch, size * 2.4),
  ]
  return toMove(poses)
}

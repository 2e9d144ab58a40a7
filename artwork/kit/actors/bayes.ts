/** Bayes at the bus stop: who waits, who runs past, and the umbrella. Feet on (0,0), some 430 high, to the right. */
import { at, group, type Part, turn } from '../core'
import { arc, blob, curve, line, oval, type Pt, poly, pts } from '../path'
import { type Chalk, chalk } from '../techniques/chalk'

export type Face = 'smile' | 'calm' | 'worry' | 'shock' | 'happy'

export interface Walker {
  legs?: readonly [string, string]
  arms?: readonly [string, string]
  nod?: number
  look?: number
  face?: Face
  blink?: boolean
  /** Up of the feet. */
  lift?: number
  /** Of the hem: what the coat trails. */
  sway?: number
  /** Drawn at the front hand. */
  hold?: Part
}

export const standing: readonly [string, string] = ['-22 -140, -26 -70, -26 -6', '22 -140, 26 -70, 26 -6']
export const hanging: [string, string] = ['-66 -206, -58 -150', '66 -206, 60 -150']
/** The front hand at the chin. */
export const chin = '96 -214, 46 -292'

const mouths: Record<Face, (x: number) => Parameters<Chalk['line']>[0]> = {
  smile: (x) => curve([x - 12, 22], [x + 2, 30], [x + 16, 20]),
  happy: (x) =>
    blob([
      [x - 14, 18],
      [x + 2, 20],
      [x + 18, 16],
      [x + 4, 36],
    ]),
  calm: (x) => line([x - 8, 26], [x + 12, 25]),
  worry: (x) => curve([x - 12, 29], [x - 4, 23], [x + 4, 29], [x + 14, 24]),
  shock: (x) => oval(x + 2, 28, 8, 11),
}

const features = (c: Chalk, o: Walker): Part => {
  const [x, face] = [(o.look ?? 0.5) * 14, o.face ?? 'calm']
  const shut = o.blink || face === 'happy'
  const [up, slope] = face === 'shock' ? [-10, 0] : face === 'worry' ? [-2, 7] : [0, 0]
  return group(
    ...[-16, 18].map((e) =>
      shut
        ? c.line(curve([x + e - 8, -4], [x + e, face === 'happy' ? -11 : 0], [x + e + 8, -4]), chalk.white, 6)
        : c.dot(x + e, -5, 6, chalk.white, 8),
    ),
    c.line(line([x - 26, -24 + up + slope], [x - 8, -27 + up - slope]), chalk.white, 6),
    c.line(line([x + 10, -27 + up - slope], [x + 28, -24 + up + slope]), chalk.white, 6),
    c.line(line([x + 4, -2], [x + 11, 11], [x + 2, 13]), chalk.white, 6),
    c.line(mouths[face](x), chalk.white, 6),
  )
}

/** A curl beside the next, round the back of the head. */
const curls = (c: Chalk): Part =>
  group(
    ...arc(-2, -14, 58, 152, 388, 9).map(([x, y], i) => c.shape(oval(x, y, 23 + (i % 3) * 4, 24), chalk.white, 8)),
    c.shape(oval(0, -8, 56, 62), chalk.board, 1),
  )

function body(c: Chalk, o: Walker, colour: string, head: Part, coat: readonly Pt[]): Part {
  const [back, front] = o.legs ?? standing
  const [rear, near] = o.arms ?? hanging
  const sway = o.sway ?? 0
  const leg = (joints: string) => {
    const p = pts(joints)
    const [x, y] = p.at(-1) as Pt
    return group(
      c.tube(curve(...p), 26),
      c.shape(
        blob(
          [
            [x - 18, y + 6],
            [x - 16, y - 14],
            [x + 12, y - 12],
            [x + 38, y - 2],
            [x + 38, y + 6],
          ],
          0.14,
        ),
      ),
    )
  }
  const arm = (from: Pt, joints: string, held = '') => {
    const p = pts(joints)
    const [x, y] = p.at(-1) as Pt
    return group(
      held ? at(x, y, 1, held) : '',
      c.tube(curve(from, ...p), 28, colour),
      c.shape(oval(x, y, 15), chalk.white, 8),
    )
  }
  const hem = coat.map(([x, y]): Pt => [x + (y > -200 ? sway * (1 + y / 400) : 0), y])
  const half = Math.ceil(hem.length / 2)
  return group(
    arm([-42, -262], rear),
    leg(back),
    leg(front),
    c.tube(line('0 -310, 0 -286'), 22),
    c.shape(blob(hem, 0.08), colour),
    c.rub(hem.slice(0, half), [...hem].slice(half).reverse(), colour),
    at(4, -350, 1, turn(o.nod ?? 0, head)),
    arm([42, -262], near, o.hold),
  )
}

/** The woman who thinks. */
export const thinker = (c: Chalk, o: Walker = {}): Part =>
  at(
    0,
    o.lift ?? 0,
    1,
    body(
      c,
      o,
      chalk.coral,
      group(
        curls(c),
        c.shape(oval(4, 6, 46, 54), chalk.white, 8),
        c.shape(
          blob(
            [
              [-46, -8],
              [-40, -50],
              [0, -66],
              [44, -52],
              [52, -14],
              [30, -34],
              [0, -38],
              [-26, -30],
            ],
            0.26,
          ),
          chalk.white,
          8,
        ),
        features(c, o),
      ),
      pts('-40 -288, -62 -200, -82 -96, 82 -96, 62 -200, 40 -288'),
    ),
  )

/** The neighbour with a beard and a hat, who knows. */
export const neighbour = (c: Chalk, o: Walker = {}): Part =>
  at(
    0,
    o.lift ?? 0,
    1,
    body(
      c,
      o,
      chalk.sun,
      group(
        c.shape(oval(4, 4, 46, 52), chalk.white, 8),
        c.shape(blob('-42 4, -20 16, 20 18, 48 4, 50 50, 14 92, -24 76', 0.16), chalk.white, 8),
        c.line(curve('-10 44, 4 66, 20 44'), chalk.white, 6),
        features(c, o),
        c.shape(blob('-74 -30, -46 -40, -40 -84, 34 -90, 48 -42, 82 -34, 40 -22, -40 -20', 0.1), chalk.white, 8),
      ),
      pts('-46 -288, -66 -200, -60 -116, 60 -116, 66 -200, 46 -288'),
    ),
  )

/** A child with a satchel. */
export const child = (c: Chalk, o: Walker = {}): Part =>
  at(
    0,
    o.lift ?? 0,
    0.72,
    body(
      c,
      o,
      chalk.sun,
      group(
        c.shape(oval(4, 4, 58, 60), chalk.white, 9),
        c.shape(blob('-56 0, -62 -50, -20 -78, 34 -74, 66 -30, 40 -34, 0 -26, -30 -34', 0.2), chalk.white, 9),
        features(c, o),
      ),
      pts('-40 -284, -56 -200, -66 -120, 66 -120, 56 -200, 40 -284'),
    ),
    c.shape(blob('-120 -270, -64 -276, -56 -160, -116 -156', 0.06), chalk.rain),
  )

/** The open umbrella, its grip on (0,0), `r` to each side, `long` high. */
export const umbrella = (c: Chalk, tilt: number, r = 190, long = 330): Part => {
  const [w, top, rim] = [r, -long, 120 - long]
  const scallop = (from: number, to: number) =>
    curve([from * w, rim], [((from + to) / 2) * w, rim - 26], [to * w, rim]).slice(1)
  return turn(
    tilt,
    c.line(curve([0, top], [0, -20], [4, 22], [26, 26], [32, 4]), chalk.white, 10),
    c.shape(
      [
        ...curve([-w, rim], [-w * 0.72, top + 20], [0, top - 26], [w * 0.72, top + 20], [w, rim]),
        ...scallop(1, 0.34),
        ...scallop(0.34, -0.34),
        ...scallop(-0.34, -1),
      ],
      chalk.rain,
    ),
    ...[-0.34, 0.34].map((i) => c.line(curve([i * w, rim], [i * w * 0.8, top + 30], [0, top - 26]), chalk.rain, 7)),
    c.line(line([0, top - 26], [0, top - 50]), chalk.white, 10),
  )
}

/** The umbrella closed, hanging by its grip from (0,0). */
export const furled = (c: Chalk): Part =>
  group(
    c.line(curve('-2 8, -6 -26, 30 -34, 40 0, 36 60'), chalk.white, 10),
    c.shape(blob('10 60, 66 60, 62 200, 44 330, 36 370, 28 330, 8 200', 0.1), chalk.rain),
    c.line(curve('36 70, 24 200, 36 340'), chalk.rain, 7),
    c.line(line('2 96, 74 92'), chalk.white, 8),
    c.line(line('36 370, 36 404'), chalk.white, 10),
  )

/** Hook on a board at (0,0). */
export const hook = (c: Chalk): Part =>
  group(c.shape(poly('-90 -66, 90 -70, 92 -20, -88 -18')), c.line(curve('0 -30, 0 6, 26 16, 34 -8'), chalk.white, 11))

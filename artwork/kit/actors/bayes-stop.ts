/** Bayes at the bus stop: the street, the weather, and how sure she is, in ten drops in two jars. */
import type { Moment, Shot } from '../../motion/timeline'
import { at, fade, group, type Part } from '../core'
import { arc, blob, curve, join, line, oval, type Path, type Pt, poly, rng, round } from '../path'
import { type Chalk, chalk, wiped } from '../techniques/chalk'

/** A shot on the board, eight drawings a second. */
export const drawn = (length: number, draw: (moment: Moment) => Part[]): Shot => ({
  length,
  ground: chalk.board,
  grain: false,
  draw,
})

/** The street with the stop; the kerb is at y 880. */
export const street = (c: Chalk): Part =>
  group(
    wiped(4),
    c.line(curve('-40 884, 400 878, 900 886, 1640 878'), chalk.white, 10),
    c.line(curve('-40 960, 400 956, 900 962, 1640 954'), chalk.white, 6),
    ...[120, 520, 980, 1380].map((x) => c.line(line([x, 884], [x - 30, 958]), chalk.white, 5)),
    c.tube(line('150 880, 150 330'), 18),
    c.shape(round('90 190, 300 186, 304 330, 92 332', 18), chalk.sun),
    c.line(round('124 222, 268 220, 268 284, 126 286', 12), chalk.white, 7),
    c.line(line('126 252, 268 250'), chalk.white, 6),
    c.line(join(oval(160, 296, 13), oval(236, 295, 13)), chalk.white, 7),
  )

export const sun = (c: Chalk, r: number, turned: number): Part =>
  group(
    c.shape(oval(0, 0, r), chalk.sun),
    c.line(
      join(
        ...Array.from({ length: 9 }, (_, i): Path => {
          const [[x, y]] = arc(0, 0, 1, turned + i * 40, turned + i * 40, 1) as [Pt]
          return line([x * r * 1.3, y * r * 1.3], [x * r * (1.56 + (i % 2) * 0.14), y * r * (1.56 + (i % 2) * 0.14)])
        }),
      ),
      chalk.sun,
    ),
  )

export const cloud = (c: Chalk, dark = false): Part =>
  group(
    c.shape(
      blob('-150 50, -190 0, -140 -56, -70 -52, -30 -110, 60 -104, 84 -46, 150 -54, 190 0, 150 54, 0 60', 0.22),
      dark ? chalk.rain : chalk.white,
    ),
    dark
      ? c.rub(
          [
            [-140, -10],
            [-150, 30],
          ],
          [
            [150, -20],
            [140, 36],
          ],
          chalk.rain,
          13,
        )
      : '',
  )

/** Rain on its way: strokes that fall, `n` counts drawings. None falls below an umbrella: left, right and upper edge. */
export const rain = (n: number, count: number, dry: readonly [number, number, number] = [0, 0, 0]): Part => {
  const rand = rng(12)
  const d = Array.from({ length: count }, () => {
    const [x0, y0, speed] = [rand() * 1700, rand() * 1000, 90 + rand() * 40]
    const y = (y0 + n * speed) % 1060
    const x = x0 - y * 0.14
    return x > dry[0] && x < dry[1] && y > dry[2] ? '' : `M${Math.round(x)} ${Math.round(y)}l-7 46`
  })
  return `<path d="${d.join('')}" stroke="${chalk.rain}" stroke-width="7"/>`
}

/** A drop, its middle on (0,0): rain, or a little sun for a dry day. */
export const bead = (c: Chalk, wet: number): Part =>
  wet > 0.5
    ? c.shape(blob('0 -34, 22 4, 16 24, 0 30, -16 24, -22 4', 0.2), chalk.rain, 7, chalk.rain)
    : c.shape(oval(0, 0, 25), chalk.sun, 7, chalk.sun)

export const jar = (c: Chalk): Part =>
  group(
    c.line(curve('-92 -290, -100 -240, -100 -20, -84 0, 84 0, 100 -20, 100 -240, 92 -290'), chalk.white, 9),
    c.line(oval(0, -296, 98, 15), chalk.white, 8),
    c.line(line('-74 -220, -74 -120'), chalk.white, 6),
  )

/** Where the beads of a jar lie, the lowest first. */
const place = (jarX: number, i: number): Pt => [
  jarX - 44 + (i % 2) * 86 + (Math.floor(i / 2) % 2) * 4,
  590 - Math.floor(i / 2) * 56,
]

/** When a bead changes its mind: seconds, and whether it is for rain afterwards. */
export type Change = readonly [when: number, wet: boolean]

const HOP = 0.42
const [DRY, WET] = [990, 1330]

/**
 * Her thought: two jars, with ten drops that hop from one to the other. `wet` is how many are for rain at first, `poured`
 * how many have been put in: a fraction is on its way down.
 */
export function thought(c: Chalk, s: number, wet: number, changes: readonly Change[], shown = 1, poured = 10): Part {
  if (shown <= 0) return ''
  let rainy = wet
  const beads: Part[] = []
  const moving: Part[] = []
  const gone = changes.filter(([when]) => s >= when)
  const air = gone.filter(([when]) => s < when + HOP)
  rainy += gone.reduce((sum, [, isWet]) => sum + (isWet ? 1 : -1), 0)
  const inAir = { wet: air.filter(([, isWet]) => isWet).length, dry: air.filter(([, isWet]) => !isWet).length }
  const put = (jarX: number, i: number, nth: number, isWet: number) => {
    const [x, y] = place(jarX, i)
    const falls = Math.round(320 * (1 - Math.max(0, Math.min(1, poured - nth))) ** 2)
    if (poured > nth) beads.push(at(x, y - falls, 1, bead(c, isWet)))
  }
  for (let i = 0; i < 10 - rainy - inAir.dry; i++) put(DRY, i, i, 0)
  for (let i = 0; i < rainy - inAir.wet; i++) put(WET, i, 9 + i * 0.1 - (rainy > 1 ? 9 : 0), 1)
  air.forEach(([when, isWet], i) => {
    const t = (s - when) / HOP
    const later = air.length - 1 - i
    const [a, b] = isWet
      ? [place(DRY, 10 - rainy + later), place(WET, rainy - 1 - later)]
      : [place(WET, rainy + later), place(DRY, 9 - rainy - later)]
    const lift = 330 * 4 * t * (1 - t)
    moving.push(
      at(
        Math.round(a[0] + (b[0] - a[0]) * t),
        Math.round(a[1] + (b[1] - a[1]) * t - lift),
        1,
        bead(c, isWet ? t : 1 - t),
      ),
    )
  })
  const bubble = blob(
    '760 380, 790 180, 960 80, 1160 110, 1380 70, 1540 190, 1570 400, 1530 600, 1370 700, 1150 670, 950 706, 790 600',
    0.2,
  )
  return at(
    1160 - 1160 * shown,
    400 - 400 * shown,
    shown,
    c.shape(bubble),
    c.line(oval(690, 560, 26, 22)),
    c.line(oval(636, 606, 15, 13)),
    at(DRY, 196, 0.42, sun(c, 60, 10)),
    at(WET, 190, 0.34, cloud(c, true)),
    c.line(join(line('1290 222, 1284 244'), line('1330 226, 1324 250'), line('1370 222, 1364 244')), chalk.rain, 7),
    at(DRY, 630, 1, jar(c)),
    at(WET, 630, 1, jar(c)),
    ...beads,
    ...moving,
  )
}

/** Splashes about a foot. */
export const splash = (c: Chalk, t: number): Part =>
  t <= 0 || t >= 1
    ? ''
    : fade(
        1,
        c.line(
          join(
            ...[-60, -24, 24, 60].map(
              (x): Path =>
                curve(
                  [x * (0.5 + t), -10 - 30 * t],
                  [x * (0.9 + t), -40 - 60 * t],
                  [x * (1.3 + t), -20 - 50 * t + 50 * t * t],
                ),
            ),
          ),
          chalk.rain,
          8,
        ),
      )

/** The phone in her hand: a day's sky on its glass, `slid` 0 yesterday's sun, 1 the night, 2 the rain of today. */
export const phone = (c: Chalk, slid: number): Part => {
  const sky = (i: number, part: Part) => at(Math.round((i - slid) * 420), 0, 1, part)
  return group(
    c.shape(round('-250 -400, 250 -400, 250 420, -250 420', 50)),
    `<clipPath id="glass"><path d="M-206-330h412v640h-412z"/></clipPath><g clip-path="url(#glass)">`,
    sky(0, at(0, -30, 1, sun(c, 92, 20))),
    sky(
      1,
      group(
        c.shape(blob('40 -150, -60 -120, -110 -20, -60 90, 50 110, -30 30, -30 -80', 0.2), chalk.white),
        c.dot(110, -90, 9),
        c.dot(140, 60, 7),
        c.dot(-130, -170, 7),
      ),
    ),
    sky(
      2,
      group(
        at(0, -80, 0.9, cloud(c, true)),
        c.line(join(...[-100, -40, 20, 80].map((x) => line([x + 20, 10], [x, 90]))), chalk.rain, 10),
        c.line(join(...[-70, -10, 50].map((x) => line([x + 20, 120], [x, 190]))), chalk.rain, 10),
      ),
    ),
    '</g>',
    c.line(round('-206 -330, 206 -330, 206 310, -206 310', 14), chalk.white, 7),
    c.line(oval(0, 364, 24), chalk.white, 7),
    ...[0, 1, 2].map((i) =>
      Math.round(slid) === i ? c.dot(-44 + i * 44, 262, 13) : c.line(oval(-44 + i * 44, 262, 10), chalk.white, 5),
    ),
  )
}

/** What the chalk says of a hand that points, its finger tip on (0,0), from below right. */
export const finger = (c: Chalk): Part =>
  group(
    c.tube(
      poly(
        [
          [340, 420],
          [150, 160],
        ],
        false,
      ),
      120,
      chalk.coral,
    ),
    c.shape(blob('190 190, 90 210, 40 150, 60 100, 130 60, 200 110', 0.2)),
    c.tube(curve('110 110, 60 60, 14 14'), 46),
    c.line(curve('80 160, 110 140, 150 150'), chalk.white, 6),
  )

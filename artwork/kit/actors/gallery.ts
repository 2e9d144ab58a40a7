/** Who acts in the engineers' gallery: a runner with a blade, a robot that waters, a sprout, a heart with works. */
import { at, disc, dot, fill, group, ink, limb, type Part, rect, shape, turn } from '../core'
import type { Mood } from '../head'
import { gallery } from '../palettes'
import { blob, curve, line, oval, type Pt, poly, pts, round } from '../path'
import { figure } from '../props/figure'
import { gear } from '../props/studio'

const { brass, gold, copper, deep, navy, cream } = gallery

/** A running blade: socket at (0,0), toe at the right. */
export const blade = (c: string = brass): Part =>
  group(
    limb(curve('0 20, -6 70, -66 150, -60 230, 10 262, 96 262'), c, 26),
    shape(round('-44 -60, 44 -60, 34 40, -30 40', 18), deep),
    ink(line('-36 -20, 38 -20'), 8, brass),
  )

export interface RunnerPose {
  legs: [blade: string, foot: string]
  arms: [back: string, front: string]
  mood?: Mood
  nod?: number
}

/** A runner, 430 high, to the right. The back leg ends in a blade. */
export function runner({ legs, arms, mood = 'smile', nod = 0 }: RunnerPose): Part {
  const [hip, knee, toe] = pts(legs[0]) as [Pt, Pt, Pt]
  const way = (Math.atan2(toe[1] - knee[1], toe[0] - knee[0]) * 180) / Math.PI
  return group(
    at(knee[0], knee[1], 0.42, turn(way - 80, blade('#c5d0e0'))),
    limb(curve(hip, [(hip[0] + knee[0]) / 2 + 6, (hip[1] + knee[1]) / 2], knee), deep, 38),
    figure({
      skin: 4,
      hair: 'afro',
      mood,
      look: 0.9,
      nod,
      top: '#1c5470',
      bottom: deep,
      arms,
      legs: [legs[1]],
      bare: true,
    }),
  )
}

/** A hurdle, 150 wide, 130 high, its feet on (0,0). */
export const hurdle = (): Part =>
  group(
    limb(line('-70 0, -70 -130'), cream, 10),
    limb(line('70 0, 70 -130'), cream, 10),
    rect(-86, -150, 172, 34, copper, 6),
    fill(poly('-30 -148, 30 -148, 30 -120, -30 -120'), cream),
  )

/** A farm robot, 560 high, its wheels' foot on (0,0), facing left. `wheels` in degrees; `can` tips its watering can. */
export function farmRobot(o: { wheels: number; can: number; blink?: boolean; look?: number; smile?: number }): Part {
  const eye = (x: number) =>
    group(
      disc(x, -310, 52, cream),
      o.blink ? ink(line([x - 34, -308], [x + 34, -308]), 10) : dot(x - 15 + (o.look ?? 0), -302, 18),
    )
  return group(
    at(
      -200,
      -300,
      1,
      turn(
        o.can,
        limb(curve('40 20, -50 10, -96 -50'), '#b8c4c8', 24),
        shape(poly('-74 -72, -150 -96, -168 -34, -100 -24'), brass),
      ),
    ),
    rect(-210, -430, 420, 360, '#b8c4c8', 30),
    rect(-130, -500, 260, 80, copper, 12),
    eye(-70),
    eye(70),
    ink(curve([-66, -196], [0, -176 + (o.smile ?? 0)], [66, -200]), 11),
    ink([...line('-178 -400, -178 -398'), ...line('178 -400, 178 -398'), ...line('178 -100, 178 -98')], 18),
    ...[-120, 150].map((x) => at(x, -86, 1, turn(o.wheels, gear(copper, 10, 106, cream)))),
  )
}

/** A sprout on (0,0); `grown` 0 is a shoot, 1 is 190 high with its leaves out; `sway` leans it, in degrees. */
export function sprout(grown: number, sway: number, leaf = '#8ed063'): Part {
  const h = 40 + grown * 130
  const w = grown * 130
  return turn(
    sway,
    limb(curve([0, 60], [-8, -h * 0.4], [4, -h]), '#4f9a45', 14),
    w < 12
      ? shape(oval(4, -h, 18, 26), leaf)
      : group(
          shape(
            blob([
              [0, -h + 4],
              [w * 0.64, -h - w * 0.62],
              [w, -h],
            ]),
            leaf,
          ),
          shape(
            blob([
              [0, -h + 4],
              [-w * 0.52, -h - w * 0.54],
              [-w * 0.76, -h + w * 0.1],
            ]),
            '#6bb851',
          ),
        ),
  )
}

/** A heart 800 wide about (0,0) with two wheels in it, turned by so many degrees. */
export const clockworkHeart = (turned: number): Part =>
  group(
    shape(blob('0 420, -380 40, -360 -220, -180 -320, 20 -190, 220 -320, 400 -200, 390 60'), '#e8503f'),
    fill(blob('-300 -60, -290 -200, -190 -250, -230 -160'), cream, 0.35),
    ink(line('40 -180, 0 -60, 30 40').concat(line('-250 -40, -140 60')), 6, '#a92f2a'),
    at(140, 20, 1, turn(turned, gear(brass, 10, 130, navy))),
    at(-28, 150, 1, turn(13 - turned * 1.25, gear(gold, 8, 88, navy))),
  )

/** A wind-up key pointing right, its bar's end at (0,0). `edge` 1 shows it flat, 0 edgeways, as it turns. */
export const windKey = (edge: number): Part => {
  const s = Math.max(0.16, Math.abs(edge))
  const ring = (side: number) =>
    disc(-250, 84 * side * s, 70, side * edge > 0 ? brass : '#c58a2b', 70 * s + 8) +
    (s > 0.4 ? disc(-250, 84 * side * s, 26, cream, 26 * s) : '')
  return group(limb(line('-200 0, 0 0'), brass, 26), ring(-1), ring(1), disc(0, 0, 44, copper, 60))
}

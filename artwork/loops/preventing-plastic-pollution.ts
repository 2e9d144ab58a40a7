/** Preventing Plastic Pollution: a bottle top enjoys the river; the film goes back, and an otter takes it out. */
import {
  collar,
  eddy,
  estuary,
  fall,
  floating,
  lap,
  otter,
  pool,
  reach,
  reeds,
  river,
  top,
  trawler,
} from '../kit/actors/river'
import * as k from '../kit/index'
import { foliage, strokes } from '../kit/shorthands'
import { bottle, stroke, strokesOf, water } from '../kit/techniques/ink-river'
import * as m from '../motion/index'

const { at, disc, flip, pal, shape, turn } = k
const { keys, track } = m

/** Drops that leap from a place and fall back. */
const drops = (x: number, y: number, t: number, colour: string): k.Part =>
  t <= 0 || t >= 1
    ? ''
    : [-170, -90, -30, 50, 120, 190]
        .map((way, i) => {
          const [dx, dy] = m.thrown([x, y], [x + way, y + 20], 130 + (i % 3) * 70, t)
          return shape(k.oval(dx, dy, 17 - (i % 2) * 5, 22 - (i % 2) * 6), colour, { width: 6 })
        })
        .join('')

const whirl: m.Shot = {
  length: 2.5,
  on: 2,
  ground: bottle.paper,
  draw({ s }) {
    // Round and round, ever wider, and out.
    const a = keys(s, '0.25 0, 0.5 -14 inOut, 2 800 in')
    const far = keys(s, '0.5 0, 1.3 90, 2 240 in')
    const round = ((a - 60) * Math.PI) / 180
    const out = keys(s, '1.95 0, 2.4 1 in')
    const x = 790 + Math.cos(round) * far + out * 900
    const y = 520 + Math.sin(round) * far * 0.82 + Math.sin((out * Math.PI) / 2) * 380
    return [
      ...eddy(s * 150),
      at(x, y, 1.25 + out * 0.3, turn(16 + a * 1.4 + out * 300, top())),
      at(-keys(s, '0 0, 2.5 -260'), keys(s, '0 0, 2.5 24'), 1, foliage([560, 840, 420, 90], 5, 90, '#d9a441', 3)),
    ]
  },
}

const weir: m.Shot = {
  length: 2.8,
  on: 2,
  ground: '#cfe8c8',
  draw({ s, n }) {
    const x = keys(s, '0 -160, 0.85 640 out, 1.25 668, 1.4 700 in, 1.75 940 linear, 2.8 1240')
    const y = keys(
      s,
      '0 392, 0.85 392, 1.25 388, 1.4 392, 1.75 850 in, 1.92 980 out, 2.12 700 out, 2.3 830 in, 2.5 800, 2.8 812',
    )
    const tilt = keys(
      s,
      '0 -6, 0.3 7, 0.6 -6, 0.85 4, 1 16, 1.12 -12, 1.25 20, 1.75 330 linear, 1.92 356, 2.12 380 out, 2.3 352, 2.8 362',
    )
    const flat = keys(s, '1.35 0, 1.5 -0.12, 1.7 -0.12, 1.78 0.16, 1.95 0, 2.05 -0.1, 2.2 0, 2.32 0.12, 2.45 0')
    const foam = [0, 1, 2, 3, 4].map((i) => {
      const puff = 54 + ((n + i * 2) % 4) * 8
      return disc(790 + i * 76, 842 + (i % 2) * 16, puff, bottle.paper, puff * 0.62)
    })
    return [
      k.hills(300, '#9fcf9a', 50, 4),
      at(1330, 400, 1.1, k.tree('round', '#5f9c5a')),
      at(260, 330, 0.9, k.tree('round', '#5f9c5a')),
      shape(k.poly('-60 440, 770 440, 900 880, -60 880'), '#8d97a6'),
      strokes(
        '-20 560, 700 560|-20 680, 700 680|-20 790, 700 790|180 480, 180 556|480 480, 480 556|330 564, 330 676|620 564, 620 676|160 684, 160 786|460 684, 460 786',
        7,
        '#6f7988',
      ),
      y < 700 && x < 760 ? at(x, y, 0.9, turn(tilt, m.squash(flat, floating()))) : '',
      fall(s * 620),
      pool(s * 260),
      y < 700 && x < 760 ? '' : at(x, y, 0.9, turn(tilt, m.squash(flat, floating()))),
      ...foam,
      at(s * 90, 0, 1, strokesOf('900 950, 1080 930, 1260 952|1240 920, 1380 908, 1560 924', 38, { strength: 0.55 })),
      drops(930, 850, m.span(s, 1.74, 2.3, 'linear'), bottle.paper),
      at(110, 1040, 1.4, turn(Math.sin(s * 3) * 3, reeds(river.reed))),
      at(1510, 1040, 1.5, flip(turn(Math.sin(s * 3 + 1) * 3, reeds(river.reed)))),
    ]
  },
}

/** The river slows, and the film with it: six drawings a second. */
const sea: m.Shot = {
  length: 2.5,
  on: 4,
  ground: '#d3d9de',
  draw({ s }) {
    const swell = (lag: number) => Math.round(Math.sin(s * 2.6 - lag) * 9)
    const x = keys(s, '0 300, 2.5 456 linear')
    const flap = Math.sin(s * 7) * 24
    return [
      at(1180 + s * 14, 150, 1.8, k.cloud('#e9edf0')),
      at(180 + s * 10, 110, 1.3, k.cloud('#bcc5cd')),
      k.hills(360, '#a7b2ba', 16, 22, 1600, 1000, false),
      ...estuary(swell(0.2)),
      at(1190, 560 + swell(0), 1.2, turn(swell(0.6) * 0.2, trawler('#3f5f73', pal.paper))),
      at(740, 470 + swell(1) * 0.6, 0.7, flip(trawler('#5a6b5f', '#c9b79a'))),
      at(1500, 470 + swell(2) * 0.5, 0.6, trawler('#6b4f5a', pal.paper)),
      at(330 + s * 120, 260 - s * 26, 0.6, k.bird('#eef2f4', pal.paper, flap)),
      at(x, 790 + swell(0.4), 1.5, turn(-7 + swell(1.1) * 0.9, floating())),
      at(x - 420, swell(0.8) * 0.4, 1, lap),
    ]
  },
}

/** A ring that runs outwards, of two strokes. */
const ring =
  stroke(k.arc(0, 0, 260, 185, 355, 8, 40), 18, { strength: 0.7 }) +
  stroke(k.arc(0, 0, 260, 5, 175, 8, 40), 14, { strength: 0.6 })

const again: m.Shot = {
  length: 3.4,
  on: 2,
  wipe: 'left',
  ground: '#cfe8c8',
  draw({ s }) {
    const rise = keys(s, '0.7 560, 0.85 580, 1.15 -20 out, 1.35 0, 1.9 0, 2 18, 2.2 -24 out, 2.4 0')
    const [float, held] = [keys(s, '0.2 -160, 1.05 640 linear'), s >= 1.02]
    const up = m.span(s, 1.95, 2.25, 'out')
    const shake = s > 2.4 ? Math.sin(s * 11) * 14 : 0
    const high: k.Pt = [700 + shake, 300 - Math.abs(shake) * 0.6]
    const left: k.Pt = track(
      s,
      [1, [640, 700]],
      [1.2, [660, 690], 'out'],
      [1.95, [660, 690]],
      [2.02, [664, 730]],
      [2.25, high, 'out'],
      [2.26, high],
    )
    const right: k.Pt = track(
      s,
      [1, [900, 760]],
      [1.25, [860, 690], 'out'],
      [1.95, [860, 690]],
      [2.02, [856, 730]],
      [2.25, [860 + shake, 300], 'out'],
      [2.26, [860, 300]],
    )
    const catcher: k.Pt = s > 2.25 ? [860 + shake, 300 - Math.abs(shake) * 0.6] : right
    const lid = at((left[0] + catcher[0]) / 2, (left[1] + catcher[1]) / 2 - 26 * up, 0.95, turn(s * 30 + shake, top()))
    const ripple = m.span(s, 0.72, 1.7, 'out')
    return [
      k.hills(360, '#9fcf9a', 50, 4),
      at(1330, 420, 1.1, k.tree('round', '#5f9c5a')),
      at(250, 430, 0.9, k.tree('round', '#5f9c5a')),
      reach(s * 160),
      at(
        0,
        rise,
        1,
        otter([left, catcher], held ? lid : '', {
          look: keys(s, '0.9 -0.8, 1.2 0'),
          up: keys(s, '1.2 -0.6, 1.9 -0.6, 2.15 0.7'),
          shut: m.blinks(s, 1.5) || s > 2.5,
          smile: s > 2.05,
        }),
      ),
      held ? '' : at(float, 840 + Math.sin(s * 8) * 8, 0.9, turn(Math.sin(s * 7) * 8, floating())),
      collar(Math.sin(s * 3) * 10),
      water(k.poly('-60 956, 800 946, 1660 942, 1660 1060, -60 1060'), 0.4),
      strokesOf('-40 1000, 240 980, 560 1004|980 1010, 1260 988, 1640 1012', 34, { strength: 0.5 }),
      ripple > 0 && ripple < 1 ? at(760, 930, 1 + ripple, ring) : '',
      drops(760, 900, m.span(s, 0.86, 1.5, 'linear'), bottle.paper),
      at(150, 1020, 1.6, turn(Math.sin(s * 3) * 2.4, reeds(river.reed))),
      at(1430, 1030, 1.7, flip(turn(Math.sin(s * 3 + 1) * 2.4, reeds(river.reed)))),
    ]
  },
}

export const loop: m.Loop = { shots: [whirl, weir, sea, again] }

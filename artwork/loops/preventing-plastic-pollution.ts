/** Preventing Plastic Pollution: a bottle top enjoys the river; the film goes back, and an otter takes it out. */
import { eddy, floating, otter, reeds, river, top, trawler } from '../kit/actors/river'
import * as k from '../kit/index'
import { foliage, strokes } from '../kit/tools-projects-c'
import * as m from '../motion/index'

const { at, disc, fill, flip, ink, pal, shape, turn } = k
const { keys, track } = m

/** Light on water that goes by: strokes at places 'x y length', `gone` units further. */
const glints = (places: string, gone: number, colour: string): k.Part =>
  k
    .pts(places)
    .map(([x, y], i) => {
      const at = m.wrap(x + gone * (0.8 + (i % 3) * 0.15), -320, 1700)
      return ink(k.line([at, y], [at + 130 + (i % 3) * 50, y - 4]), 9, colour)
    })
    .join('')

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
  ground: '#1f6f73',
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
    const blue = '#2f8f8a'
    const foam = [0, 1, 2, 3, 4].map((i) => {
      const puff = 54 + ((n + i * 2) % 4) * 8
      return disc(790 + i * 76, 842 + (i % 2) * 16, puff, '#e8f6f2', puff * 0.62)
    })
    const falls = Array.from({ length: 7 }, (_, i) => {
      const from = m.wrap(i * 70 + s * 620, 0, 420)
      return ink(k.line([742 + i * 20, 400 + from], [744 + i * 21, 400 + Math.min(420, from + 70)]), 9, '#8fd3c6')
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
      shape(
        k.blob('-60 416, 300 408, 660 414, 760 424, 830 520, 890 860, 740 860, 720 560, 660 470, -60 470', 0.1),
        blue,
      ),
      ...falls,
      glints('60 452, 420 446', s * 420, '#8fd3c6'),
      fill(k.poly('-60 850, 1660 840, 1660 1060, -60 1060'), blue),
      y < 700 && x < 760 ? '' : at(x, y, 0.9, turn(tilt, m.squash(flat, floating()))),
      ...foam,
      fill(k.blob('880 870, 1100 850, 1300 862, 1660 846, 1660 1060, 880 1060', 0.12), blue),
      glints('900 930, 1240 910, 500 960', s * 300, '#8fd3c6'),
      drops(930, 850, m.span(s, 1.74, 2.3, 'linear'), '#e8f6f2'),
      at(110, 1040, 1.4, turn(Math.sin(s * 3) * 3, reeds(river.reed))),
      at(1510, 1040, 1.5, flip(turn(Math.sin(s * 3 + 1) * 3, reeds(river.reed)))),
    ]
  },
}

const estuary: m.Shot = {
  length: 2.4,
  ground: '#d3d9de',
  draw({ s }) {
    const swell = (lag: number) => Math.round(Math.sin(s * 2.6 - lag) * 9)
    const x = keys(s, '0 300, 2.4 450 linear')
    const flap = Math.sin(s * 9) * 24
    return [
      at(1180 + s * 14, 150, 1.8, k.cloud('#e9edf0')),
      at(180 + s * 10, 110, 1.3, k.cloud('#bcc5cd')),
      k.hills(360, '#a7b2ba', 16, 22, 1600, 1000, false),
      fill(k.poly('-20 400, 1620 390, 1620 1020, -20 1020'), '#8d9ba6'),
      k.paper('-30 470, 620 450, 900 490, 500 520, -30 530', '#a3968a', 5, 120),
      k.paper('-30 640, 1630 600, 1630 1030, -30 1030', '#7a8a97', 12, 240),
      at(1190, 560 + swell(0), 1.2, turn(swell(0.6) * 0.2, trawler('#3f5f73', pal.paper))),
      at(740, 470 + swell(1) * 0.6, 0.7, flip(trawler('#5a6b5f', '#c9b79a'))),
      at(1500, 470 + swell(2) * 0.5, 0.6, trawler('#6b4f5a', pal.paper)),
      strokes(
        '1040 620, 1340 616|660 500, 810 498|1100 720, 1300 716|1240 860, 1500 852|80 760, 240 756',
        9,
        '#c3ced6',
      ),
      at(330 + s * 120, 260 - s * 26, 0.6, k.bird('#eef2f4', pal.paper, flap)),
      at(x, 790 + swell(0.4), 1.5, turn(-7 + swell(1.1) * 0.9, floating())),
      at(
        x - 420,
        swell(0.8) * 0.4,
        1,
        fill(k.blob('160 850, 300 826, 430 850, 560 826, 700 850, 640 900, 220 900'), '#7a8a97'),
      ),
      at(
        x - 420,
        swell(0.8) * 0.4,
        1,
        ink(
          [...k.curve('190 850, 300 830, 430 852, 560 830, 680 850'), ...k.curve('260 910, 420 930, 600 906')],
          8,
          '#c3ced6',
        ),
      ),
    ]
  },
}

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
    const blue = '#2f8f8a'
    return [
      k.hills(360, '#9fcf9a', 50, 4),
      at(1330, 420, 1.1, k.tree('round', '#5f9c5a')),
      at(250, 430, 0.9, k.tree('round', '#5f9c5a')),
      fill(k.poly('-20 450, 1620 430, 1620 1020, -20 1020'), blue),
      glints('90 560, 1180 540, 1050 720, 120 760, 1300 660', s * 160, '#8fd3c6'),
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
      shape(k.blob('420 960, 560 890, 760 920, 960 890, 1090 960, 900 1060, 560 1060'), blue),
      fill(k.poly('-20 950, 1620 940, 1620 1060, -20 1060'), blue),
      ripple > 0 && ripple < 1 ? ink(k.oval(760, 930, 240 + ripple * 420, 36 + ripple * 50), 9, '#8fd3c6') : '',
      ink([...k.curve('470 950, 600 904, 740 936'), ...k.curve('800 936, 940 902, 1060 956')], 9, '#8fd3c6'),
      drops(760, 900, m.span(s, 0.86, 1.5, 'linear'), '#8fd3c6'),
      at(150, 1020, 1.6, turn(Math.sin(s * 3) * 2.4, reeds(river.reed))),
      at(1430, 1030, 1.7, flip(turn(Math.sin(s * 3 + 1) * 2.4, reeds(river.reed)))),
    ]
  },
}

export const loop: m.Loop = { shots: [whirl, weir, estuary, again] }

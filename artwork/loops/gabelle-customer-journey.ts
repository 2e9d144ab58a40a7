/** Gabelle: an envelope that grows when it is looked at, the way through the gates on which it shrinks, and a bench. */
import * as cast from '../kit/actors/gabelle'
import * as k from '../kit/index'
import { rays } from '../kit/props/bystanders'
import * as m from '../motion/index'

const { at, pal, turn } = k
const { keys, track } = m
const { envelope, keeper, paperTree } = cast
const { cream, blue } = cast.paperland

/** The mouse's arms: at its mouth, both on what it pushes, thrown up. */
const mouseArms = {
  mouth: '-44 -170, -70 -122, 10 -118|44 -170, 86 -140, 52 -210',
  push: '-44 -170, 40 -190, 118 -206|44 -170, 92 -176, 140 -190',
  up: '-44 -176, -96 -204, -116 -268|44 -176, 96 -204, 118 -272',
}

const looms: m.Shot = {
  length: 2.5,
  on: 2,
  ground: '#cfe0ee',
  draw({ s }) {
    // It looks up, goes back, pushes. Nothing. Then the envelope takes a breath.
    const swell = keys(s, '1.5 0, 1.62 -0.05, 1.8 0.14 out, 1.95 0.08, 2.1 0.1')
    const x = keys(s, '0.55 560, 0.75 500 out, 0.95 590 in, 1.15 602, 1.3 594, 1.5 606, 1.62 600')
    const flies = s > 1.62
    const [fx, fy] = m.thrown([600, 950], [330, 950], 210, m.span(s, 1.62, 2.02, 'linear'))
    const { mouth, push, up } = mouseArms
    const arms = track(s, [0.78, mouth], [0.95, push, 'in'], [1.62, push], [1.72, up, 'out'], [2.05, up], [2.3, mouth])
    const [l = '', r = ''] = arms.split('|')
    return [
      cast.valley,
      k.shadow(800, 800, 560 + swell * 300),
      at(
        800,
        500,
        1,
        turn(
          -7 + keys(s, '0.95 0, 1.02 0.8, 1.12 0, 1.3 0.5, 1.4 0, 1.8 2.5 out, 2 -1, 2.2 0'),
          at(0, 320, 1, `<g transform="scale(${1 + swell})">${at(0, -320, 1, cast.giant)}</g>`),
        ),
      ),
      cast.hedges,
      at(
        flies ? fx : x,
        flies ? fy : 950,
        0.7,
        m.squash(
          keys(
            s,
            '0.55 0, 0.75 0.1, 0.95 -0.04, 1.1 0.06, 1.62 0.08, 1.72 -0.1, 1.95 0, 2.03 0.2 in, 2.16 -0.05, 2.28 0',
          ),
          k.mouse('think', {
            mood: s < 0.5 ? (m.blinks(s, 0.12) ? 'blink' : 'shock') : s < 1.62 ? 'cross' : 'shock',
            scarf: pal.coral,
            look: keys(s, '0.3 0.4, 0.45 0.1, 0.6 0.9'),
            nod: keys(s, '0.2 0, 0.42 -12 out, 0.7 4, 0.95 10, 1.6 12, 1.75 -12, 2.2 -8'),
            joints: {
              l: k.pts(l),
              r: k.pts(r),
              tilt: keys(s, '0.55 0, 0.75 -8, 0.95 16 in, 1.6 20, 1.7 -24 out, 2 -4, 2.2 0'),
            },
          }),
        ),
      ),
    ]
  },
}

const drags: m.Shot = {
  length: 2.7,
  on: 2,
  ground: '#33508f',
  draw({ s }) {
    // Two heaves; she looks back; it is heavier at once.
    const gone = keys(s, '0.1 0, 0.6 190 inOut, 0.75 190, 1.2 380 inOut, 1.3 380')
    const behind = keys(s, '0.22 0, 0.72 190 inOut, 0.85 190, 1.32 380 inOut')
    const grown = keys(s, '1.62 1, 1.72 0.94, 1.92 1.34 out, 2.05 1.22, 2.2 1.26')
    const pulled = keys(s, '1.72 0, 1.95 -110 out, 2.2 -90')
    const [x, bag] = [1080 + pulled, 520 - (behind - gone) * 0.8 - (grown - 1) * 420]
    const step = m.walk(gone / 240)
    const looks = keys(s, '1.32 0.6, 1.45 0.5, 1.62 -1, 2.05 -1, 2.2 0.8')
    const lean = keys(
      s,
      '0 14, 0.1 10, 0.35 26, 0.6 14, 0.75 10, 1 26, 1.2 12, 1.45 2, 1.75 2, 1.95 -20 out, 2.15 12, 2.4 24',
    )
    const braced = s > 1.9
    const rocks = keys(s, '0.3 -8, 0.5 -3, 0.72 -8, 0.95 -3, 1.32 -8, 1.92 -2, 2.1 -6')
    const tall = 910 - 175 * grown
    return [
      cast.forest(gone),
      k.shadow(bag, 915, 330 * grown),
      k.ink(
        k.curve(
          [bag + 180 * grown, tall],
          [(bag + x) / 2 + 80, (tall + 640) / 2 + (braced ? 0 : 40 - Math.abs(lean))],
          [x - 40, 610],
        ),
        10,
        cream,
      ),
      at(bag, 905, 1, turn(rocks, at(0, -185 * grown, 2.5 * grown, envelope))),
      at(
        x,
        940 + (braced ? 0 : step.lift),
        1.6,
        turn(
          lean,
          keeper({
            legs: braced ? [m.leg([-70, 0]), m.leg([76, -6])] : step.legs,
            arms: [m.arm([-70, -214], false), m.arm([-8, -214 + Math.abs(lean) * 0.4])],
            mood: s < 1.5 ? (m.blinks(s, 0.68) ? 'blink' : 'cross') : s < 2.15 ? 'shock' : 'cross',
            look: looks,
            nod: keys(s, '1.32 0, 1.6 -10, 1.95 12 out, 2.2 4'),
          }),
        ),
      ),
      at(-gone * 1.3, 0, 1, at(60, 1080, 1.6, paperTree('#8fb0dc')), at(2010, 1080, 1.5, paperTree(blue))),
    ]
  },
}

const flags = [pal.coral, pal.marigold, pal.teal]

const gates: m.Shot = {
  length: 3,
  on: 2,
  wipe: 'right',
  ground: '#cfe0ee',
  draw({ s, n }) {
    // At each gate the envelope loses a size, and she walks a little straighter.
    const gone = s * 384
    const step = m.walk(n / 12)
    const guided = m.walk(n / 12 + 0.5)
    const size = keys(
      s,
      '0.45 1.5, 0.55 1.6, 0.75 1.02 out, 0.85 1.1, 1.4 1.1, 1.5 1.18, 1.7 0.66 out, 1.8 0.74, 2.35 0.74, 2.45 0.82, 2.65 0.36 out, 2.75 0.42',
    )
    const bag = 330 + (1.5 - size) * 110
    const heavy = Math.max(0, size - 0.4)
    const bumps = Math.abs(Math.sin(n * 1.05)) * (26 - heavy * 18)
    return [
      cast.country(gone),
      ...[0, 1, 2].map((i) => {
        const open = m.span(s, 0.02 + i * 0.95, 0.34 + i * 0.95, 'overshoot')
        return at(800 + i * 365 - gone, 860, 1.05, cast.gate(open, flags[i] as string))
      }),
      at(
        1060,
        925 + guided.lift * 1.3,
        1.3,
        cast.guide({
          legs: guided.legs,
          arms: [guided.arms[0], m.arm([118, -220 + k.swing(n, 12, 8)])],
          hold: cast.map,
          mood: m.blinks(s, 0.9) ? 'blink' : 'happy',
          look: keys(s, '0.9 0.8, 1.1 -0.6, 1.7 -0.6, 1.9 0.8'),
        }),
      ),
      k.shadow(bag, 940, 130 * size),
      k.ink(
        k.curve([bag + 70 * size, 940 - 60 * size - bumps], [(bag + 640) / 2, 860 - heavy * 60], [612, 720]),
        9,
        cream,
      ),
      at(bag, 940 - 72 * size - bumps, size, turn(-6 - bumps * 0.3, envelope)),
      at(
        680,
        940 + step.lift * 1.35 * (1.4 - heavy),
        1.4,
        turn(
          heavy * 12 - 3,
          keeper({
            legs: step.legs,
            arms: [m.arm([-60, -172], false), step.arms[1]],
            mood: s < 0.65 ? 'think' : m.blinks(s, 1.2, 2.3) ? 'blink' : s < 1.6 ? 'smile' : 'happy',
            look: keys(s, '0.3 0.7, 0.5 0.9, 1.5 0.9, 1.65 -0.7, 1.95 -0.7, 2.1 0.9'),
          }),
        ),
      ),
    ]
  },
}

const rests: m.Shot = {
  length: 2.8,
  ground: '#f9d976',
  on: 2,
  draw({ s, n }) {
    // A pat, the last size is gone; she stretches and lets go.
    const size = keys(s, '0.95 0.7, 1.05 0.78, 1.2 0.4 out, 1.32 0.48')
    const hop = keys(s, '1.05 0, 1.2 -50 out, 1.36 0 in, 1.5 -16 out, 1.62 0 in')
    const pop = m.span(s, 1.1, 1.5, 'out')
    const hand: k.Pt = [
      keys(s, '0.3 96, 0.6 190 out, 0.72 206, 0.82 190, 0.95 206, 1.1 160 out, 1.5 110 out, 1.95 116, 2.25 110'),
      keys(
        s,
        '0.3 -150, 0.6 -190 out, 0.72 -168, 0.82 -196, 0.95 -168, 1.1 -230 out, 1.5 -380 out, 1.95 -384, 2.25 -150',
      ),
    ]
    const other: k.Pt = [
      keys(s, '1.1 30, 1.5 -110 out, 1.95 -114, 2.25 30'),
      keys(s, '1.1 -150, 1.5 -376 out, 1.95 -380, 2.25 -150'),
    ]
    // A butterfly comes and sits on her head.
    const fly = m.along(k.pts('1700 500, 1420 380, 1240 470, 1010 330, 800 110, 652 206'), m.span(s, 0.7, 2.3, 'out'))
    const wings = k.squash(
      s < 2.3 ? m.cycle(n, 1, 0.35, 0.7) : m.cycle(n, 0.5, 0.5, 0.8, 0.8),
      1,
      k.butterfly(pal.coral, cream),
    )
    return [
      k.cut(k.pts('-40 -40, 640 -40, 300 620, -40 700'), '#fbe7a3', 8, 170),
      at(240, 210, 1.25, turn(s * 8, k.sun(pal.marigold, '#f3a63a'))),
      cast.garden(Math.sin(s * 2.2) * 1.2),
      pop > 0 && pop < 1
        ? at(1060, 690, 1, rays(70 + pop * 60, 70 + pop * 60 + 34 * (1 - pop), pal.paper, 180, 360, 6, 10))
        : '',
      at(1060, 726 + hop, 1, turn(-6 + hop * 0.2, at(0, -72 * size, size, envelope))),
      at(
        640,
        990 + keys(s, '1.3 0, 1.5 -8 out, 1.95 -8, 2.25 4, 2.4 0'),
        1.75,
        keeper({
          legs: ['-16 -140, 76 -132, 80 -8', '14 -140, 110 -128, 118 -8'],
          arms: [m.arm(other, false, 1), m.arm(hand)],
          mood: s < 0.3 ? 'calm' : m.blinks(s, 0.34) ? 'blink' : s < 1.15 ? 'smile' : 'happy',
          look: keys(s, '0.3 0.3, 0.45 1, 1.2 1, 1.4 0.2, 2.1 0.2, 2.3 0.7'),
          nod: keys(s, '0.3 0, 0.5 9, 1.1 9, 1.4 -10 out, 1.95 -10, 2.3 3, 2.5 0'),
        }),
      ),
      at(fly.x, fly.y, 0.5, turn(-14, wings)),
      at(120, 900, 0.9, k.flower(pal.coral, cream)),
      at(240, 940, 0.7, k.flower(pal.paper, pal.marigold)),
      at(1430, 930, 0.8, k.flip(k.flower(pal.coral, cream))),
    ]
  },
}

export const loop: m.Loop = { shots: [looms, drags, gates, rests] }

/** The engineers' gallery: a runner leaps, a robot waters, a heart is wound up, a lamp lights. */
import { clockworkHeart, farmRobot, hurdle, runner, sprout, windKey } from '../kit/actors/gallery'
import { engineer } from '../kit/actors/gallery-leg'
import * as k from '../kit/index'
import { gallery } from '../kit/palettes'
import { hand } from '../kit/props/figure'
import * as m from '../motion/index'

const { at, fill, ink, limb, turn } = k
const { keys, track } = m
const { brass, gold, copper, deep, navy, cream } = gallery

const SPEED = 900

type Limbs = [blade: string, foot: string, back: string, front: string]

/** Legs and arms at the hurdle: crouched, pushing off, over it, reaching for the ground, landed. */
const leaping = (s: number): Limbs =>
  track(
    s,
    [1, '-10 -136, 50 -110, -20 -8|12 -126, 80 -96, 40 -8|-90 -240, -150 -190|60 -190, 100 -150'],
    [1.17, '-10 -150, -40 -84, -110 -8|12 -140, 84 -160, 100 -90|-70 -200, -20 -150|110 -290, 150 -330'],
    [1.42, '-10 -150, -74 -124, -150 -150|12 -140, 84 -170, 176 -160|-110 -260, -170 -220|110 -260, 176 -250'],
    [1.67, '-10 -150, 40 -150, -40 -100|12 -140, 80 -100, 120 -20|-100 -220, -140 -150|100 -220, 150 -200'],
    [1.84, '-10 -130, 60 -110, 30 -10|12 -124, 84 -84, 60 -8|-90 -200, -110 -130|90 -190, 120 -150'],
  ).split('|') as Limbs

const run: m.Shot = {
  length: 2.5,
  on: 2,
  ground: '#f4b33f',
  draw({ s, n }) {
    const step = m.run(n / 8)
    const jumps = s >= 1 && s < 1.84
    const [blade, foot, back, front] = jumps ? leaping(s) : [...step.legs, ...step.arms]
    const lift = keys(s, '0.92 0, 1 12 out, 1.17 -40 in, 1.42 -210 out, 1.67 -60 in, 1.76 14, 2 0')
    const tip = keys(s, '0.9 12, 1.05 18, 1.2 -4, 1.45 10, 1.7 20, 2 12')
    const flat = keys(s, '0.92 0, 1 0.1, 1.12 -0.12, 1.42 0, 1.67 -0.06, 1.76 0.14 in, 2 0 out')
    const bob = jumps ? 0 : step.lift
    const x = s * SPEED
    return [
      k.cut(k.pts('-40 -40, 900 -40, 500 560, -40 640'), gold, 10, 150),
      at(1330, 230, 1.3, k.sun(cream, cream)),
      at(-s * 40, 0, 1, k.hills(600, copper, 40, 4, 2000)),
      k.cut(k.pts('-40 700, 1640 640, 1640 1040, -40 1040'), brass, 5, 190),
      ...[0, 1, 2, 3, 4].map((i) => {
        const post = m.wrap(i * 520 - x * 0.45, -300, 2300)
        return at(
          post,
          690 - post * 0.03,
          1,
          limb(k.line('0 0, 0 -150'), cream, 9, 4),
          k.shape(k.poly(`4 -150, 96 ${n % 4 < 2 ? -122 : -134}, 4 -100`), i % 2 ? deep : copper),
        )
      }),
      ink([...k.line('-20 800, 1620 740'), ...k.line('-20 970, 1620 930')], 10, cream),
      ...[0, 1, 2].map((i) => {
        const mark = m.wrap(i * 760 - x, -300, 1980)
        return ink(k.line([mark, 880], [mark + 130, 875]), 10, cream)
      }),
      k.shadow(690, 930, 250 + lift * 0.5),
      at(720 + (1.47 - s) * SPEED, 930, 1.5, hurdle()),
      at(
        690,
        930 + (lift + bob) * 1.4,
        1.4,
        m.squash(
          flat,
          turn(tip, runner({ legs: [blade, foot], arms: [back, front], mood: s < 1.1 ? 'smile' : 'happy' })),
        ),
      ),
    ]
  },
}

const field: m.Shot = {
  length: 2.5,
  on: 2,
  wipe: 'right',
  ground: gold,
  draw({ s, n }) {
    const x = keys(s, '0 1800, 0.75 1120 out, 0.92 1150')
    const nod = keys(s, '0.5 0, 0.7 -7, 0.85 4, 1 -1, 1.1 0')
    const can = keys(s, '0.9 0, 1.05 12 out, 1.2 -34 in, 1.3 -26, 2.2 -26, 2.4 0')
    const pours = s > 1.2 && s < 2.2
    return [
      k.cut(k.pts('-40 -40, 1640 -40, 1640 420, -40 560'), '#fbe3a7', 10, 170),
      ink(
        [
          ...k.line('-20 240, 420 60, 860 240, 1300 60, 1640 200'),
          ...k.line('-20 400, 1620 380'),
          ...[100, 420, 740, 1060, 1380].flatMap((p) => k.line([p, 110], [p, 640])),
        ],
        12,
        cream,
      ),
      k.hills(640, '#d98c3f', 20, 4),
      k.cut(k.pts('-40 740, 1640 720, 1640 1040, -40 1040'), '#7d4426', 6, 180),
      ...[130, 330, 530, 730].map((p, i) => {
        const from = 1.95 - i * 0.2
        const grown = m.span(s, from, from + 0.34, 'overshoot')
        const sway = s < from ? 0 : track(s - from, [0, -16], [0.2, 10], [0.36, -5], [0.5, 0])
        return at(p, 830 + (i % 2) * 34, 1.75, sprout(grown, sway, i % 2 ? '#7cc45b' : '#8ed063'))
      }),
      pours
        ? ink(
            [0, 1, 2, 3, 4, 5].flatMap((i) => {
              const fall = ((i * 0.37 + n * 0.21) % 1) * 260
              const drop = x - 330 - i * 64 - fall * 0.5
              return k.line([drop, 560 + i * 8 + fall * 0.9], [drop - 12, 590 + i * 8 + fall * 0.9])
            }),
            10,
            '#2f7f94',
          )
        : '',
      at(
        x,
        920,
        1,
        turn(
          nod,
          farmRobot({
            wheels: (x - 1800) * 0.53,
            can,
            blink: m.blinks(s, 0.95, 1.75),
            look: pours ? -10 : 0,
            smile: m.span(s, 1.7, 2) * 26,
          }),
        ),
      ),
    ]
  },
}

const beating: m.Shot = {
  length: 2.3,
  on: 2,
  ground: '#f2dcc0',
  draw({ s }) {
    // The hand winds twice, goes back a little each time, and lets go; then the heart beats.
    const wound = keys(s, '0.15 0, 0.25 -20, 0.55 150 inOut, 0.75 130, 1.05 320 inOut, 1.2 320')
    const away = keys(s, '1.15 0, 1.25 30 out, 1.5 -560 in')
    const works = keys(s, '0.2 0, 0.55 20, 1.05 44, 1.2 44, 2.3 190 in')
    const beat = keys(s, '1.2 0, 1.32 0.09, 1.44 -0.1, 1.6 0.02, 1.7 0.08, 1.82 -0.09, 2 0.02, 2.1 0')
    const key = Math.cos((wound / 180) * Math.PI)
    const ring = m.span(s, 1.36, 1.9, 'out')
    return [
      k.cut(k.pts('-40 620, 1640 300, 1640 1040, -40 1040'), '#e2b98e', 8, 160),
      ring > 0 && ring < 1
        ? ink(k.oval(1080, 540, 440 + ring * 260, 400 + ring * 240), 16 * (1 - ring) + 2, copper)
        : '',
      fill(k.oval(1090, 930, 330 - beat * 300, 34), navy, 0.2),
      at(1080, 950, 1, m.squash(beat, at(0, -430, 1, clockworkHeart(works)))),
      at(700, 540 + beat * 60, 1, windKey(key)),
      at(250 + away, 535 + beat * 20, 1.3, turn(Math.sin((wound / 180) * Math.PI) * 9, hand(3, deep))),
    ]
  },
}

const lamp: m.Shot = {
  length: 2.4,
  wipe: 'left',
  ground: deep,
  draw({ s, n }) {
    const push = keys(s, '0.25 0, 0.5 -14 out, 0.7 16 in, 0.9 10, 1 12')
    const spin = keys(s, '0.62 0, 1.2 40 in, 2.4 190 linear')
    const light = m.span(s, 1.1, 1.4, 'out')
    const bulge = keys(s, '1.1 0, 1.22 -0.16, 1.36 0.1, 1.5 -0.03, 1.6 0')
    const hop = keys(s, '1.38 0, 1.5 0, 1.7 -90 out, 1.88 0 in, 2.08 -46 out, 2.24 0 in')
    const flat = keys(
      s,
      '0.25 0, 0.5 0.05, 0.7 -0.04, 0.9 0, 1.38 0, 1.5 0.16, 1.6 -0.1, 1.72 0, 1.88 0.12, 2 -0.06, 2.24 0.08, 2.36 0',
    )
    const glad = s > 1.45
    const mood = glad ? 'happy' : m.blinks(s, 0.2) ? 'blink' : s < 1.1 ? 'calm' : 'talk'
    return [
      k.cut(k.pts('760 -40, 1500 -40, 1640 1040, 420 1040'), m.mix('#154560', '#1f6480', light), 10, 160),
      k.framed(70, 150, 260, 330, gold, k.rocket(cream, copper), copper),
      at(1180, 800, 1, turn(6 + spin, k.gear(brass, 14, 430, navy))),
      at(590, 830, 1, turn(14 - spin * 1.6, k.gear('#c58a2b', 10, 270, navy))),
      at(1500, 400, 1, turn(4 - spin * 2, k.gear(gold, 9, 210, navy))),
      limb(k.line('590 830, 860 330'), navy, 10, 4),
      light > 0
        ? fill(k.oval(880, 250, 270 * light + (n % 2) * 6), gold, 0.22) +
          fill(k.oval(880, 250, 190 * light), gold, 0.35)
        : '',
      at(880, 330, 1.7, m.squash(bulge, at(0, -42, 1, k.lamp(m.mix('#4a6f80', gold, light), light > 0.6)))),
      k.ground(900, navy),
      k.rect(-30, 884, 1660, 40, copper),
      k.shadow(230, 936, 120 + hop * 0.5),
      at(
        230 + push,
        930 + hop,
        1.3,
        m.squash(
          flat,
          engineer({
            mood,
            look: 0.9,
            nod: keys(s, '0.25 0, 0.5 -6, 0.7 8, 1 0, 1.2 -8, 2.4 -8'),
            arms: glad
              ? ['-84 -310, -110 -390', '90 -310, 124 -390']
              : [
                  '-80 -190, -60 -140',
                  m.arm(
                    track<k.Pt>(
                      s,
                      [0.25, [150, -236]],
                      [0.5, [96, -226], 'out'],
                      [0.7, [176, -206], 'in'],
                      [1, [160, -220]],
                    ),
                  ),
                ],
            legs: ['-24 -140, -26 -70, -28 -8', '24 -140, 26 -70, 28 -8'],
          }),
        ),
      ),
    ]
  },
}

export const loop: m.Loop = { shots: [run, field, beating, lamp] }

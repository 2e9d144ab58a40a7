/** Questions answered: a worry is unravelled over tea, an arm is held out, two hands meet at a window, one umbrella is for all. */
import {
  bigUmbrella,
  brickWindow,
  clinic,
  crowd,
  falling,
  granddaughter,
  grandfather,
  grandmother,
  heartPlaster,
  nurse,
  rolledArm,
  sofaBack,
  sofaFront,
  splashes,
  steamingMug,
  tangle,
  thread,
  threadHeart,
  umbrellaNurse,
} from '../kit/actors/questions'
import * as k from '../kit/index'
import { questions } from '../kit/palettes'
import * as m from '../motion/index'

const { at, fill, flip, ink, turn } = k
const { keys, track } = m
const { blue, pale, navy, rose, butter, cream, sage } = questions
const lilac = '#8a5fa8'

/** The front arm of a figure, its elbow low. */
const reach = (hand: k.Pt) => m.arm(hand, true, 1)

const tea: m.Shot = {
  length: 3.4,
  on: 2,
  ground: butter,
  draw({ s, n }) {
    // Her worry winds itself up; the neighbour puts the mug down, takes the end and draws it out.
    const worried = s > 0.5 && s < 2.1
    const wound = m.span(s, 0.45, 0.95, 'linear')
    const hand = m.track<k.Pt>(
      s,
      [0.85, [110, -250]],
      [1.05, [84, -120], 'in'],
      [1.15, [84, -120]],
      [1.45, [164, -330], 'out'],
      [1.6, [166, -332]],
      [2.25, [150, -262]],
      [2.6, [150, -266]],
      [2.75, [130, -180], 'in'],
    )
    const tired = keys(s, '0.4 0, 0.65 1, 1.9 1, 2.2 0')
    const [hx, hy] = [1140 - 1.75 * hand[0], 985 + 1.75 * hand[1]]
    const loose = m.span(s, 1.6, 2.3)
    const end: k.Pt = s < 1.4 ? [500, 190] : [Math.round(hx), Math.round(hy)]
    const glow = keys(s, '2.25 0, 2.45 1 out, 2.7 0.9')
    return [
      sofaBack(),
      glow > 0 ? fill(k.oval(800, 300, 210 * glow, 190 * glow), cream, 0.6) : '',
      at(
        480,
        985 + tired * 12,
        1.75,
        grandmother({
          mood: worried ? 'think' : m.blinks(s, 0.3) ? 'blink' : 'happy',
          look: keys(s, '0.4 0.8, 0.6 -0.2, 1.2 -0.2, 1.4 0.9'),
          nod: keys(s, '0.4 4, 0.65 -8, 1.35 -8, 1.6 2, 2.1 4, 2.4 -5 out, 2.7 4'),
          arms: [
            '-90 -190, -10 -190',
            reach(
              m.track<k.Pt>(s, [0.4, [110, -250]], [0.65, [96, -206]], [2.1, [96, -206]], [2.35, [112, -254], 'out']),
            ),
          ],
          hold: at(26, -20, 0.55, steamingMug(cream, rose, n)),
        }),
      ),
      at(
        1140,
        985,
        1.75,
        flip(
          nurse({
            mood: s < 0.55 ? 'smile' : s < 1.5 ? (m.blinks(s, 0.62) ? 'blink' : 'calm') : s < 2.2 ? 'smile' : 'happy',
            look: 0.8,
            nod: keys(s, '0.5 6, 0.75 10, 0.95 4, 1.45 -4, 1.7 -2, 2.25 8, 2.5 4, 3 6'),
            arms: ['-90 -190, -10 -190', s < 0.85 ? '90 -200, 110 -250' : reach(hand)],
            hold: s < 1.1 ? at(26, -20, 0.55, steamingMug(butter, blue, n + 2)) : '',
          }),
        ),
      ),
      wound > 0 ? thread(m.mix(tangle, threadHeart, loose), end, s < 1.4 ? wound : 1) : '',
      sofaFront(),
    ]
  },
}

const jab: m.Shot = {
  length: 2.7,
  on: 2,
  ground: pale,
  draw({ s, n }) {
    // Eyes shut tight; it is over before she knows; one eye opens.
    const far = keys(s, '0.1 190, 0.5 14 out, 0.62 26, 0.74 0 in, 0.95 0, 1.05 -8, 1.3 240 in')
    const plaster = s > 1.3
    const pats = keys(s, '1.3 240, 1.56 0 out, 1.68 16, 1.78 0, 1.86 0, 2.15 300 in')
    const away = plaster ? pats : far
    const hand: k.Pt = [144 - away * 0.36, -198 + away * 0.25]
    const [hx, hy] = [1190 - 2.5 * hand[0], 1210 + 2.5 * hand[1]]
    const done = s > 1.72
    const flinch = keys(s, '0.5 0, 0.62 10, 0.74 16, 0.9 6, 1.3 0')
    return [
      clinic(),
      at(
        470 - flinch,
        1210 + flinch * 0.5,
        2.5,
        grandmother({
          mood: s < 0.34 ? 'think' : s < 1.14 ? 'asleep' : done ? 'happy' : 'shock',
          look: keys(s, '0.2 0.9, 0.4 -0.9, 1.1 -0.9, 1.28 0.9, 1.6 0.9, 1.9 0.9'),
          nod: keys(s, '0.2 0, 0.42 -9, 1.1 -9, 1.32 8 out, 1.7 8, 1.9 -4 out, 2.2 2'),
        }),
      ),
      plaster
        ? s < 1.56
          ? at(hx - 60, hy, 0.5, heartPlaster())
          : ''
        : at(hx - 44, hy, 1.1, turn(45, k.syringe(butter))),
      at(
        1190,
        1210,
        2.5,
        flip(
          nurse({
            mood: m.blinks(s, 0.3, 2.2) ? 'blink' : done ? 'happy' : 'smile',
            look: 0.9,
            nod: keys(s, '0.2 2, 0.6 9, 1.2 6, 1.75 9, 2 2 out, 2.3 6'),
            arms: ['60 -170, 60 -150', reach(hand)],
          }),
        ),
      ),
      k.cut(k.pts('-40 880, 1640 860, 1640 1040, -40 1040'), butter, 4, 200),
      ink(k.line('-20 882, 1620 860')),
      at(
        604 - flinch,
        590 + flinch * 0.5,
        1,
        turn(keys(s, '0.4 0, 0.6 3, 1.2 0'), rolledArm(k.skins[2], lilac, '#a57fc0')),
      ),
      s > 1.56 ? at(641 - flinch, 720, 0.54, heartPlaster()) : '',
      k.limb(k.curve('352 620, 330 760, 430 790, 556 676'), lilac, 80, 7),
      k.disc(576, 656, 38, k.skins[2]),
      at(1420, 850, 0.9, steamingMug(rose, cream, n)),
    ]
  },
}

const apart: m.Shot = {
  length: 2.4,
  on: 2,
  ground: '#d98a6b',
  draw({ s }) {
    // Both wave; then palm comes to palm, with the pane between.
    const wave = s < 1.05 ? Math.sin(s * 15) * 22 : 0
    const meet = m.span(s, 1.05, 1.45)
    const ring = m.span(s, 1.5, 2.1, 'out')
    const grandpa = 1170 - meet * 190
    const his = m.mix<k.Pt>([112 + wave, -340], [(grandpa - 730) / 2, -262], meet)
    return [
      brickWindow(
        at(
          grandpa,
          1000 - Math.sin(meet * Math.PI) * 14,
          2,
          flip(
            grandfather({
              mood: s > 1.1 && s < 1.4 ? 'smile' : m.blinks(s, 1.85) ? 'blink' : 'happy',
              look: 0.9,
              nod: keys(s, '0 -3, 0.4 4, 0.8 -3, 1.1 0, 1.5 8 out'),
              arms: ['-90 -190, -80 -140', reach(his)],
            }),
          ),
        ),
      ),
      at(1440, 720, 0.9, k.plant(rose, sage)),
      ring > 0 && ring < 1 ? ink(k.oval(730, 476, 60 + ring * 130), 14 * (1 - ring) + 3, rose) : '',
      at(
        track(s, [0, 340], [1.05, 340], [1.2, 322, 'out'], [1.45, 366, 'in'], [1.65, 360]),
        1330,
        2.7,
        granddaughter({
          mood: m.blinks(s, 1.12) ? 'blink' : 'happy',
          nod: keys(s, '0 2, 0.4 -4, 0.8 3, 1.1 -4, 1.5 6 out, 1.8 4'),
          arms: ['-90 -190, -80 -140', reach(m.mix<k.Pt>([110 - wave, -352], [137, -316], meet))],
        }),
      ),
    ]
  },
}

const shelter: m.Shot = {
  length: 3,
  on: 2,
  wipe: 'up',
  ground: '#7fa9d6',
  draw({ s, n }) {
    // She looks up, bends, and the umbrella opens; one after the other they look up and are dry.
    const push = keys(s, '0.5 0, 0.78 26 out, 0.92 -14 in, 1.08 4, 1.2 0')
    const open = keys(s, '0.76 0, 0.84 0.1, 0.95 1.08 in, 1.06 0.95, 1.18 1.02, 1.3 1')
    const sway = keys(s, '0.95 0, 1.15 -4, 1.4 3, 1.7 -1.5, 2 0')
    const dry = (x: number, y: number) => open > 0.8 && y > 330 && x > 330 && x < 1440
    const someone = (x: number, y: number, size: number, top: string, late: number, look: k.Look) => {
      const glad = s > 1.05 + late
      const up = keys(s - 1.05 - late, '-0.1 24, 0.1 -14 out, 0.26 4, 0.38 0')
      const mood = m.blinks(s, 0.2 + late, 2.1 + late) ? (glad ? 'blink' : 'asleep') : glad ? look.mood : 'sad'
      return crowd(x, y + up, size, top, { ...look, mood, look: glad ? (look.look ?? 0) : (look.look ?? 0) * 0.3 })
    }
    return [
      at(260 + s * 8, 150, 2.4, k.cloud('#5f8dc2')),
      at(1350 + s * 8, 120, 2.6, k.cloud('#5f8dc2')),
      falling((n % 4) / 4, dry),
      k.ground(830, navy),
      splashes(n),
      someone(420, 620, 1.45, rose, 0.16, { skin: 5, hair: 'short', mood: 'smile', look: 0.6 }),
      someone(1100, 600, 1.45, sage, 0.24, { skin: 1, hair: 'bun', hairColour: k.hairs[4], mood: 'happy', look: -0.6 }),
      at(890, 400 + push * 1.5, 1, turn(sway, bigUmbrella(open))),
      at(
        760,
        990 + push * 0.4,
        1.5,
        m.squash(
          push * 0.003,
          umbrellaNurse({
            mood: s < 0.5 ? (m.blinks(s, 0.3) ? 'blink' : 'calm') : s < 0.95 ? 'think' : 'happy',
            look: keys(s, '0.3 0.4, 0.5 0.9, 1.1 0.9, 1.5 0.4'),
            nod: keys(s, '0.25 0, 0.45 -9, 0.75 4, 0.95 -8, 1.4 0'),
            arms: ['-96 -210, -74 -160', reach([88, -330 + push])],
          }),
        ),
      ),
      ink(k.line('700 626, 730 626').concat(k.line('715 611, 715 641')), 14, cream),
      someone(560, 800, 1.25, butter, 0, { skin: 0, hair: 'pony', hairColour: k.hairs[3], mood: 'smile', look: 0.8 }),
      someone(960, 810, 1.2, cream, 0.08, { skin: 4, hair: 'afro', mood: 'smile', look: -0.5 }),
    ]
  },
}

export const loop: m.Loop = { shots: [tea, jab, apart, shelter] }

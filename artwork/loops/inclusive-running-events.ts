/** Inclusive Running Events: ten shoes, a blade and a wheel set off; a board goes over a kerb; two run on one tether; the last walker is cheered in. */
import { board, confetti, crowd, kerbside, parkPassing, puff, racer, startLine, tapeAt } from '../kit/actors/running'
import * as k from '../kit/index'
import { figure } from '../kit/props/figure'
import { arch } from '../kit/props/roadside'
import * as m from '../motion/index'

const { at, flip, ink, limb, pal, turn } = k
const { keys } = m
const [lime, violet, sun, lane] = ['#c9dc5a', '#6a3fb0', '#ffc93c', '#c9472c']
/** When each shoe leaves, in its own time, and how it goes: a hop, a glide, a bound. */
const leaves = [1.5, 1.34, 1.22, 1.42, 1.16, 1.58, 1.2, 1.1, 1.14, 1.3]
const bounds = [60, 0, 90, 30, 140, 10, 70, 110, 40, 80]

const start: m.Shot = {
  length: 2.1,
  on: 2,
  ground: '#e8603c',
  draw({ s }) {
    return startLine({
      // One after the other lifts its heel, all settle, then all wait on their toes.
      heel: (i) =>
        keys(s - i * 0.05, '0.15 0, 0.25 16 out, 0.36 0 in, 0.4 0, 0.72 0') +
        keys(s, `0.86 0, 1.02 22 out, ${leaves[i]} 26, ${(leaves[i] ?? 0) + 0.12} -8 in`),
      away: (i) => {
        const t = m.span(s, leaves[i] ?? 0, (leaves[i] ?? 0) + 0.5, 'in')
        const bound = Math.abs(Math.sin(t * Math.PI * 2)) * (bounds[i] ?? 0)
        const back = keys(s, `0.9 0, 1.04 -24 out, ${leaves[i]} -26`)
        return [back + t * 1500, -t * 130 - bound]
      },
      bend: keys(s, '0.3 0, 0.42 12 out, 0.52 -8, 0.62 0, 0.86 0, 1.04 46 out, 1.2 52, 1.28 -34 in, 1.4 0'),
      blade: [m.span(s, 1.26, 1.8, 'in') * 1500, -Math.sin(m.span(s, 1.26, 1.6, 'linear') * Math.PI) * 240],
      roll: keys(s, '0.5 0, 0.66 -10, 0.8 0, 0.9 0, 1.08 -64 out, 1.2 -66, 2.1 1900 in'),
    })
  },
}

/** The road, and the kerb from x = 1080 on, 150 high; a board makes a slope of it from 720 on. */
const height = (x: number, isBridged: boolean) =>
  x > 1080 ? 750 : isBridged && x > 712 ? 900 - ((x - 712) / 368) * 150 : 900

const kerb: m.Shot = {
  length: 3.5,
  on: 2,
  wipe: 'right',
  ground: '#bfe6f5',
  draw({ s, n }) {
    const x = keys(
      s,
      '0 -500, 0.5 596 out, 0.58 572, 0.66 584, 1 584, 1.45 190 inOut, 2.02 176, 2.34 470 out, 2.42 480, 2.78 900 out, 2.86 915, 3.5 1760 in',
    )
    const isBridged = s > 1.9
    const [back, front] = [x - 60, x + 410]
    const [low, high] = [height(back, isBridged), height(front, isBridged)]
    const tilt = (Math.atan2(high - low, front - back) * 180) / Math.PI
    const jolt = keys(s, '0.48 0, 0.54 7, 0.64 -3, 0.74 0')
    const reach = keys(
      s,
      '0 0, 0.3 1, 0.5 0, 1 0, 1.2 -0.6, 1.45 0, 2 0, 2.1 -0.4, 2.3 1 out, 2.44 0, 2.52 -0.4, 2.74 1 out, 2.86 0, 2.94 -0.4, 3.2 1 out',
    )
    const glad = s > 1.86
    // She brings the board, stands it at the kerb, and tips it.
    const walks = (s > 0.5 && s < 1.2) || (s > 2.15 && s < 2.55)
    const her = keys(s, '0.45 1900, 1.2 1240 linear, 2.15 1240, 2.55 1490')
    const step = m.walk(s < 2 ? n / 9 : -n / 9)
    const angle = keys(s, '1.4 82, 1.56 98 out, 1.86 -25 in, 1.93 -15 out, 2 -22.2 in')
    const hand: k.Pt = [
      keys(s, '0.4 -96, 1.3 -96, 1.56 -60, 1.78 -136 in, 2 -120'),
      keys(s, '0.4 -270, 1.5 -284, 1.78 -220, 2 -150'),
    ]
    return [
      kerbside(),
      at(
        her,
        754 + (walks ? step.lift : 0),
        1.05,
        flip(
          figure({
            top: lime,
            bottom: pal.night,
            skin: 4,
            hair: 'curly',
            hairColour: k.hairs[1],
            legs: walks ? step.legs : [m.leg([-40, 0]), m.leg([44, 0])],
            arms: [m.arm([-hand[0] * 0.8, hand[1] + 30], false), m.arm([-hand[0], hand[1]])],
            bib: pal.coral,
            look: 0.8,
            mood: m.blinks(s, 1.3, 2.5) ? 'blink' : s > 2 ? 'happy' : s < 1.2 ? 'calm' : 'smile',
            nod: keys(s, '1.3 0, 1.56 -10, 1.8 12, 2.1 4'),
          }),
        ),
      ),
      s < 0.45 ? '' : at(s < 1.2 ? her - 156 : 1084, 752, 1, board(s < 1.2 ? 82 : angle)),
      puff(m.span(s, 1.86, 2.2, 'out')),
      s > 0.5 && s < 0.8 ? ink([...k.line('1010 640, 1060 580'), ...k.line('1040 690, 1100 660')], 12, pal.coral) : '',
      k.shadow(x + 120, height(x + 175, isBridged) + 5, 260),
      at(
        back,
        low,
        0.98,
        turn(
          tilt + jolt,
          at(
            60,
            0,
            1,
            racer(
              {
                skin: 1,
                hair: 'pony',
                hairColour: k.hairs[2],
                mood: glad ? 'happy' : m.blinks(s, 1.12) ? 'blink' : s > 0.56 ? 'cross' : 'smile',
                look: 0.9,
              },
              sun,
              pal.coral,
              (x * 360) / 940,
              reach,
            ),
          ),
        ),
      ),
    ]
  },
}

const pair: m.Shot = {
  length: 2.2,
  on: 2,
  ground: '#fbe39a',
  draw({ s, n }) {
    const phase = n / 8
    const [hers, his] = [m.run(phase), m.run(phase + 0.04)]
    const x = s * 1180
    const tip = 8 + Math.sin(phase * Math.PI * 4) * 2
    const handOf = (arms: string) => k.pts(arms)[1] as k.Pt
    const wrist = (at: number, base: number, scale: number, lift: number, [hx, hy]: k.Pt): k.Pt => [
      at + scale * (hx - hy * 0.14),
      base + scale * (hy + lift),
    ]
    const one = wrist(520, 950, 1.5, his.lift, handOf(his.arms[1]))
    const two = wrist(1000, 950, 1.42, hers.lift, handOf(hers.arms[0]))
    const middle: k.Pt = [(one[0] + two[0]) / 2, Math.max(one[1], two[1]) + 34]
    const word = keys(s, '0.6 0, 0.9 1, 1.5 1, 1.8 0')
    return [
      parkPassing(x, s),
      k.shadow(530, 962, 150),
      k.shadow(1010, 960, 140),
      limb(k.curve(one, middle, two), sun, 13),
      at(
        1000,
        950 + hers.lift * 1.42,
        1.42,
        turn(
          tip,
          figure({
            ...hers,
            top: pal.coral,
            bottom: pal.teal,
            skin: 1,
            hair: 'pony',
            hairColour: k.hairs[3],
            shoes: pal.paper,
            look: keys(s, '0.5 0.6, 0.7 -0.8, 1.5 -0.8, 1.7 0.6'),
            mood: m.blinks(s, 0.55, 1.6) ? 'blink' : word > 0.5 && n % 4 < 2 ? 'talk' : 'smile',
            nod: keys(s, '0.5 0, 0.7 -6, 1.5 -6, 1.75 0'),
          }),
        ),
      ),
      at(
        520,
        950 + his.lift * 1.5,
        1.5,
        turn(
          tip,
          figure({
            ...his,
            top: violet,
            bottom: pal.night,
            skin: 5,
            hair: 'short',
            shoes: lime,
            look: 0.8,
            mood: 'happy',
            nod: keys(s, '0.9 0, 1.1 -7 out, 1.5 -4, 1.8 0'),
          }),
          at(14, -360, 1, k.shape(k.round('-44 -18, 56 -18, 50 16, 18 18, 8 2, -4 18, -38 16', 9), pal.ink)),
        ),
      ),
    ]
  },
}

const last: m.Shot = {
  length: 3,
  on: 2,
  wipe: 'right',
  ground: '#4a2f73',
  draw({ s, n }) {
    const walks = s < 1.3
    const step = m.walk(n / 12)
    const x = keys(s, '0 350, 1.3 850 linear, 1.5 880 out')
    const cheer = m.span(s, 1.42, 1.68, 'overshoot')
    const tape = m.span(s, 1.3, 1.9, 'out')
    const flat = keys(s, '1.3 0, 1.42 0.1, 1.54 -0.08, 1.7 0, 2 0, 2.08 0.07, 2.2 -0.05, 2.34 0.05, 2.44 0')
    const hop = keys(s, '2.08 0, 2.22 46 out, 2.36 0 in')
    const raised = (low: string, high: string) => m.mix<string>(low, high, cheer)
    return [
      k.cut(k.pts('-40 330, 1640 250, 1640 700, -40 700'), '#a8457a', 8, 170),
      k.cut(k.pts('-40 500, 1640 440, 1640 760, -40 760'), '#f07b5a', 8, 170),
      k.stars(220, 16, 9),
      k.ground(700, '#3a2557'),
      k.cut(k.pts('-40 770, 1640 750, 1640 1040, -40 1040'), lane, 4, 190),
      at(620, 770, 1, arch(620, 680, pal.teal)),
      k.fill(k.poly('860 766, 930 764, 980 1040, 890 1040'), pal.paper),
      tapeAt(tape),
      k.shadow(x, 905, 120),
      at(
        x,
        900 + (walks ? step.lift * 1.2 : -hop),
        1.3,
        m.squash(
          flat,
          figure({
            top: sun,
            bottom: violet,
            skin: 2,
            hair: 'short',
            hairColour: k.hairs[4],
            glasses: true,
            shoes: pal.paper,
            legs: walks ? step.legs : [m.leg([-42, 0]), m.leg([40, 0])],
            arms: walks
              ? step.arms
              : [raised('-84 -216, -70 -160', '-110 -300, -96 -380'), raised('84 -216, 80 -160', '112 -300, 106 -384')],
            mood: cheer > 0.5 ? 'happy' : m.blinks(s, 0.3) ? 'blink' : s > 0.9 ? 'smile' : 'calm',
            look: keys(s, '0.3 0.8, 0.5 0.2, 1.2 0.6, 1.6 0.1'),
            nod: keys(s, '0 6, 0.9 4, 1.3 0, 1.46 6, 1.66 -10, 2.2 -4'),
          }),
        ),
      ),
      confetti(s - 1.42),
      crowd(s),
    ]
  },
}

export const loop: m.Loop = { shots: [start, kerb, pair, last] }

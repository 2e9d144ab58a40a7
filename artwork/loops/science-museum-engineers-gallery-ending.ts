/** How A leg to run on ends: the start, the tape, and the drawing that runs in the gallery. */
import { runner } from '../kit/actors/gallery'
import { engineer } from '../kit/actors/gallery-leg'
import { confetti, crouching, lane, museumRoom, rival, sunnyTrack, tornTape } from '../kit/actors/gallery-track'
import * as k from '../kit/index'
import { gallery } from '../kit/palettes'
import { figure } from '../kit/props/figure'
import * as m from '../motion/index'

const { at, flip, ink, limb, turn } = k
const { keys } = m
const { copper, deep, navy, cream } = gallery

/** On your marks. The flag comes down, and the lane beside is empty for once. */
const start: m.Shot = {
  length: 2.5,
  on: 2,
  ground: '#f4b33f',
  draw({ s, n }) {
    const goes = s >= 1.34
    const step = m.run((n - 16) / 8)
    const [back, foot, backArm, frontArm] = goes ? [...step.legs, ...step.arms] : crouching(s)
    const x = 440 + keys(s, '1.2 0, 1.34 40 in, 2.5 1500 in')
    const tip = keys(s, '0.5 34, 0.9 44, 1.2 46, 1.34 30, 1.6 14')
    return [
      sunnyTrack(
        [1180, 190],
        620,
        560,
        lane('-20 700, 1620 650'),
        lane('-20 800, 1620 760'),
        lane('-20 960, 1620 930'),
      ),
      lane('1080 590, 560 1010', 16),
      at(
        150,
        790,
        1.3,
        engineer({
          mood: s < 1.2 ? 'smile' : 'happy',
          look: 0.9,
          nod: keys(s, '0.9 0, 1.2 -8, 1.34 8 in, 1.7 0'),
          arms: [
            '-70 -190, -50 -150',
            m.arm(
              m.track<k.Pt>(
                s,
                [0.4, [110, -220]],
                [0.8, [90, -386], 'out'],
                [1.18, [86, -390]],
                [1.34, [150, -190], 'in'],
                [1.6, [140, -200]],
              ),
            ),
          ],
          hold: turn(
            keys(s, '0.8 -10, 1.18 -14, 1.34 70 in, 1.5 50'),
            limb(k.line('0 30, 0 -120'), cream, 9, 4),
            k.shape(k.poly('4 -120, 100 -96, 4 -60'), copper),
          ),
          legs: ['-24 -140, -26 -70, -28 -8', '24 -140, 26 -70, 28 -8'],
        }),
      ),
      rival(s, n, 0.1, [1150, 668, 0.8], { skin: 1, hair: 'pony', hairColour: k.hairs[3], top: copper, bottom: cream }),
      rival(s, n, 0.05, [760, 800, 1.1], {
        skin: 0,
        hair: 'short',
        hairColour: k.hairs[5],
        top: cream,
        bottom: copper,
      }),
      k.shadow(x, 936, 200),
      at(
        x,
        930 + (goes ? step.lift * 1.4 : 0),
        1.45,
        turn(
          tip,
          runner({
            legs: [back as string, foot as string],
            arms: [backArm as string, frontArm as string],
            mood: m.moods(s, '0 cross, 1.2 happy', 0.6),
            nod: keys(s, '0.5 -26, 0.9 -34, 1.34 -14, 1.6 0'),
          }),
        ),
      ),
      goes && s < 1.9
        ? ink(
            [0, 1, 2].flatMap((i) =>
              k.curve(
                [400 - i * 50, 930 - i * 6],
                [370 - i * 60 - (s - 1.34) * 200, 896 - i * 22],
                [320 - i * 70 - (s - 1.34) * 300, 912 - i * 10],
              ),
            ),
            10,
            cream,
          )
        : '',
    ]
  },
}

/** The tape flies, and so does a headscarf, nearly. */
const tape: m.Shot = {
  length: 3,
  on: 2,
  ground: '#f4b33f',
  draw({ s, n }) {
    const broken = s > 0.66
    const slows = s > 1.24
    const step = m.run(n / 8)
    const x = keys(s, '0 -420, 0.66 640 linear, 1.3 900 out')
    const hop = keys(s, '1.3 0, 1.44 12, 1.66 -150 out, 1.9 0 in, 2.02 12, 2.2 -70 out, 2.4 0 in')
    const flat = keys(s, '1.3 0, 1.44 0.12, 1.56 -0.1, 1.66 0, 1.9 0.15 in, 2.02 0, 2.12 -0.06, 2.4 0.08 in, 2.54 0')
    const cheer = slows
      ? m.pair(
          s,
          [1.24, '-90 -220, -130 -170|90 -220, 130 -250'],
          [1.5, '-80 -310, -110 -390|86 -310, 116 -390', 'out'],
          [2.4, '-84 -300, -120 -376|90 -300, 126 -376'],
        )
      : [step.arms[0], '110 -280, 150 -350']
    const legs: [string, string] = slows
      ? hop < -30
        ? ['-10 -150, -60 -110, -110 -150', '12 -140, 60 -100, 30 -40']
        : ['-10 -140, -22 -86, -36 -8', '12 -140, 30 -76, 30 -8']
      : step.legs
    const flutter = (n % 4) * 8
    const end = keys(s, '0.66 0, 1.2 70 out, 2 150 in')
    return [
      sunnyTrack([360, 190], 660, 620, lane('-20 760, 1620 720'), lane('-20 970, 1620 930')),
      lane('900 640, 800 1010', 16),
      limb(k.line('900 700, 900 420'), deep, 14, 5),
      broken ? '' : ink(k.line('902 520, 800 640'), 22, copper),
      at(
        1420,
        1000 + keys(s, '0.8 0, 0.95 10, 1.15 -60 out, 1.4 0 in, 1.6 -40 out, 1.8 0 in'),
        1.6,
        flip(
          engineer({
            mood: m.moods(s, '0 smile, 0.66 happy', 2.2),
            look: 0.9,
            nod: keys(s, '0.6 0, 0.8 -10 out, 1.2 6, 1.6 -6, 2 0'),
            arms: [
              m.track<string>(
                s,
                [0.66, '-70 -190, -50 -150'],
                [0.95, '-84 -310, -100 -390', 'out'],
                [2, '-84 -300, -110 -370'],
              ),
              m.track<string>(
                s,
                [0.66, '84 -200, 110 -240'],
                [0.95, '90 -310, 120 -390', 'out'],
                [2, '90 -300, 130 -360'],
              ),
            ],
            legs: ['-24 -140, -26 -70, -28 -8', '24 -140, 26 -70, 28 -8'],
          }),
        ),
      ),
      k.shadow(x, 950, 230 + hop * 0.6),
      at(
        x,
        945 + (slows ? hop : step.lift * 1.5),
        1.55,
        m.squash(
          flat,
          turn(
            slows ? keys(s, '1.24 10, 1.5 -4 out, 2 0') : 10,
            runner({
              legs,
              arms: cheer as [string, string],
              mood: m.blinks(s, 2.3) ? 'blink' : 'happy',
              nod: keys(s, '0.5 0, 0.7 -12 out, 1.3 -6, 2.2 0'),
            }),
          ),
        ),
      ),
      // Both halves of the tape: one lies over his chest, one is left at the post.
      broken ? tornTape([x, 560 + hop], end, flutter) : ink(k.line('800 640, 716 742'), 22, copper),
      broken && s < 1.7 ? confetti(s - 0.66, n) : '',
    ]
  },
}

/** In the gallery the drawing runs, mended. The one who has seen it has to try. */
const museum: m.Shot = {
  length: 4.2,
  on: 2,
  wipe: 'right',
  ground: deep,
  draw({ s, n }) {
    const view = m.track<m.View>(s, [0.5, [620, 420, 1.75]], [1.5, m.wide])
    const walks = s < 2.2
    const walk = m.walk((n - 4) / 12)
    const x = walks ? 1640 - Math.max(0, s - 0.2) * 220 : 1200
    const hop = keys(s, '2.6 0, 2.72 12, 2.9 -90 out, 3.08 0 in, 3.16 10, 3.34 -50 out, 3.5 0 in')
    const flat = keys(s, '2.6 0, 2.72 0.12, 2.82 -0.08, 2.9 0, 3.08 0.12 in, 3.24 -0.04, 3.5 0.08 in, 3.62 0')
    const tries = s > 2.76
    return [
      m.camera(
        view,
        museumRoom(n),
        k.shadow(x, 952, 130 + hop * 0.5),
        at(
          x,
          948 + (walks ? walk.lift : hop),
          1.35,
          m.squash(
            flat,
            flip(
              figure({
                skin: 2,
                hair: 'curly',
                hairColour: k.hairs[2],
                mood: m.moods(s, '0 smile, 2.76 happy', 2.3),
                look: 0.9,
                nod: keys(s, '1.9 0, 2.2 -14 out, 2.6 -10, 2.9 -2, 3.6 -8'),
                top: copper,
                bottom: navy,
                shoes: cream,
                bare: true,
                legs: walks
                  ? walk.legs
                  : tries
                    ? ['-10 -140, -30 -70, -20 -8', '12 -140, 90 -146, 70 -76']
                    : ['-12 -140, -14 -70, -18 -8', '12 -140, 16 -70, 16 -8'],
                arms: walks
                  ? walk.arms
                  : m.pair(
                      s,
                      [2.5, '-60 -200, -56 -150|60 -200, 66 -150'],
                      [2.9, '-100 -210, -70 -270|100 -220, 150 -280', 'out'],
                    ),
              }),
            ),
          ),
        ),
      ),
    ]
  },
}

export const loop: m.Loop = { shots: [start, tape, museum] }

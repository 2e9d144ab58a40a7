/** Green New Deal: a street's year in three inks, which come into line as it is mended. */

import * as p from '../kit/actors/posters'
import * as street from '../kit/actors/posters-street'
import * as k from '../kit/index'
import { type Mark, mirror, one, put } from '../kit/techniques/overprint'
import * as m from '../motion/index'

const { paint, rule } = p
const { keys } = m

/** A shot on the three plates, `from` and `to` units out of line; every second pull lies a little elsewhere. */
const printed = (
  length: number,
  seed: number,
  [from, to]: readonly [number, number],
  draw: (moment: m.Moment) => Mark[],
): m.Shot => ({
  length,
  on: 2,
  ground: p.stock,
  grain: false,
  draw(moment) {
    const out = from + (to - from) * moment.t
    const pull = 1 + (Math.floor(moment.n / 3) % 2 ? 0.12 : -0.12)
    return [p.print(Math.round(out * pull * 10) / 10, seed, ...draw(moment))]
  },
})

const winter = printed(2.6, 42, [9, 8], ({ s }) => {
  const wind = (lag: number) => 6 + Math.round(Math.sin(s * 5 - lag) * 3) * 3
  // The yellow house draws breath, holds it, sneezes, and wonders.
  const flat = keys(s, '0.7 0, 1.25 -0.07, 1.4 -0.08, 1.5 0.13 in, 1.66 -0.03 out, 1.85 0.02, 2 0')
  const lean = keys(s, '0.7 0, 1.25 -4, 1.4 -5, 1.5 7 in, 1.75 -2, 2 0')
  const scarf = keys(s, '0 0, 1.4 14, 1.52 10, 1.66 -96 out, 1.95 -20, 2.15 26, 2.4 -6, 2.7 0')
  const shiver = s < 0.7 ? Math.sin(s * 46) * 3 : 0
  const shut = (s > 1.2 && s < 1.7) || m.blinks(s, 2.2)
  const look = keys(s, '0 8, 0.6 8, 1 -6, 1.8 -10, 2.4 8')
  const eyes = [-56, 56].map((x) =>
    shut
      ? rule(k.curve([x - 26, -350], [x, -338], [x + 26, -350]), 9, 'og')
      : paint(k.oval(x + look, -346, 14, 17), 'og'),
  )
  const third = put(
    712 + shiver,
    890,
    [1.22 * (1 + flat), 1.22 / (1 + flat)],
    lean,
    ...p.terrace('y', 'og', 'o', '', s < 0.2 ? 'g' : ''),
    ...(s < 0.2 ? [] : eyes),
    ...p.scarfRound('yo', '', s < 0.2 ? 0 : scarf),
  )
  const puff = keys(s, '1.48 0, 1.56 0.5 out, 2 1 out')
  const cloud = paint(k.join(k.oval(-60, 10, 46), k.oval(0, -20, 64), k.oval(70, 0, 50), k.oval(20, 30, 60)), 'g2')
  return [
    one(...street.winterSky()),
    ...street.winterRow([wind(0), wind(0.8), 0, wind(1.8)], third),
    ...(puff > 0 && puff < 1 ? [put(880 + puff * 330, 560 + puff * 20, 0.4 + puff * 1.1 - puff ** 3, 0, cloud)] : []),
    one(...street.snow()),
    street.flakes(s * 330, 3, 17),
    street.flakes(s * 520, 8, 26),
  ]
})

const spring = printed(2.6, 45, [6, 4.5], ({ s }) => {
  const jolt = keys(s, '0.86 0, 0.92 9 in, 1 -6, 1.08 3, 1.16 0')
  const spin = keys(s, '0.9 0, 1 -14 out, 1.15 0, 2.6 420 in')
  const blows = m.span(s, 1.3, 2)
  const hop = keys(s, '1.55 0, 1.65 8, 1.85 -70 out, 2.05 0 in, 2.12 6, 2.25 0')
  const hand = m.track(
    s,
    [0.25, '84 -300, 158 -236'],
    [0.62, '96 -400, 60 -470'],
    [0.86, '110 -300, 164 -226', 'in'],
    [1.5, '110 -300, 164 -226'],
    [1.75, '70 -260, 30 -210'],
  )
  const cheer = (low: string, high: string) => m.track(s, [1.5, low], [1.62, low], [1.82, high, 'out'])
  const ruffle = Math.sin(s * 17) * blows
  return [
    one(...street.yard()),
    rule(k.curve('-60 120, 500 196, 1100 172, 1660 50'), 8, 'og'),
    put(274, 168, 1, 4 + blows * 18 + ruffle * 9, paint(k.poly('-70 0, 76 10, 66 140, -60 128'), 'o')),
    put(474, 192, 1, 2 + blows * 22 + ruffle * 12, paint(k.poly('-60 0, 66 4, 92 154, -82 150'), '')),
    put(jolt, 0, 1, 0, ...street.pump(spin)),
    put(
      690,
      965,
      1.85,
      keys(s, '0.3 0, 0.62 -4, 0.86 5 in, 1.2 0'),
      ...p.neighbour({
        skin: p.tones[1],
        hair: 'curls',
        hairInk: 'yog',
        top: 'y',
        bottom: 'g',
        bib: 'g',
        nod: keys(s, '0.3 4, 0.62 -10, 0.86 12 in, 1.3 4, 1.8 -6'),
        arms: ['-96 -232, -30 -176', hand],
        legs: ['-44 -100, -50 0', '52 -100, 60 0'],
      }),
    ),
    put(
      330,
      975 + hop,
      [1.6 * (hop > 0 ? 1.05 : 1), 1.6 * (hop > 0 ? 0.95 : 1)],
      ruffle * 1.5,
      ...p.neighbour({
        skin: p.tones[0],
        hair: 'pony',
        hairInk: 'yo',
        top: '',
        bottom: 'og',
        bib: 'og',
        nod: keys(s, '0 -6, 0.7 -6, 0.95 8, 1.5 2, 1.8 -14'),
        arms: [cheer('-104 -240, -40 -190', '-110 -400, -70 -500'), cheer('96 -260, 66 -350', '110 -410, 84 -510')],
        legs: ['-40 -100, -46 0', '46 -100, 54 0'],
      }),
    ),
  ]
})

const waving = (s: number): [string, string] => [
  '70 -250, 40 -190',
  m.track(
    s,
    [0.2, '80 -260, 60 -200'],
    [0.5, '110 -380, 96 -460', 'out'],
    [0.7, '110 -380, 140 -440'],
    [0.9, '110 -380, 90 -462'],
    [1.1, '110 -380, 140 -440'],
    [1.4, '86 -260, 66 -196'],
  ),
]

const summer = printed(2.4, 46, [3, 2], ({ s }) => {
  const x = keys(s, '0 1750, 0.95 520 out, 1.1 566, 1.25 560')
  const open = keys(s, '1.25 0, 1.45 1 overshoot')
  const hop = keys(s, '1.3 0, 1.4 6, 1.55 -60 out, 1.75 0 in, 1.85 5, 1.95 0')
  const run = keys(s, '1.95 0, 2.5 -130 in')
  const step = Math.sin(s * 20) * (run < -4 ? 34 : 0)
  return [
    one(...street.avenue()),
    put(x, 890, 1.08, keys(s, '0.7 0, 0.95 -1.2, 1.12 0.8, 1.25 0'), ...street.bus(Math.min(1, open), -x * 0.7)),
    one(...street.planes()),
    put(
      310,
      985,
      1.5,
      0,
      ...p.neighbour({
        skin: p.tones[2],
        hair: 'scarf',
        hairInk: 'y',
        top: 'o',
        dress: true,
        nod: keys(s, '0 0, 0.3 -6, 1.3 -4, 1.7 10'),
        arms: ['60 -250, 130 -200', '100 -230, 176 -190'],
        legs: ['-30 -100, -34 0', '36 -100, 40 0'],
      }),
    ),
    rule(k.line('570 690, 660 800'), 16, 'yog'),
    paint(k.blob('600 770, 612 900, 720 910, 790 860, 800 770', 0.12), 'og'),
    paint(k.blob('690 770, 700 680, 780 680, 810 770', 0.16), 'yo'),
    paint(k.oval(744, 752, 34), p.tones[2]),
    ...[640, 760].flatMap((at) => [paint(k.oval(at, 950, 40), 'yog'), paint(k.oval(at, 950, 18), 'y')]),
    put(
      950 + run,
      985 + hop,
      0.95,
      run < -4 ? -8 : 0,
      mirror(
        ...p.neighbour({
          skin: p.tones[2],
          hair: 'curls',
          top: 'yo',
          bottom: 'g',
          arms: waving(s),
          legs: [
            `${-40 - step * 0.5} -100, ${-44 - step} ${Math.min(0, step) * 0.6}`,
            `${40 + step * 0.5} -100, ${60 + step} ${Math.min(0, -step) * 0.6}`,
          ],
        }),
      ),
    ),
  ]
})

const roof = printed(2.8, 41, [1.6, 0], ({ s }) => {
  const lean = keys(s, '0 -40, 0.3 -40, 0.5 -44, 0.95 -6 in, 1.05 2 linear, 1.2 -2, 1.35 0')
  const spin = keys(s, '1.35 -20, 3.1 220 in')
  const home = { x: keys(s, '0.3 500, 0.5 486, 0.95 556 in'), y: 970 }
  const tip = keys(s, '0.3 6, 0.5 2, 0.8 14, 1.1 0')
  // A hand stays where it holds the mast until it lets go.
  const holds = (far: number): k.Pt => {
    const [a, t] = [lean, -tip].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
    const [x, y] = [1016 + Math.sin(a) * far - home.x, 870 - Math.cos(a) * far - home.y]
    return [(x * Math.cos(t) - y * Math.sin(t)) / 1.85, (x * Math.sin(t) + y * Math.cos(t)) / 1.85]
  }
  const reach = (from: k.Pt, hand: k.Pt, side: 1 | -1): string => {
    const elbow = m.joint(from, hand, 104, 104, side)
    return `${Math.round(elbow[0])} ${Math.round(elbow[1])}, ${Math.round(hand[0])} ${Math.round(hand[1])}`
  }
  const back = reach([-44, -322], holds(520), 1)
  const front = reach([40, -322], holds(430), 1)
  const dust = m.span(s, 0.98, 1.5, 'out')
  return [
    ...street.rooftop(keys(s, '0 760, 1.2 740, 2.6 640'), s * 1.6),
    ...(dust > 0 && dust < 1
      ? [-1, 1].map((side) =>
          put(
            1024 + side * (90 + dust * 190),
            830 - Math.sin(dust * 3) * 60,
            1.2 - dust,
            0,
            paint(k.join(k.oval(0, 0, 40), k.oval(44, 14, 28), k.oval(-40, 16, 26)), 'yo5'),
          ),
        )
      : []),
    put(
      home.x,
      home.y,
      1.85,
      tip,
      ...p.neighbour({
        skin: p.tones[3],
        hair: 'helmet',
        hairInk: 'y',
        top: 'y',
        bottom: 'g',
        bib: 'g',
        nod: keys(s, '0 -4, 0.5 4, 1 -6, 1.5 -14'),
        arms: [
          m.track(s, [1.5, back], [1.7, '-110 -236, -62 -186']),
          m.track(s, [1.6, front], [1.85, '110 -320, 66 -420', 'out']),
        ],
        legs: [
          `-52 -100, ${keys(s, '0.3 -86, 0.95 -70')} 0`,
          `${keys(s, '0.3 84, 0.95 70')} -110, ${keys(s, '0.3 84, 0.7 84, 0.95 66')} 0`,
        ],
      }),
    ),
    ...street.mast(lean, spin),
    one(...street.pot()),
    ...(s < 1.6 ? [holds(520), holds(430)] : []).map((hand) =>
      put(home.x, home.y, 1.85, tip, paint(k.oval(...hand, 20), p.tones[3])),
    ),
  ]
})

export const loop: m.Loop = { shots: [winter, spring, summer, roof] }

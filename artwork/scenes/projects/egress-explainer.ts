import * as k from '../../kit/index'
import { egress } from '../../kit/palettes'
import { figure } from '../../kit/props/figure'
import { letter } from '../../kit/walkers'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fill, flip, ink, scene, turn } = k
const { dusk, deep, violet, mauve, glow, amber, cream, lime } = egress
const P = 'projects/egress-explainer'

/** A flight between two points, steps as teeth, `thick` below. */
const flight = (x1: number, y1: number, x2: number, y2: number, c: string, n = 8, thick = 60) => {
  const steps = Array.from({ length: n }, (_, i): k.Pt[] => [
    [x1 + ((x2 - x1) * i) / n, y1 + ((y2 - y1) * (i + 1)) / n],
    [x1 + ((x2 - x1) * (i + 1)) / n, y1 + ((y2 - y1) * (i + 1)) / n],
  ]).flat()
  return k.shape(k.poly([[x1, y1], ...steps, [x2, y2 + thick], [x1, y1 + thick]]), c)
}

/** A letter that climbs: its legs change over in eight drawings, and its arms help. */
const climber = (n: number) => {
  const [knee, foot] = [k.chart(n, 0, 14, 44, 62, 50, 30, 12, 0), k.chart(n, 0, 6, 40, 84, 96, 70, 36, 10)]
  const [lift, step] = [k.chart(n, 0, -10, -30, -40, -34, -22, -10, 0), k.chart(n, 0, 20, 12, -16, -20, -18, -10, 0)]
  return letter({
    mood: 'happy',
    look: 0.9,
    line: amber,
    legs: [
      `-50 -96, ${-96 + knee} ${-70 + lift * 0.4}, ${-110 + foot} ${-20 + lift * 0.6}`,
      `46 -96, ${96 - knee * 0.5} ${-90 + step}, ${90 - foot * 0.4} ${-40 + step}`,
    ],
    arms: [
      `-124 -170, -180 ${-200 + lift * 0.5}, -190 ${-250 - lift}`,
      `124 -170, 180 ${-210 - lift * 0.5}, 200 ${-260 + lift}`,
    ],
  })
}

export const moving: Movings = {
  [`${P}/cover`]: [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
}

/** Egress: a letter at the foot of the stairs. */
export const scenes: Scenes = {
  [`${P}/cover`]: (n = 0) =>
    scene(
      { ground: deep, seed: 61 },
      k.cut(k.pts('240 -40, 1400 -40, 1500 1040, 140 1040'), dusk, 6, 170),
      fill(k.oval(1180, 120, 420), '#6a4a3f', 0.7),
      fill(k.oval(1180, 140, 260), amber, 0.5),
      k.rect(1060, 0, 250, 262, violet),
      fill(k.poly('1092 30, 1280 30, 1280 258, 1092 258'), cream),
      k.shape(k.poly('1284 30, 1440 80, 1440 310, 1284 258'), '#e2574c'),
      k.dot(1412, 200, 12, glow),
      flight(560, 480, 1120, 262, violet, 8, 50),
      k.rect(300, 480, 300, 50, mauve),
      flight(1180, 720, 560, 482, '#5c46ad', 9, 56),
      k.rect(1160, 720, 320, 54, mauve),
      flight(420, 1010, 1190, 722, '#705bc4', 9, 70),
      ink(k.curve('620 990, 1020 830, 1280 650, 1180 560, 800 420, 470 380, 480 290, 740 200, 950 160'), 44, amber),
      ink(k.curve('620 990, 1020 830, 1280 650, 1180 560, 800 420, 470 380, 480 290, 740 200, 950 160'), 26, glow),
      k.shape(k.poly('930 70, 1150 140, 960 250'), glow),
      at(
        640 + k.chart(n, 0, 4, 14, 22, 26, 22, 12, 4),
        905 - k.chart(n, 0, -6, 14, 34, 22, 16, 24, 14),
        1.25,
        turn(-6 + k.chart(n, 0, 2, 4, 2, -2, -4, -4, -2), climber(n)),
      ),
    ),
  'films/egress-explainer': () =>
    scene(
      { ground: deep, seed: 62 },
      ...Array.from({ length: 38 }, (_, n) => {
        const [a, r] = [n * 24 + 60, 1250 * 0.94 ** n]
        const next = r * 0.94
        const rim = (radius: number, angle: number) =>
          k.arc(960, 380, radius, angle, angle, 1, radius * 0.88)[0] as k.Pt
        const shade =
          [dusk, '#33266f', '#3f2f87', violet, '#6650b5', '#8d6fc4', '#c98fb0', amber][Math.floor(n / 5)] ?? amber
        return k.shape(
          k.poly([rim(r, a), rim(next, a + 26), rim(next * 0.5, a + 26), rim(r * 0.5, a)]),
          n % 2 ? shade : (['#3a2b7a', '#4b3796', '#6a54ba', '#8c76cf', '#b79ad6'][Math.floor(n / 7)] ?? glow),
          { width: n > 24 ? 5 : 8 },
        )
      }),
      k.disc(960, 380, 105, glow, 92),
      fill(k.oval(960, 380, 200, 176), glow, 0.3),
      k.cut(k.pts('-40 890, 1640 870, 1640 1040, -40 1040'), '#120d30', 5, 180),
      at(
        400,
        940,
        1.4,
        turn(
          -10,
          letter({
            mood: 'shock',
            look: 1,
            line: amber,
            arms: ['-124 -170, -170 -140, -150 -90', '124 -170, 170 -140, 150 -90'],
          }),
        ),
      ),
    ),
  [`${P}/still-1`]: () =>
    scene(
      { ground: mauve, seed: 63 },
      k.cut(k.pts('900 -40, 1640 -40, 1640 1040, 780 1040'), deep, 6, 170),
      ...[0, 1, 2, 3, 4].map((i) =>
        k.rect(
          900 + i * 120,
          790 - i * 130,
          800,
          140,
          ['#4b3796', '#3f2e84', '#342672', '#2a1f5e', '#211850'][i] ?? deep,
        ),
      ),
      k.framed(90, 110, 220, 170, cream, k.bars(), amber),
      k.ground(900, '#5c46ad'),
      at(
        420,
        1200,
        2.5,
        figure({
          skin: 1,
          hair: 'short',
          hairColour: k.hairs[2],
          mood: 'asleep',
          look: 0.9,
          nod: 16,
          top: lime,
          bottom: deep,
          arms: ['-90 -190, -10 -150', '120 -220, 184 -214'],
        }),
      ),
      ink(k.poly('452 506, 486 506, 494 690, 470 730, 444 690'), 8),
      fill(k.poly('452 506, 486 506, 494 690, 470 730, 444 690'), '#e2574c'),
      k.rect(-30, 880, 900, 60, amber),
      at(130, 790, 1.1, k.laptop(glow)),
      at(
        1080,
        785,
        1.05,
        letter({
          mood: 'happy',
          look: 0.8,
          lean: 8,
          line: amber,
          legs: ['-50 -96, -80 -60, -90 -16', '46 -96, 96 -110, 110 -60'],
          arms: ['-124 -170, -170 -190, -180 -240', '124 -170, 170 -190, 180 -240'],
        }),
      ),
      ink(k.line('920 560, 960 590').concat(k.line('890 650, 940 664')), 12, glow),
    ),
  [`${P}/still-2`]: () =>
    scene(
      { ground: violet, seed: 64 },
      k.cut(k.pts('-40 -40, 1640 -40, 1640 120, -40 190'), dusk, 8, 160),
      ...[330, 1180].map((x) =>
        k.group(
          k.rect(x - 150, 200, 400, 600, dusk),
          k.rect(x - 110, 240, 320, 560, '#34a3a0'),
          k.rect(x - 60, 300, 220, 190, '#2a8a88'),
          k.rect(x - 60, 540, 220, 200, '#2a8a88'),
          k.disc(x + 170, 530, 22, glow),
        ),
      ),
      k.cut(k.pts('-40 800, 1640 800, 1640 1040, -40 1040'), mauve, 4, 200),
      ink(k.line('-20 800, 1620 798')),
      ...[0, 1, 2].map((i) =>
        k.rect(540 - i * 50, 880 + i * 50, 520 + i * 100, 54, ['#a08be0', '#8f79d6', '#7d67c9'][i] ?? mauve),
      ),
      at(
        800,
        885,
        1.6,
        letter({
          mood: 'think',
          look: -0.8,
          arms: ['-124 -170, -190 -200, -230 -250', '124 -170, 160 -100, 100 -110'],
        }),
      ),
      at(
        830,
        260,
        0.9,
        k.bubble(cream, k.group(at(-38, -20, 0.55, flip(k.arrow(amber))), at(50, -20, 0.55, k.arrow('#34a3a0')))),
      ),
    ),
}

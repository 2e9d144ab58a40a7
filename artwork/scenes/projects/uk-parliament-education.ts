import { grandStairs } from '../../kit/actors/parliament'
import * as k from '../../kit/index'
import { parliament } from '../../kit/palettes'
import { figure } from '../../kit/props/figure'
import { scroll } from '../../kit/walkers'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fill, flip, ink, limb, scene, turn } = k
const { green, dark, red, gold, stone, cream, oak } = parliament
const P = 'projects/uk-parliament-education'

export const moving: Movings = {
  [`${P}/cover`]: [{ order: '1*2 2 3 4 5*2 6 7 8', rate: 8 }],
}

/** The bill's journey: a scroll sets out. */
export const scenes: Scenes = {
  [`${P}/cover`]: (n = 0) =>
    scene(
      { ground: '#f0a36b', seed: 31 },
      k.cut(k.pts('-40 -40, 1640 -40, 1640 330, -40 480'), '#f6c58a', 10, 170),
      at(260, 240, 1.4, k.cloud(cream)),
      k.skyline(720, '#c9743f', gold, 9, 900, 260),
      k.rect(860, 560, 780, 260, stone),
      ink(
        [900, 960, 1020, 1360, 1420, 1480, 1540].flatMap((x) => k.line([x, 620], [x, 790])),
        12,
        oak,
      ),
      at(1200, 630, 2.35, k.tower(stone, green)),
      k.cut(k.pts('-40 800, 1640 780, 1640 1040, -40 1040'), green, 6, 180),
      k.cut(k.pts('980 800, 1380 790, 900 1040, -40 1040'), '#3f8a63', 5, 150),
      k.shadow(500, 965, 150),
      at(
        480,
        960,
        1.55,
        scroll({
          mood: 'sad',
          look: 1,
          lean: 6 + k.chart(n, 0, -1, -3, -5, -6, -5, -3, -1),
          ribbon: red,
          boot: red,
          legs: [
            `-40 -120, ${-4 - k.chart(n, 0, 0, 0, 4, 10, 6, 2)} -66, -70 -6`,
            `40 -120, ${6 + k.chart(n, 0, 4, 12, 16, 10, 6, 2)} ${-60 - k.chart(n, 0, 6, 16, 14, 4)}, 62 ${-6 - k.chart(n, 0, 14, 26, 18, 0)}`,
          ],
          arms: [
            `-92 -230, -130 ${-180 - k.chart(n, 0, 2, 8, 14, 16, 12, 6, 2)}, -70 -160`,
            `92 -230, 126 ${-190 + k.chart(n, 0, 2, 6, 10, 12, 8, 4, 2)}, 74 -164`,
          ],
        }),
      ),
    ),
  'films/uk-parliament-education': () =>
    scene(
      { ground: red, seed: 32 },
      grandStairs(),
      at(
        560,
        915,
        1.25,
        scroll({
          mood: 'shock',
          look: 1,
          ribbon: gold,
          boot: green,
          lean: -6,
          legs: ['-40 -120, -50 -60, -44 -6', '40 -120, 110 -130, 100 -84'],
          arms: ['-92 -230, -140 -250, -120 -310', '92 -230, 140 -220, 110 -300'],
        }),
      ),
    ),
  [`${P}/still-1`]: () =>
    scene(
      { ground: '#8cc2a0', seed: 33 },
      k.cut(k.pts('-40 -40, 620 -40, 480 1040, -40 1040'), '#74b08c', 8, 160),
      k.windowOn(
        1030,
        90,
        420,
        400,
        '#f9d9a0',
        k.group(fill(k.blob('0 400, 0 280, 140 230, 300 290, 420 240, 420 400'), green)),
      ),
      k.rect(60, 200, 420, 26, oak),
      at(150, 150, 0.7, k.vase(red)),
      at(300, 142, 0.75, k.cup(gold)),
      at(420, 148, 0.6, k.plant(red, green)),
      at(
        700,
        990,
        2.15,
        figure({
          skin: 3,
          hair: 'pony',
          mood: 'smile',
          look: 0.5,
          nod: 8,
          top: gold,
          arms: ['-130 -190, -20 -160', '120 -190, 150 -164'],
        }),
      ),
      k.cut(k.pts('-40 730, 1640 700, 1640 1040, -40 1040'), oak, 4, 200),
      ink(k.line('-20 732, 1620 700')),
      k.shape(k.poly('640 690, 1020 670, 1160 890, 600 900'), cream),
      ink(k.line('720 790, 1020 776').concat(k.line('700 840, 980 830')), 7, '#c99f52'),
      fill(k.star(900, 750, 6, 50, 24), gold),
      limb(k.line('600 655, 1070 640'), cream, 70),
      k.disc(1076, 640, 26, '#e0bf7c', 40),
      ink(k.curve('1080 664, 1062 640, 1078 622, 1088 642'), 5),
      k.disc(650, 640, 32, k.skins[3], 36),
      k.disc(1010, 630, 32, k.skins[3], 36),
      ...[
        [1250, 800, -20, red],
        [1350, 870, 10, green],
        [240, 850, 60, gold],
      ].map(([x, y, r, c]) => at(Number(x), Number(y), 0.9, turn(Number(r), k.pencil(String(c))))),
      at(330, 760, 1.2, k.cup(red)),
    ),
  [`${P}/still-2`]: () =>
    scene(
      { ground: oak, seed: 34 },
      fill(k.poly('620 -20, 980 -20, 980 400, 620 400'), '#94603a'),
      k.shape(k.poly('720 380, 720 130, 800 60, 880 130, 880 380'), gold),
      fill(k.poly('745 380, 745 150, 800 100, 855 150, 855 380'), cream),
      k.cut(k.pts('620 390, 980 390, 1500 1040, 100 1040'), '#b98a55', 4, 190),
      ink(k.line('700 400, 500 1010').concat(k.line('900 400, 1100 1010')), 8, red),
      ...[0, 1].map((side) => {
        const rows = [0, 1, 2]
          .map((i) => {
            const [d, y] = [i * 190, i * 70]
            return k.group(
              k.shape(
                k.poly([
                  [600 - d, 250 + y * 0.5],
                  [600 - d, 420 + y],
                  [-20 - d, 960 + y],
                  [-20 - d, 560 + y * 0.4],
                ]),
                ['#1a5540', green, '#2c7a5a'][2 - i] ?? green,
              ),
              ink(
                [0.25, 0.5, 0.75].flatMap((t) =>
                  k.line([600 - d - 620 * t, 250 + y * 0.5 + 310 * t], [600 - d - 620 * t, 420 + y + 540 * t]),
                ),
                5,
                dark,
              ),
            )
          })
          .reverse()
        return side ? at(1600, 0, 1, flip(...rows)) : k.group(...rows)
      }),
      k.shadow(800, 950, 150),
      at(
        800,
        945,
        1.35,
        scroll({
          mood: 'think',
          look: -0.6,
          ribbon: gold,
          boot: red,
          arms: ['-92 -230, -70 -190, -20 -186', '92 -230, 70 -184, 16 -182'],
        }),
      ),
    ),
}

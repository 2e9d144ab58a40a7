/** Two pond doctors and a paradox: newt, toad and their frogs, in deep pond greens and water-lily pink. */
import { blossom, lily, waitingRoom } from '../../kit/actors/simpsons'
import { frogling, heron, leaper, newt, toad } from '../../kit/actors/simpsons-pond'
import * as k from '../../kit/index'
import { many } from '../../kit/props/bystanders'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fill, flip, ink, limb, pal, rect, scene, shape, turn } = k
const [pond, deep, pad, pale, pink] = ['#1d7a74', '#0d4750', '#4fa35a', '#cfe59a', '#f7b4c4']
const greens = [pad, '#7cc36a', '#2f7d4f', '#b3cc4e']

const reed = (h: number): k.Part =>
  limb(k.curve([0, 0], [8, -h / 2], [0, -h]), pad, 12) + limb(k.line([0, -h], [0, -h + 110]), '#7a4a2b', 36)
export const moving: Movings = {
  'projects/simpsons-paradox/cover': [{ order: '1 2 3 4 5*2 4 3 2', rate: 8, rest: 6 }],
}

export const scenes: Scenes = {
  'projects/simpsons-paradox/cover': (n = 0) =>
    scene(
      { ground: '#f9d9a8', seed: 51 },
      k.paper('-40 -40, 700 -40, 420 700, -40 700', pink),
      k.hills(650, '#7fb98a', 40, 3),
      k.ground(740, pond),
      shape(k.poly('800 600, 950 900, 650 900'), '#7a4a2b'),
      at(
        800,
        610,
        1,
        turn(
          11 - k.chart(n, 0, 2, 8, 15, 19),
          // Where the plank lies when it does not tip, as seen from its pin.
          at(
            24,
            -6,
            0.83,
            k.group(
              rect(-556, -26, 1090, 52, '#a5673a', 16),
              at(-404, -20, 1, newt({ hand: '44 -240, 104 -290, 140 -370' })),
              at(364, -20, 1.1, flip(toad({ hand: '90 -200, 146 -200, 186 -140' }))),
              many('-226 -94 0.95, -62 -88 0.85, 92 -96 1', (i) =>
                frogling(greens[i] as string, pale, i === 1 ? 'o' : 'smile'),
              ),
            ),
          ),
        ),
      ),
      at(800, 610, 1, k.disc(0, 0, 34, pal.marigold)),
      many('180 900 1.2, 1400 930 1.3', () => lily(pad)),
      at(1420, 900, 0.9, blossom),
    ),
  'films/simpsons-paradox': () => scene({ ground: '#e9c5d6', seed: 52 }, ...waitingRoom({})),
  'projects/simpsons-paradox/still-1': () =>
    scene(
      { ground: '#f6c453', seed: 53 },
      k.paper('-40 -40, 560 -40, 440 800, -40 800', '#f3a84c'),
      k.floor(800, '#8a5a3a'),
      k.windowOn(1180, 110, 300, 340, '#bfeee6', at(150, 300, 0.9, blossom)),
      rect(110, 300, 280, 24, '#8a5a3a'),
      at(180, 228, 0.62, k.bottle(pond)),
      at(310, 226, 0.62, k.bottle(pal.coral)),
      at(
        1060,
        770,
        1,
        k.group(
          limb([...k.line('-140 60, -180 210'), ...k.line('140 60, 180 210')], pal.steel, 16),
          rect(-230, 20, 460, 60, pal.coral, 24),
        ),
      ),
      at(1060, 620, 2.4, frogling(pad, pale, 'o')),
      k.disc(1240, 330, 34, '#bfeee6'),
      k.disc(1110, 250, 24, '#bfeee6'),
      k.disc(1010, 150, 40, '#bfeee6'),
      limb(k.curve('560 510, 640 640, 780 700, 900 680'), pond, 14),
      at(500, 950, 1.75, newt({ hand: '44 -240, 120 -190, 220 -150', held: k.disc(14, 0, 30, pal.steel) })),
      ink([...k.curve('800 420, 830 400, 860 420'), ...k.curve('1280 480, 1310 460, 1340 480')], 10),
    ),
  'projects/simpsons-paradox/still-2': () =>
    scene(
      { ground: '#bfe3d6', seed: 54 },
      k.hills(500, '#5aa39a', 30, 6),
      k.paper('-40 640, 700 560, 1640 420, 1640 1040, -40 1040', '#8fc08a'),
      shape(
        k.blob('330 1040, 620 800, 1240 640, 1500 500, 1560 440, 1640 460, 1640 560, 1400 760, 1300 1040', 0.14),
        pal.sand,
      ),
      k.paper('-40 -40, 480 -40, 480 930, -40 930', pal.coral, 3),
      shape(k.blob('90 920, 90 330, 250 190, 410 330, 410 920', 0.1), deep),
      shape(k.poly('-30 60, 540 100, 540 180, -30 150'), pal.plum),
      many('1480 470 0.45, 1390 520 0.55, 1280 575 0.7, 1150 640 0.9, 980 715 1.15, 770 790 1.5', (i) =>
        frogling(greens[i % 4] as string, pale),
      ),
      at(260, 960, 1.55, toad({ hand: '90 -200, 160 -230, 186 -310' })),
      many('1380 960 1, 1500 980 1.2', () => at(0, 40, 1, k.flower(pink, pal.marigold))),
    ),
  'projects/simpsons-paradox/still-3': () =>
    scene(
      { ground: pond, seed: 55 },
      k.paper('800 -40, 1640 -40, 1640 1040, 720 1040', deep, 12),
      many('180 180 1.9, 500 400 1.7, 190 620 1.8, 480 850 2', () => lily(pale, 78)),
      many('1120 200 1.9, 1440 420 1.8, 1090 610 1.7, 1420 860 2', () => flip(lily('#2f7d4f', 78, deep))),
      many('180 130 1.35, 190 570 1.3', (i) => frogling(greens[i] as string, pal.paper)),
      many('1440 370 1.4, 1090 560 1.2', (i) => frogling(greens[i + 1] as string, pale)),
      at(910, 340, 1.2, turn(-12, leaper('#7cc36a', pal.paper))),
      at(700, 640, 1.25, flip(turn(-16, leaper(pad, pal.paper)))),
      at(1180, 850, 1, turn(8, leaper('#b3cc4e', pal.paper))),
      ink(
        [
          ...k.curve('640 420, 720 330, 780 310'),
          ...k.curve('960 720, 900 650, 850 630'),
          ...k.curve('780 900, 900 800, 1000 790'),
        ],
        8,
        pal.paper,
      ),
      at(480, 870, 0.8, blossom),
    ),
  'projects/simpsons-paradox/still-4': () =>
    scene(
      { ground: '#f2cdb0', seed: 56 },
      k.disc(420, 300, 120, '#f58f6c'),
      k.hills(420, '#c08fa6', 40, 8),
      k.sea(480, '#7a6aa8', '#e7c4d8'),
      many(
        '180 600 0.62, 430 560 0.5, 640 640 0.66, 330 740 0.95, 760 790 1.05, 110 860 1.15',
        (i) =>
          lily('#4e4a86', 40, '#7a6aa8') +
          at(0, -40, 1, frogling(greens[i % 4] as string, pale, i % 2 ? 'smile' : 'calm')),
      ),
      at(1200, 1040, 1.5, heron('#8ba3c7', '#56699c')),
      at(1350, 180, 1, turn(26, at(0, 0, 1.5, k.pencil(pal.marigold)))),
      many('60 1050 1.1, 560 1060 0.9, 640 1080 1', (i) => reed(280 - i * 40)),
    ),
  'projects/simpsons-paradox/still-5': () =>
    scene(
      { ground: '#f0764f', seed: 57 },
      k.paper('-40 -40, 1640 -40, 1640 300, -40 420', '#d9506a'),
      fill(k.oval(640, 620, 380), '#ffce5c'),
      k.hills(700, '#7c3560', 30, 5, 1600, 1000, false),
      k.sea(790, '#4a2557', '#f58f6c'),
      shape(
        k.blob('-60 760, 200 730, 900 760, 1400 730, 1480 800, 1470 920, 1300 960, 400 970, -60 960', 0.1),
        '#7a4a2b',
      ),
      k.disc(1420, 845, 76, '#d9a066', 106),
      ink([...k.oval(1420, 845, 46, 64), ...k.oval(1420, 845, 18, 26)], 6),
      shape(
        k.blob(
          '-60 770, 120 720, 330 750, 520 735, 800 770, 1050 745, 1240 745, 1340 740, 1290 790, 1180 780, 1100 830, 980 790, 800 830, 640 790, 500 840, 380 790, 200 850, -60 810',
        ),
        '#7c9a3c',
      ),
      at(430, 770, 1.35, newt({ hand: '44 -240, 120 -200, 220 -190' })),
      at(980, 770, 1.35, flip(toad({ hand: '90 -200, 130 -190, 190 -180' }))),
      at(1500, 1020, 1.3, k.group(reed(420))),
      at(1560, 1040, 1, reed(330)),
    ),
}

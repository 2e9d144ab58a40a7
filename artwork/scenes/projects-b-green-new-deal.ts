/** Warm homes in a cold winter: ice blue, brick, knitted wool. */
import * as k from '../kit/index'
import { many, paper, scarfBand, terrace } from '../kit/props-projects-b'
import type { Movings, Scenes } from '../moving'

const { at, fill, ink, limb, pal, rect, scene, shape, turn } = k
const [ice, brick, wool, grey, mortar] = ['#cfe8f0', '#b9492f', '#f2a0a4', '#9aa5b4', '#8c3422']

/** What moves. */
export const moving: Movings = {
  'projects/green-new-deal/cover': [{ order: '1 2 3 4 5 6 7 8' }],
}

export const scenes: Scenes = {
  'projects/green-new-deal/cover': (n = 0) =>
    scene(
      { ground: ice, seed: 41 },
      at(1330, 200, 1, k.sun('#fff1c2', '#fff1c2')),
      k.skyline(800, '#8fb3cc', pal.paper, 6, 1600, 380),
      paper('-40 790, 1640 750, 1640 1040, -40 1040', brick, 4),
      rect(-30, 740, 1660, 60, pal.sand),
      ink(
        [
          ...k.line('0 870, 1600 860'),
          ...k.line('0 950, 1600 945'),
          ...k.line('200 800, 200 868'),
          ...k.line('520 866, 520 950'),
          ...k.line('1260 800, 1260 862'),
          ...k.line('1480 862, 1480 946'),
        ],
        5,
        mortar,
      ),
      at(890, 620, 3.1, k.turbine(pal.paper, 22 + n * 15)),
      shape(k.poly('640 700, 1180 700, 1120 950, 700 950'), pal.rust),
      shape(k.blob('650 700, 760 620, 900 600, 1060 626, 1170 700, 900 730'), '#5c3a22'),
      rect(620, 690, 580, 54, pal.coral, 10),
      at(
        470,
        985,
        1.75,
        k.person({
          pose: 'draw',
          wear: 'overall',
          top: pal.marigold,
          bottom: pal.teal,
          skin: 4,
          hair: 'cap',
          hairColour: pal.paper,
          mood: 'happy',
          shoes: pal.rust,
          hold: turn(
            18,
            k.group(
              limb(k.line('0 -90, 0 60'), '#b97a4e', 10),
              shape(k.blob('-30 50, 30 50, 24 110, 0 130, -24 110'), pal.steel),
            ),
          ),
        }),
      ),
      many('1330 750 0.55, 1450 750 0.4', () => k.plant(pal.teal, pal.leaf)),
    ),
  'films/green-new-deal': () =>
    scene(
      { ground: '#dcebf0', seed: 42 },
      at(650, 130, 0.95, k.sun('#f5d77e', '#f5d77e')),
      k.hills(620, '#b8d2dd', 30, 4, 1600, 1000, false),
      at(70, 880, 0.98, terrace('#d88f6d', pal.night, pal.teal) + scarfBand(-266, pal.coral, pal.paper)),
      at(1090, 880, 0.98, terrace('#d88f6d', pal.night, pal.coral) + scarfBand(-266, pal.plum, pal.marigold)),
      at(410, 880, 0.98, terrace(brick, pal.night, pal.marigold) + scarfBand(-266, pal.teal, pal.moss)),
      at(750, 880, 0.98, terrace(pal.sand, pal.night, pal.plum) + scarfBand(-266, pal.marigold, pal.rust)),
      k.ground(872, pal.paper),
      shape(k.blob('1380 1010, 1420 880, 1520 840, 1640 880, 1640 1030'), pal.paper),
      at(1480, 950, 0.8, k.tree('bare')),
    ),
  'projects/green-new-deal/still-1': () =>
    scene(
      { ground: '#aab4c2', seed: 43 },
      paper('-40 -40, 1640 -40, 1640 240, 760 160, -40 330', grey),
      many('-30 860 0.9, 270 860 0.9, 1370 860 0.9, 1660 860 0.9', (i) =>
        terrace(['#8793a3', '#78849a'][i % 2] as string, '#5c6579', '#5c6579', '#aab4c2'),
      ),
      k.ground(850, '#7d8797'),
      at(
        820,
        880,
        1.28,
        turn(
          -3,
          k.group(
            terrace('#bfd0dc', '#4d5a78', pal.night, pal.paper),
            fill(k.box(-122, -202, 90, 200), '#bfd0dc'),
            shape(k.poly('-124 -440, -34 -440, -50 -390, -124 -400'), pal.coral),
            shape(k.blob('112 -440, 210 -400, 260 -430, 230 -340, 128 -360'), pal.coral),
            k.dot(-76, -358, 18),
            k.dot(70, -358, 18),
            ink([...k.line('-136 -470, -40 -500'), ...k.line('30 -500, 126 -470')], 12),
            fill(k.box(22, -196, 118, 120), '#bfd0dc'),
            shape(k.round('-92 -206, 96 -210, 90 -136, -88 -132', 26), pal.paper),
            ink(k.line('-88 -168, -60 -184, -30 -158, 0 -184, 30 -158, 60 -184, 92 -172'), 9),
            k.dot(-130, -250, 22, pal.sky),
            k.dot(140, -250, 22, pal.sky),
          ),
        ),
      ),
      ink(
        [
          ...k.curve('470 760, 450 700, 470 640, 448 580, 470 520'),
          ...k.curve('1150 760, 1170 700, 1150 640, 1172 580, 1152 520'),
          ...k.curve('420 720, 404 670, 420 620'),
          ...k.curve('1204 720, 1220 670, 1204 620'),
        ],
        10,
      ),
      ink(
        [
          ...k.curve('40 420, 260 370, 420 420, 400 500, 330 480, 370 430'),
          ...k.curve('-20 560, 160 520, 300 560'),
          ...k.curve('1260 300, 1440 260, 1560 300, 1540 370, 1480 350'),
        ],
        14,
        pal.paper,
      ),
      many('1340 960 0.7', () => k.leaf(pal.rust)),
    ),
  'projects/green-new-deal/still-2': () =>
    scene(
      { ground: '#6e4027', seed: 44 },
      paper('800 -60, 1700 760, -100 760', '#e8b877', 6),
      ...[0.28, 0.6].map((t) => limb(k.line([800 - 900 * t, -60 + 820 * t], [800 - 900 * t, 760]), '#a5673a', 26)),
      ...[0.28, 0.6].map((t) => limb(k.line([800 + 900 * t, -60 + 820 * t], [800 + 900 * t, 760]), '#a5673a', 26)),
      limb(k.line('-100 760, 800 -60, 1700 760'), '#a5673a', 50),
      k.disc(800, 250, 110, ice),
      ink([...k.line('800 140, 800 360'), ...k.line('690 250, 910 250')]),
      paper('-40 750, 1640 750, 1640 1040, -40 1040', '#c98a52', 4),
      ink([...k.line('0 820, 1600 820'), ...k.line('0 900, 1600 900')], 5, '#6e4027'),
      at(
        330,
        900,
        1.35,
        k.person({
          pose: 'point',
          wear: 'overall',
          top: pal.paper,
          bottom: pal.teal,
          skin: 5,
          hair: 'bun',
          mood: 'happy',
          look: 0.7,
        }),
      ),
      at(
        580,
        930,
        1.4,
        k.person({
          pose: 'draw',
          wear: 'overall',
          top: pal.marigold,
          bottom: pal.night,
          skin: 0,
          hair: 'cap',
          hairColour: pal.coral,
          beard: true,
          mood: 'smile',
          look: 0.7,
        }),
      ),
      shape(k.blob('-60 900, 300 880, 900 900, 1040 960, 900 1010, -60 1010', 0.1), wool),
      k.disc(1010, 750, 245, wool, 238),
      ink(
        k.curve(
          ...k.arc(1010, 750, 190, 80, 420, 12),
          ...k.arc(1010, 760, 130, 80, 420, 10),
          ...k.arc(1010, 756, 66, 80, 330, 7),
        ),
        13,
        '#c65f70',
      ),
      ink(
        [
          ...k.curve('60 930, 90 950, 120 930'),
          ...k.curve('260 960, 290 980, 320 960'),
          ...k.curve('480 936, 510 956, 540 936'),
          ...k.curve('700 966, 730 986, 760 966'),
        ],
        9,
        '#c65f70',
      ),
      at(
        1430,
        860,
        1,
        k.disc(0, 0, 110, wool, 104) +
          ink(k.curve(...k.arc(0, 0, 70, 80, 420, 10), ...k.arc(0, 4, 34, 80, 330, 7)), 11, '#c65f70'),
      ),
    ),
}

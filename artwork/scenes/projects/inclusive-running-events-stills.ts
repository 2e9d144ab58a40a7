/** Stills 2 to 5 of the race for everyone. */
import { cheerers } from '../../kit/actors/running-cheerers'
import * as k from '../../kit/index'
import { bench, many, stones } from '../../kit/props/bystanders'
import { figure } from '../../kit/props/figure'
import { arch } from '../../kit/props/roadside'

const { at, fill, flip, ink, limb, pal, scene, shape, turn } = k
const [lime, violet, sun, lane] = ['#c9dc5a', '#6a3fb0', '#ffc93c', '#c9472c']

export const scenes: Record<string, () => string> = {
  'projects/inclusive-running-events/still-2': () =>
    scene(
      { ground: '#fbe39a', seed: 94 },
      k.paper('900 -40, 1640 -40, 1640 700, 1100 700', '#f9cf6b'),
      many('160 640 1.5, 1440 620 1.7, 1200 600 1.1', (i) =>
        k.tree(i === 1 ? 'round' : 'fir', ['#4f8f5a', '#6fae5a', '#7dbb6c'][i]),
      ),
      k.hills(610, '#8cc06a', 20, 7),
      shape(k.poly('-40 800, 1640 740, 1640 1040, -40 1040'), '#d98a5e'),
      at(
        520,
        970,
        1.75,
        k.person({
          pose: 'run',
          top: violet,
          bottom: pal.night,
          skin: 5,
          hair: 'short',
          mood: 'happy',
          look: 0.8,
          shoes: lime,
        }),
      ),
      at(
        1020,
        960,
        1.75,
        k.person({
          pose: 'run',
          top: pal.coral,
          bottom: pal.teal,
          skin: 1,
          hair: 'pony',
          hairColour: k.hairs[3],
          mood: 'smile',
          look: 0.5,
          shoes: pal.paper,
        }),
      ),
      at(
        1100,
        340,
        1,
        turn(
          10,
          k.group(
            shape(k.round('-66 -24, 84 -24, 76 22, 24 24, 10 0, -8 24, -58 22', 12), pal.ink),
            ink(k.line('-40 -8, -16 -8'), 6, pal.paper),
          ),
        ),
      ),
      limb(k.curve('790 610, 830 660, 866 630'), sun, 14),
      ink([...k.line('60 500, 190 500'), ...k.line('30 620, 200 620'), ...k.line('80 740, 190 740')], 12, pal.paper),
    ),
  'projects/inclusive-running-events/still-3': () =>
    scene(
      { ground: '#a8d8c4', seed: 95 },
      k.paper('-40 -40, 800 -40, 560 720, -40 720', '#c3e6d2'),
      at(1330, 700, 2.1, k.tree('round', '#4f9a6e')),
      k.hills(690, '#7cb86e', 20, 9),
      k.ground(830, '#e5c896'),
      at(760, 700, 1.35, bench('#b3703f', pal.night)),
      limb(k.curve('560 640, 760 640, 780 760, 770 900'), violet, 74, 7),
      at(800, 926, 1.2, k.trainer(sun, pal.paper)),
      limb(k.curve('560 620, 800 590, 960 520, 1010 600, 1016 640'), violet, 78, 7),
      at(1056, 636, 1.25, k.trainer(pal.coral, pal.paper)),
      shape(k.blob('470 690, 440 520, 500 370, 600 330, 700 370, 720 480, 660 600, 640 690', 0.15), pal.teal),
      at(690, 250, 2, k.head({ skin: 2, hair: 'scarf', hairColour: pal.coral, mood: 'smile', look: 0.9 })),
      limb(k.curve('600 420, 720 560, 880 600, 1000 600'), pal.teal, 56, 7),
      k.disc(1010, 596, 34, k.skins[2]),
      ink(
        [...k.curve('1030 590, 1080 500, 1140 530, 1060 600'), ...k.curve('1030 590, 990 500, 930 530, 1010 600')],
        10,
        pal.paper,
      ),
    ),
  'projects/inclusive-running-events/still-4': () =>
    scene(
      { ground: '#2c3f78', seed: 96 },
      // Low inside the tent: the race goes by outside, and in here it is evening.
      shape(k.poly('760 -160, 1760 1040, -240 1040'), '#5f7cc2'),
      fill(k.poly('760 -160, 480 1040, -240 1040'), '#4c68ad'),
      fill(k.poly('1010 140, 1230 250, 1500 800, 1130 800'), '#f9e3a8'),
      fill(k.poly('1080 640, 1440 660, 1500 800, 1130 800'), '#8cc06a'),
      ...[1180, 1290].map((x, i) =>
        at(x, 700 + i * 26, 0.42, k.person({ pose: 'run', top: i ? lime : pal.coral, skin: i * 4, mood: 'happy' })),
      ),
      shape(k.poly('1010 140, 1130 800, 1000 820, 900 420'), '#7691d1'),
      shape(k.poly('1010 140, 1500 800, 1620 800, 1300 330'), '#7691d1'),
      ink(k.curve('470 250, 640 330, 800 270, 900 200')),
      ...[
        [530, 286],
        [640, 318],
        [750, 296],
        [850, 244],
      ].map(([x = 0, y = 0]) => fill(k.oval(x, y, 62), sun, 0.25) + k.disc(x, y + 8, 20, sun, 26)),
      k.ground(800, '#24346a'),
      fill(k.oval(700, 900, 620, 110), '#8a6fc0'),
      fill(k.oval(700, 890, 470, 74), '#a48bd4'),
      shape(k.blob('150 880, 170 800, 330 790, 400 850, 380 930, 180 940', 0.17), pal.coral),
      shape(k.blob('760 880, 800 800, 1060 800, 1110 870, 1060 950, 790 944', 0.17), '#e0a53a'),
      // His mother has crossed her legs, and all day.
      at(
        930,
        1010,
        1.9,
        flip(
          figure({
            skin: 3,
            hair: 'bun',
            hairColour: k.hairs[1],
            mood: 'smile',
            look: 0.9,
            nod: 8,
            top: pal.coral,
            bottom: pal.night,
            shoes: pal.paper,
            legs: ['-20 -144, -104 -92, 6 -56', '20 -144, 112 -92, 10 -40'],
            arms: ['-86 -200, -50 -120', '80 -210, 150 -196'],
          }),
        ),
      ),
      at(
        500,
        1010,
        1.6,
        figure({
          skin: 3,
          hair: 'short',
          hairColour: k.hairs[1],
          mood: 'blink',
          look: 0.3,
          nod: 4,
          top: sun,
          bottom: pal.teal,
          shoes: pal.paper,
          legs: ['-18 -140, -78 -214, -70 -50', '20 -140, 86 -214, 84 -50'],
          arms: ['-80 -180, 20 -166', '96 -190, 10 -162'],
        }),
      ),
      // The ear defenders.
      at(
        506,
        440,
        1.6,
        ink(k.curve('-62 6, -58 -66, 0 -96, 58 -66, 64 6'), 16),
        ...[-62, 64].map((x) => shape(k.oval(x, 12, 22, 34), lime)),
      ),
    ),
  'projects/inclusive-running-events/still-5': () =>
    scene(
      { ground: '#4a2f73', seed: 97 },
      k.paper('-40 330, 1640 250, 1640 700, -40 700', '#a8457a'),
      k.paper('-40 500, 1640 440, 1640 760, -40 760', '#f07b5a'),
      k.stars(220, 16, 9),
      k.ground(700, '#3a2557'),
      shape(k.poly('640 700, 1160 700, 1420 1040, 240 1040'), lane),
      at(560, 720, 1, arch(700, 610, pal.teal)),
      ink(k.line('470 800, 1250 800'), 20, pal.paper),
      at(
        900,
        860,
        1.25,
        k.person({
          pose: 'cheer',
          top: sun,
          bottom: violet,
          skin: 2,
          hair: 'short',
          hairColour: k.hairs[4],
          glasses: true,
          mood: 'happy',
          shoes: pal.paper,
        }),
      ),
      stones('420 250 14 22, 520 160 20 12, 1330 200 14 22, 1420 330 20 12, 760 60 18 12, 1100 50 14 20', sun),
      cheerers,
    ),
}

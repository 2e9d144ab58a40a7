/** Stills 2 to 5 of the race for everyone. */
import { cheerers } from '../../kit/actors/running-cheerers'
import * as k from '../../kit/index'
import { bench, many, stones } from '../../kit/props/bystanders'
import { arch } from '../../kit/props/roadside'

const { at, fill, flip, ink, limb, pal, rect, scene, shape, turn } = k
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
      { ground: '#38508f', seed: 96 },
      shape(k.poly('800 -60, 1720 900, -120 900'), '#5f7cc2'),
      fill(k.poly('800 -60, 520 900, -120 900'), '#4c68ad'),
      shape(k.poly('1180 340, 1500 680, 1600 900, 1240 900'), '#f9e3a8'),
      ink(k.line('620 130, 620 200')),
      at(620, 270, 1, k.disc(0, 0, 60, sun, 70) + ink(k.line('-58 0, 58 0'), 5)),
      k.ground(880, '#2a3a70'),
      fill(k.oval(640, 930, 520, 70), '#8a6fc0'),
      at(
        880,
        960,
        1.65,
        flip(
          k.person({
            pose: 'sit',
            wear: 'skirt',
            top: pal.coral,
            bottom: '#8c2f52',
            skin: 3,
            hair: 'bun',
            hairColour: k.hairs[1],
            mood: 'smile',
            look: 0.8,
            shoes: pal.paper,
          }),
        ),
      ),
      rect(800, 720, 200, 230, '#a5673a', 12),
      at(
        430,
        975,
        1.95,
        k.person({
          pose: 'hold',
          child: true,
          top: sun,
          bottom: pal.teal,
          skin: 3,
          hair: 'short',
          hairColour: k.hairs[1],
          mood: 'calm',
          look: 0.4,
        }),
      ),
      ink(k.curve('352 500, 370 370, 440 336, 510 370, 526 500'), 22),
      k.disc(350, 506, 46, lime, 58),
      k.disc(530, 506, 46, lime, 58),
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

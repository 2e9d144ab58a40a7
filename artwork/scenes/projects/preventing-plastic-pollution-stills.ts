/** Preventing Plastic Pollution: river greens and greys, one red bottle top. */

import { estuary, floating, lap, reeds, river, top, trawler } from '../../kit/actors/river'
import * as k from '../../kit/index'
import { foliage, strokes } from '../../kit/shorthands'
import { bottle, join, stroke, strokesOf, water } from '../../kit/techniques/ink-river'
import { wash } from '../../kit/techniques/watercolour'

const { at, disc, fill, flip, ink, limb, pal, scene, shape, turn } = k
const { red, reed } = river

/** A plastic bottle lying on its side, 260 long. */
const litter = (c: string) => turn(90, k.bottle(c, pal.paper))

/** The scenes. */
export const scenes: Record<string, () => string> = {
  'projects/preventing-plastic-pollution/still-3': () =>
    scene(
      { ground: '#b9c9d3', seed: 85 },
      at(330, 150, 1.5, k.cloud('#93a6b5')),
      at(1180, 120, 1.2, k.cloud('#dfe7ec')),
      k.hills(470, '#8fa36a', 50, 18),
      ink(
        [
          ...k.curve('60 320, 300 290, 420 330, 380 370, 340 340'),
          ...k.curve('900 240, 1200 220, 1330 270, 1290 310, 1250 280'),
          ...k.curve('1180 420, 1400 390, 1560 420'),
        ],
        9,
        pal.paper,
      ),
      k.ground(620, '#b58a4f'),
      strokes('20 700, 300 690|60 780, 260 770|420 920, 700 900', 7, '#8a6233'),
      water(k.blob('1660 636, 1330 700, 1180 800, 1090 1060, 1660 1060', 0.16), 0.4),
      strokesOf('1260 830, 1400 770, 1640 740|1180 980, 1360 900, 1660 850', 46, { strength: 0.5 }),
      strokesOf('1340 960, 1480 930, 1640 940', 26, { strength: 0.6 }),
      shape(k.round('130 810, 150 480, 720 470, 760 810', 60), '#8a6233'),
      shape(
        k.blob(
          '110 700, 140 460, 420 410, 720 450, 900 330, 1120 400, 1260 300, 1180 480, 1010 500, 880 460, 770 560, 770 720, 640 690, 500 730, 330 690, 220 740',
          0.14,
        ),
        '#eef2f4',
      ),
      ink(
        [
          ...k.curve('420 412, 430 560, 400 690'),
          ...k.curve('780 430, 900 400, 1060 440'),
          ...k.curve('230 470, 250 560, 220 660'),
        ],
        6,
        '#9fb0bb',
      ),
      limb(k.curve('300 430, 330 620, 320 810'), pal.teal, 18, 4),
      limb(k.curve('590 430, 660 560, 830 690'), pal.teal, 18, 4),
      k.shadow(960, 950, 170),
      at(
        990,
        950,
        1.5,
        flip(
          k.person({
            pose: 'point',
            mood: 'cross',
            look: 0.6,
            skin: 1,
            hair: 'cap',
            hairColour: '#8a3b2f',
            beard: true,
            wear: 'overall',
            top: '#c9504a',
            bottom: '#3b5a86',
            shoes: reed,
            hold: limb(k.line('0 0, -22 128'), pal.teal, 12, 4),
          }),
        ),
      ),
      at(1520, 1050, 1, flip(reeds(reed))),
    ),
  'projects/preventing-plastic-pollution/still-4': () =>
    scene(
      { ground: '#8fcfc0', seed: 86 },
      k.hills(260, '#5fa37a', 50, 20),
      foliage([0, 250, 1600, 130], 16, 110, '#3f7f5a', 7),
      water(k.poly('-60 424, 800 410, 1660 402, 1660 1060, -60 1060'), 0.26),
      join(560, 420, 1040),
      strokesOf('-60 500, 160 484, 420 506|980 480, 1240 462, 1680 490|560 560, 700 550, 900 566', 34, {
        strength: 0.34,
      }),
      strokesOf('-60 640, 90 626, 240 646|1420 620, 1540 610, 1680 630', 40, { strength: 0.36 }),
      at(
        360,
        880,
        2.1,
        k.person({
          child: true,
          pose: 'present',
          mood: 'happy',
          look: 0.9,
          skin: 4,
          hair: 'pony',
          wear: 'overall',
          top: pal.marigold,
          bottom: reed,
          shoes: reed,
        }),
      ),
      at(
        1250,
        880,
        2.1,
        flip(
          k.person({
            child: true,
            pose: 'present',
            mood: 'smile',
            look: 0.9,
            skin: 0,
            hair: 'quiff',
            hairColour: k.hairs[3],
            wear: 'overall',
            top: pal.coral,
            bottom: '#2f5f7a',
            shoes: pal.ink,
          }),
        ),
      ),
      at(720, 590, 0.85, turn(-20, k.bottle('#bfe3f2', red))),
      at(910, 610, 0.6, litter(pal.moss)),
      at(830, 716, 0.62, top()),
      fill(
        k.blob('580 540, 700 610, 820 630, 930 610, 1030 540, 1000 700, 900 800, 720 800, 620 700'),
        '#e9d9a0',
        0.25,
      ),
      ink([
        ...k.curve('580 540, 700 600, 820 620, 930 600, 1030 540'),
        ...k.curve('580 540, 610 700, 720 800, 900 800, 1000 700, 1030 540'),
      ]),
      strokes(
        '640 580, 840 806|720 610, 930 780|800 624, 980 730|880 616, 1010 650|970 580, 770 806|890 612, 680 770|800 624, 630 720|700 606, 606 660',
        5,
      ),
      strokes('720 830, 720 870|800 820, 800 880|880 826, 880 860', 9, pal.paper),
      fill(k.poly('-60 834, 800 822, 1660 812, 1660 1060, -60 1060'), bottle.paper, 0.72),
      wash(k.poly('-60 834, 800 822, 1660 812, 1660 1060, -60 1060'), bottle.ink, { strength: 0.4, stray: 9 }),
      ...[370, 1240].map((x) => stroke(k.arc(x, 838, 190, 20, 350, 9, 30), 18, { strength: 0.75 })),
      stroke(k.arc(800, 900, 130, 200, 520, 8, 20), 14, { strength: 0.7 }),
      strokesOf('60 950, 300 934, 560 960|940 970, 1180 950, 1500 976', 40, { strength: 0.42 }),
      at(110, 1060, 1.1, shape(k.blob('-140 0, -90 -90, 40 -110, 150 -40, 160 30'), '#8d97a6')),
    ),
  'projects/preventing-plastic-pollution/still-5': () =>
    scene(
      { ground: '#d3d9de', seed: 87 },
      at(1180, 150, 1.8, k.cloud('#e9edf0')),
      at(180, 110, 1.3, k.cloud('#bcc5cd')),
      k.hills(360, '#a7b2ba', 16, 22, 1600, 1000, false),
      ...estuary(),
      at(1190, 560, 1.2, trawler('#3f5f73', pal.paper)),
      at(740, 470, 0.7, flip(trawler('#5a6b5f', '#c9b79a'))),
      at(1500, 470, 0.6, trawler('#6b4f5a', pal.paper)),
      ink(k.curve('970 480, 900 560, 880 640'), 6),
      disc(878, 650, 30, pal.marigold),
      at(330, 260, 0.6, k.bird('#eef2f4', pal.paper)),
      at(560, 200, 0.4, k.bird('#eef2f4', pal.paper)),
      at(420, 790, 1.5, turn(-7, floating())),
      lap,
    ),
}

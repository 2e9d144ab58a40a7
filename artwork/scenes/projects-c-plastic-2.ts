/** Preventing Plastic Pollution: river greens and greys, one red bottle top: later stills. */

import { floating, reeds, river, top, trawler } from '../kit/actors/river'
import * as k from '../kit/index'
import { beam, foliage, strokes } from '../kit/tools-projects-c'

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
      shape(k.blob('1640 640, 1330 700, 1180 800, 1100 1030, 1640 1030', 0.16), '#4f9aa6'),
      strokes('1320 800, 1440 790|1250 920, 1400 910|1460 880, 1560 874', 9, pal.paper),
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
      fill(k.poly('-20 420, 1620 400, 1620 1020, -20 1020'), '#4fb0b5'),
      beam('300 420, 560 420, 420 1020, 40 1020', pal.paper, 0.2),
      beam('1000 420, 1160 420, 1320 1020, 1040 1020', pal.paper, 0.2),
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
      fill(k.poly('-20 830, 1620 810, 1620 1020, -20 1020'), '#3a97a3', 0.85),
      ink([...k.oval(370, 836, 190, 26), ...k.oval(1240, 836, 190, 26), ...k.oval(800, 900, 130, 18)], 8, pal.paper),
      at(110, 1060, 1.1, shape(k.blob('-140 0, -90 -90, 40 -110, 150 -40, 160 30'), '#8d97a6')),
    ),
  'projects/preventing-plastic-pollution/still-5': () =>
    scene(
      { ground: '#d3d9de', seed: 87 },
      at(1180, 150, 1.8, k.cloud('#e9edf0')),
      at(180, 110, 1.3, k.cloud('#bcc5cd')),
      k.hills(360, '#a7b2ba', 16, 22, 1600, 1000, false),
      fill(k.poly('-20 400, 1620 390, 1620 1020, -20 1020'), '#8d9ba6'),
      k.paper('-30 470, 620 450, 900 490, 500 520, -30 530', '#a3968a', 5, 120),
      k.paper('-30 640, 1630 600, 1630 1030, -30 1030', '#7a8a97', 12, 240),
      at(1190, 560, 1.2, trawler('#3f5f73', pal.paper)),
      at(740, 470, 0.7, flip(trawler('#5a6b5f', '#c9b79a'))),
      at(1500, 470, 0.6, trawler('#6b4f5a', pal.paper)),
      ink(k.curve('970 480, 900 560, 880 640'), 6),
      disc(878, 650, 30, pal.marigold),
      strokes(
        '1040 620, 1340 616|660 500, 810 498|1100 720, 1300 716|1240 860, 1500 852|80 760, 240 756|620 920, 860 914',
        9,
        '#c3ced6',
      ),
      at(330, 260, 0.6, k.bird('#eef2f4', pal.paper)),
      at(560, 200, 0.4, k.bird('#eef2f4', pal.paper)),
      fill(k.oval(420, 850, 230, 40), '#5f6f7d'),
      at(420, 790, 1.5, turn(-7, floating())),
      fill(k.blob('160 850, 300 826, 430 850, 560 826, 700 850, 640 900, 220 900'), '#7a8a97'),
      ink(
        [...k.curve('190 850, 300 830, 430 852, 560 830, 680 850'), ...k.curve('260 910, 420 930, 600 906')],
        8,
        '#c3ced6',
      ),
    ),
}

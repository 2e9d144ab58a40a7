/** Fundraising Thank You: a small red car through dusk, snow and dawn: later stills. */
import * as k from '../kit/index'
import { car, carFront } from '../kit/props-projects-c'
import { beam, dashed, each, sheet, strokes } from '../kit/tools-projects-c'

const { at, fill, ink, limb, pal, scene, shape, turn } = k
const red = '#e23b3f'

/** A hospital, 520 wide, base on y=0. */
const hospital = (c: string, lit: string) => {
  const windows = [-220, -150, 90, 160, 230].flatMap((x) => [-150, -80].map((y): [number, number] => [x, y]))
  return (
    k.rect(-260, -190, 540, 192, c) +
    k.rect(-90, -280, 150, 282, c) +
    fill(
      windows.flatMap(([x, y]) =>
        k.poly([
          [x - 22, y],
          [x + 22, y],
          [x + 22, y + 40],
          [x - 22, y + 40],
        ]),
      ),
      lit,
    ) +
    fill(
      k.poly(
        '-30 -250, 0 -250, 0 -224, 26 -224, 26 -194, 0 -194, 0 -168, -30 -168, -30 -194, -56 -194, -56 -224, -30 -224',
      ),
      pal.teal,
    ) +
    k.rect(-56, -90, 84, 92, lit) +
    ink(k.line('-14 -90, -14 0'), 6)
  )
}

/** A vacuum flask, 180 high, base on y=0. */
const flask = (c: string) =>
  k.rect(-34, -140, 68, 140, c, 10) +
  k.rect(-30, -184, 60, 44, pal.steel, 8) +
  ink([...k.line('-34 -100, 34 -100'), ...k.line('-34 -40, 34 -40')], 6, pal.paper)

/** The scenes. */
export const scenes: Record<string, () => string> = {
  'projects/fundraising-thank-you/still-3': () =>
    scene(
      { ground: '#bfe3ee', seed: 55 },
      at(300, 130, 1.1, k.cloud()),
      k.hills(330, '#9cc7a8', 50, 7),
      sheet('-30 380, 520 330, 640 560, -30 620', '#e8c85a'),
      sheet('520 330, 1100 320, 1010 560, 640 560', '#8fbf6a'),
      sheet('1100 320, 1630 360, 1630 600, 1010 560', '#d99a5b'),
      sheet('-30 620, 640 560, 560 820, -30 860', '#6aa869'),
      sheet('640 560, 1010 560, 1180 840, 560 820', '#f2dd8a'),
      sheet('1010 560, 1630 600, 1630 880, 1180 840', '#79b07a'),
      sheet('-30 860, 560 820, 700 1040, -30 1040', '#c9784e'),
      sheet('560 820, 1180 840, 1320 1040, 700 1040', '#5f9c62'),
      sheet('1180 840, 1630 880, 1630 1040, 1320 1040', '#e8c85a'),
      strokes(
        '60 480, 460 400|50 540, 520 450|90 590, 580 510|1220 650, 1580 700|1220 720, 1600 780|60 920, 440 890|90 980, 520 950',
        6,
        '#7d8a45',
      ),
      limb(k.curve('-40 770, 300 740, 640 800, 960 760, 900 620, 1000 500, 1180 440'), '#5b5f7d', 64, 6),
      dashed(ink(k.curve('-40 770, 300 740, 640 800, 960 760, 900 620, 1000 500, 1180 440'), 6, pal.paper), '40 36'),
      at(1230, 430, 1.15, hospital(pal.paper, pal.sky)),
      each('760 620 .5, 1460 780 .7, 240 560 .5, 1120 940 .8', ([x = 0, y = 0, s = 1]) =>
        at(x, y, s, k.tree('round', '#2f7d4f')),
      ),
      at(430, 780, 1.05, turn(3, car(red))),
    ),
  'projects/fundraising-thank-you/still-4': () =>
    scene(
      { ground: '#2f6f7a', seed: 56 },
      k.stars(240, 14, 12),
      at(1150, 560, 1.75, hospital('#a8cfc9', '#ffe9b0')),
      k.ground(560, '#1d4a57'),
      strokes('-20 640, 90 580|780 1010, 740 570|1180 1010, 1010 570|1580 1010, 1300 570', 14, '#a8cfc9'),
      limb(k.line('1490 860, 1490 160, 1400 140'), pal.ink, 12),
      beam('1360 150, 1420 150, 1560 900, 1180 900', '#ffe9b0', 0.25),
      k.shadow(470, 940, 470),
      at(470, 930, 2.7, carFront(pal.coral, red, '#1d4a57')),
      shape(k.round('230 760, 260 420, 680 420, 710 760', 40), '#3a1f3a'),
      shape(k.poly('240 330, 700 330, 760 190, 180 190'), red),
      fill(k.poly('290 310, 650 310, 690 220, 250 220'), '#1d4a57'),
      k.rect(200, 760, 540, 56, pal.steel, 14),
      at(
        360,
        986,
        1.45,
        k.person({
          pose: 'sit',
          mood: 'calm',
          skin: 1,
          hair: 'short',
          hairColour: k.hairs[4],
          glasses: true,
          look: 0.8,
          top: pal.plum,
          bottom: pal.night,
          shoes: pal.marigold,
          hold: at(22, -16, 0.45, k.cup(pal.paper)),
        }),
      ),
      at(640, 766, 1.1, flask(pal.marigold)),
    ),
  'projects/fundraising-thank-you/still-5': () =>
    scene(
      { ground: '#f0b6a6', seed: 57 },
      sheet('-30 260, 1630 220, 1630 600, -30 600', '#f7d2b4', 10, 220),
      k.hills(480, '#9a88b8', 34, 3),
      ...[900, 1500].map((x, i) => at(x, 560, 0.9 + i * 0.3, k.tree('round', '#6f8f86'))),
      fill(k.poly('-20 560, 1620 540, 1620 1020, -20 1020'), '#88a58d'),
      fill(k.poly('1080 545, 1160 545, 1500 1020, 760 1020'), '#6b6488'),
      strokes('1120 560, 1120 580|1122 620, 1124 660|1126 860, 1130 980', 14, pal.paper),
      k.shadow(1130, 780, 190),
      at(1130, 775, 1.1, carFront('#ff7a5c', red, pal.night)),
      fill(k.poly('-20 -20, 640 -20, 640 880, -20 900'), '#c96f4a'),
      strokes(
        '40 120, 130 118|430 60, 540 58|500 240, 610 238|20 340, 80 338|520 480, 620 478|30 620, 90 618|520 700, 610 698',
        8,
        '#9a4c33',
      ),
      ink(k.line('640 -20, 640 884')),
      k.rect(130, 110, 350, 760, pal.paper),
      fill(k.box(160, 150, 290, 720), '#ffdf8a'),
      shape(k.poly('160 150, 90 190, 90 930, 160 868'), pal.teal),
      k.rect(60, 866, 520, 60, pal.steel),
      ink(k.line('640 884, 560 900')),
      at(
        350,
        880,
        1.6,
        k.person({
          pose: 'wave',
          mood: 'happy',
          look: 1,
          skin: 2,
          hair: 'bald',
          hairColour: k.hairs[4],
          beard: true,
          glasses: true,
          top: pal.leaf,
          bottom: pal.plum,
          shoes: pal.coral,
        }),
      ),
      at(590, 930, 1.1, k.plant(pal.marigold, pal.leaf)),
    ),
}

import * as k from '../../kit/index'
import { questions } from '../../kit/palettes'
import { figure } from '../../kit/props/figure'

const { at, fill, flip, ink, scene } = k
const { blue, pale, navy, rose, butter, cream, sage } = questions

/** Questions answered: posters of park and sofa. */
export const scenes: Record<string, () => string> = {
  'films/nhs-covid-19-questions-answered-family': () =>
    scene(
      { ground: pale, seed: 51 },
      k.hills(330, sage, 30, 2),
      at(160, 500, 1.6, k.tree('fir', '#5f9f72')),
      at(1480, 440, 1.3, k.tree('fir', '#5f9f72')),
      k.cut(k.pts('-40 430, 1640 400, 1640 1040, -40 1040'), '#b9d99c', 6, 180),
      ...[
        [400, 690, rose, '#f7b3ac'],
        [1210, 640, blue, '#7fb0e6'],
        [840, 940, butter, '#ffe9bb'],
      ].map(([x, y, c, d]) =>
        at(
          Number(x),
          Number(y),
          1,
          k.shape(k.poly('-310 20, -200 -90, 290 -90, 330 30'), String(c)),
          ink(k.line('-240 -36, 310 -30'), 18, String(d)),
        ),
      ),
      at(
        360,
        730,
        1.15,
        figure({
          skin: 3,
          hair: 'bun',
          hairColour: k.hairs[4],
          mood: 'happy',
          look: 0.8,
          top: '#8a5fa8',
          bottom: '#8a5fa8',
          arms: ['-90 -190, -60 -150', '100 -220, 140 -290'],
          legs: ['-10 -130, 80 -130, 150 -70', '10 -130, 100 -110, 170 -60'],
        }),
      ),
      at(
        1180,
        680,
        1.15,
        flip(
          figure({
            skin: 3,
            hair: 'short',
            mood: 'smile',
            look: 0.8,
            top: butter,
            bottom: navy,
            arms: ['-90 -190, -60 -150', '90 -210, 136 -230'],
            legs: ['-10 -130, 80 -130, 150 -70', '10 -130, 100 -110, 170 -60'],
          }),
        ),
      ),
      at(
        790,
        990,
        1.15,
        figure({
          skin: 3,
          hair: 'pony',
          mood: 'happy',
          look: 0,
          top: rose,
          bottom: blue,
          arms: ['-100 -220, -150 -300', '100 -220, 150 -300'],
          legs: ['-20 -130, -90 -110, 20 -70', '20 -130, 90 -110, -10 -60'],
        }),
      ),
      at(1010, 870, 0.8, k.cup(blue)),
    ),
  'films/nhs-covid-19-questions-answered-at-home': () =>
    scene(
      { ground: '#6b8fc9', seed: 52 },
      k.cut(k.pts('-40 -40, 700 -40, 500 1040, -40 1040'), '#5b7fba', 8, 150),
      k.windowOn(1120, 70, 340, 320, navy, k.group(at(170, 130, 0.8, k.moon(butter)))),
      k.framed(160, 110, 240, 200, cream, k.heart(rose), butter),
      k.floor(860, '#c9825a'),
      k.rect(200, 440, 1200, 360, butter, 80),
      at(
        560,
        1000,
        1.9,
        figure({
          skin: 2,
          hair: 'curly',
          hairColour: k.hairs[2],
          mood: 'calm',
          look: 0.7,
          nod: 6,
          top: cream,
          arms: ['-90 -190, -20 -170', '110 -230, 60 -306'],
          hold: k.group(k.rect(-22, -44, 46, 70, pale, 6), fill(k.box(-17, -14, 36, 34), '#7fb0e6')),
        }),
      ),
      k.shape(k.blob('390 760, 480 700, 700 690, 1080 720, 1200 800, 1220 900, 380 910', 0.14), rose),
      ink(k.curve('460 800, 800 780, 1180 840').concat(k.curve('440 870, 800 850, 1200 890')), 12, '#f7b3ac'),
      k.rect(160, 620, 150, 310, '#f0bf62', 60),
      k.rect(1300, 620, 150, 310, '#f0bf62', 60),
      k.shape(k.blob('960 800, 940 660, 1000 560, 1120 560, 1180 660, 1180 800', 0.16), '#a8653b'),
      k.shape(k.blob('930 480, 960 400, 1060 380, 1140 420, 1150 500, 1100 570, 980 570, 890 550, 880 500'), '#c98b57'),
      k.shape(k.blob('1100 400, 1180 420, 1200 520, 1150 560, 1110 480'), '#7a4a2b'),
      k.dot(900, 500, 24, k.pal.ink, 18),
      ink(k.curve('985 460, 1000 448, 1015 462'), 9),
      ink(k.curve('906 534, 950 550, 980 530'), 7),
      fill(k.box(965, 596, 190, 26, 8), rose),
    ),
}

import * as k from '../../kit/index'
import { questions } from '../../kit/palettes'
import { figure, mug } from '../../kit/props/figure'
import { cell } from '../../kit/walkers'

const { at, fill, ink, limb, scene, turn } = k
const { blue, pale, navy, rose, butter, cream, sage } = questions

/** Questions answered: posters of its short films. */
export const scenes: Record<string, () => string> = {
  'films/nhs-covid-19-questions-answered-how-it-works': () =>
    scene(
      { ground: rose, seed: 48 },
      k.cut(k.pts('-40 620, 1640 560, 1640 1040, -40 1040'), '#e0645b', 6, 160),
      k.cut(k.pts('160 740, 1440 720, 1560 960, 60 980'), cream, 5, 180),
      ink(k.poly('230 770, 1380 750, 1470 930, 150 945'), 8, blue),
      fill(k.oval(800, 360, 330), '#f7a79f'),
      at(
        1040,
        470,
        1,
        limb(k.line('-70 200, -110 360'), blue, 40),
        limb(k.line('90 190, 150 350'), blue, 40),
        cell(pale, blue, 'smile', -0.6),
      ),
      at(
        1040,
        470,
        2,
        cell(pale, blue, 'happy', -0.6),
        ink(k.curve('-108 40, 0 76, 108 36'), 26, navy),
        ink(k.line('-10 70, -40 120').concat(k.line('0 70, 40 124')), 18, navy),
      ),
      at(
        530,
        560,
        1.35,
        turn(
          -22,
          limb(k.line('-40 90, -90 190'), butter, 30),
          limb(k.line('60 90, 150 120'), butter, 30),
          cell(butter, '#e8a33d', 'cross', 0.8),
          ink(k.curve('-106 44, 0 74, 106 40'), 22, cream),
        ),
      ),
      limb(k.curve('640 480, 720 400, 850 430'), butter, 36),
      limb(k.curve('860 560, 760 600, 680 560'), blue, 40),
      ink(k.line('330 300, 260 240').concat(k.line('400 240, 370 160'), k.line('280 380, 190 360')), 14, cream),
    ),
  'films/nhs-covid-19-questions-answered-appointment': () =>
    scene(
      { ground: sage, seed: 49 },
      k.cut(k.pts('-40 -40, 1640 -40, 800 -400'), sage),
      limb(k.line('-20 330, 800 20, 1620 330'), '#a8653b', 34),
      limb(k.line('140 260, 1460 260'), '#a8653b', 26),
      ...[80, 1280].map((x) => k.windowOn(x, 400, 240, 300, pale)),
      at(620, 350, 1, k.bunting(900, [rose, butter, blue, cream])),
      k.floor(800, '#c98b57'),
      k.rect(380, 610, 50, 340, blue, 12),
      k.rect(390, 790, 350, 46, blue, 12),
      ink(k.line('420 840, 410 980').concat(k.line('700 840, 714 980')), 18),
      at(
        570,
        960,
        1.75,
        figure({
          skin: 1,
          hair: 'short',
          hairColour: k.hairs[2],
          mood: 'smile',
          look: 0.7,
          top: rose,
          bottom: navy,
          shoes: cream,
          bare: true,
          arms: ['-80 -190, 30 -150', '78 -180, 120 -130'],
          legs: ['-10 -140, 100 -136, 96 -4', '20 -136, 130 -130, 132 -4'],
        }),
      ),
      ink(k.curve('614 560, 650 580, 690 566'), 12, '#c95a52'),
      at(800, 190, 1.25, k.clock(cream)),
      at(
        1180,
        900,
        1,
        k.rect(-190, -120, 380, 30, cream),
        ink(k.line('-160 -90, -160 90').concat(k.line('160 -90, 160 90')), 16),
        at(-80, -190, 0.75, k.wipes(pale)),
        at(90, -200, 0.8, k.clipboard()),
      ),
    ),
  'films/nhs-covid-19-questions-answered-test': () =>
    scene(
      { ground: '#f3b6a6', seed: 50 },
      k.cut(k.pts('900 -40, 1640 -40, 1640 1040, 1040 1040'), '#eba593', 8, 150),
      k.rect(1010, 110, 500, 24, cream),
      at(1100, 60, 0.6, k.plant(blue, sage)),
      at(1260, 60, 0.6, mug(butter)),
      at(1400, 62, 0.6, k.bottle(sage)),
      k.windowOn(90, 100, 300, 380, butter, at(150, 150, 0.7, k.sun(cream, cream))),
      at(
        660,
        1040,
        2.2,
        figure({
          skin: 4,
          hair: 'bun',
          mood: 'think',
          look: 0.8,
          nod: 12,
          top: blue,
          arms: ['-100 -190, 10 -150', '130 -190, 190 -150'],
        }),
      ),
      at(
        660,
        1040,
        2.2,
        fill(k.poly('-34 -290, 34 -290, 6 -210'), cream),
        ink(k.line('-40 -292, 6 -206, 4 -140').concat(k.line('44 -292, 6 -206')), 9, pale),
        ink(k.line('-50 -170, 50 -166'), 16, pale),
      ),
      k.cut(k.pts('-40 740, 1640 710, 1640 1040, -40 1040'), cream, 4, 200),
      ink(k.line('-20 742, 1620 710')),
      k.shape(k.poly('690 760, 1120 740, 1150 910, 670 930'), pale),
      k.shape(k.poly('760 650, 1180 620, 1120 740, 690 760'), blue),
      k.disc(660, 720, 36, k.skins[4] ?? '#8d5837'),
      k.disc(1080, 706, 36, k.skins[4] ?? '#8d5837'),
      at(
        1330,
        850,
        1,
        turn(
          -12,
          k.rect(-150, -50, 300, 100, cream, 30),
          k.rect(-90, -22, 110, 44, pale, 14),
          ink(k.line('-50 -14, -50 14'), 10, rose),
          k.dot(84, 0, 22, rose),
        ),
      ),
      limb(k.line('820 860, 1000 830'), cream, 10, 4),
      at(280, 850, 1.5, mug(rose)),
    ),
}

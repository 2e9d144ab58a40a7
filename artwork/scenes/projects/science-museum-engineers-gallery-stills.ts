import * as k from '../../kit/index'
import { gallery } from '../../kit/palettes'
import { figure } from '../../kit/props/figure'

const { at, fill, flip, ink, limb, scene, turn } = k
const { brass, gold, copper, deep, navy, cream } = gallery
const P = 'projects/science-museum-engineers-gallery'

/** The engineers' gallery: mast, field and theatre. */
export const scenes: Record<string, () => string> = {
  [`${P}/still-3`]: () =>
    scene(
      { ground: navy, seed: 15 },
      k.stars(600, 46, 5, gold),
      ...[560, 430, 310, 200].map((r, i) =>
        fill(k.oval(1060, 300, r), [deep, '#1c5470', '#2f7f94', '#7cc0bd'][i] ?? deep, 0.8),
      ),
      ...[560, 430, 310, 200].map((r) => ink(k.oval(1060, 300, r), 7, gold)),
      k.hills(800, deep, 30, 6),
      limb(k.line('1000 860, 1058 300'), brass, 12),
      limb(k.line('1120 860, 1062 300'), brass, 12),
      ink(k.line('1006 800, 1104 700, 1024 620, 1090 540, 1038 460, 1078 390'), 8, brass),
      k.disc(1060, 290, 34, copper),
      at(180, 800, 1.6, k.house('#d9b98a', copper)),
      at(480, 850, 1.3, k.house(gold, '#8a3f28')),
      at(760, 890, 1.1, k.house('#c99a6b', copper)),
      at(1400, 860, 1.5, k.house('#d9b98a', '#8a3f28')),
      k.cut(k.pts('-40 950, 700 960, 1640 930, 1640 1040, -40 1040'), navy, 6, 180),
      at(620, 985, 0.9, k.tree('fir', '#1c5470')),
    ),
  [`${P}/still-4`]: () =>
    scene(
      { ground: '#f6cf7a', seed: 16 },
      at(1250, 250, 1.9, k.sun('#f08a3c', '#f08a3c')),
      k.hills(560, brass, 40, 8),
      k.cut(k.pts('-40 640, 1640 600, 1640 1040, -40 1040'), '#b7713d', 6, 190),
      ink(
        k
          .line('-20 720, 140 760, 260 700, 420 760, 380 880, 520 1010')
          .concat(
            k.line('380 880, 180 930, -20 900'),
            k.line('420 760, 700 700, 900 780, 860 900, 1000 1010'),
            k.line('900 780, 1180 730, 1330 800, 1620 740'),
            k.line('1330 800, 1300 920, 1460 1010'),
          ),
        11,
      ),
      at(
        560,
        1010,
        1.9,
        figure({
          skin: 5,
          hair: 'short',
          beard: true,
          mood: 'smile',
          look: 1,
          nod: 12,
          top: deep,
          bottom: navy,
          shoes: cream,
          arms: ['60 -170, 160 -120', '130 -200, 240 -110'],
          legs: ['-10 -130, -90 -60, -190 -34', '20 -130, 130 -130, 118 -20'],
        }),
      ),
      at(
        574,
        300,
        1.25,
        k.shape(k.blob('-220 -40, -90 -70, -70 -150, 70 -160, 100 -76, 230 -60, 100 -24, -90 -16'), gold),
      ),
      k.shadow(1130, 900, 120),
      limb(k.curve('1120 900, 1130 820, 1120 720'), '#5aa04a', 14),
      at(1120, 760, 0.9, turn(8, k.shape(k.blob('0 0, 40 -110, 150 -120, 120 -20'), '#7cc45b'))),
      at(1124, 800, 0.9, turn(-6, k.shape(k.blob('0 0, -60 -90, -150 -70, -100 6'), '#5aa04a'))),
      at(1300, 880, 1, turn(-10, k.shape(k.round('-60 -50, 60 -50, 44 60, -44 60', 10), copper))),
    ),
  [`${P}/still-5`]: () =>
    scene(
      { ground: '#2f7f94', seed: 17 },
      k.cut(k.pts('520 -40, 1080 -40, 1400 1040, 240 1040'), '#57a3ac', 10, 150),
      limb(k.line('800 -20, 800 70'), navy, 14),
      k.shape(k.blob('640 130, 700 70, 900 70, 960 130'), brass),
      fill(k.poly('650 140, 950 140, 1180 800, 420 800'), gold, 0.45),
      at(
        390,
        1120,
        2.25,
        turn(
          12,
          figure({
            skin: 4,
            hair: 'cap',
            hairColour: deep,
            mood: 'think',
            look: 0.9,
            nod: 10,
            top: deep,
            bottom: deep,
          }),
        ),
      ),
      at(
        1290,
        1180,
        2.25,
        flip(
          turn(
            4,
            figure({
              skin: 1,
              hair: 'bun',
              hairColour: k.hairs[4],
              mood: 'smile',
              glasses: true,
              look: 0.8,
              nod: 6,
              top: copper,
              bottom: copper,
            }),
          ),
        ),
      ),
      k.cut(k.pts('-40 760, 1640 760, 1640 1040, -40 1040'), cream, 4, 200),
      ink(k.line('-20 762, 1620 758')),
      k.shape(k.blob('560 860, 640 800, 980 800, 1070 860, 1010 960, 620 960', 0.15), '#b7dfe2'),
      at(800, 800, 1.7, k.heart('#d9483b')),
      at(764, 770, 0.9, k.gear(brass, 8, 88, navy)),
      at(876, 846, 0.9, turn(20, k.gear(gold, 7, 62, navy))),
      limb(k.curve('470 560, 440 800, 560 770'), deep, 84, 8),
      limb(k.line('560 770, 636 730'), k.skins[4] ?? '', 52, 7),
      limb(k.line('640 730, 748 762'), '#b8c4c8', 9, 5),
      limb(k.line('640 700, 748 756'), '#b8c4c8', 9, 5),
      limb(k.curve('1210 620, 1250 830, 1110 760'), copper, 84, 8),
      limb(k.line('1110 760, 1040 690'), k.skins[1] ?? '', 52, 7),
      limb(k.line('1036 700, 990 640'), brass, 14),
      fill(k.oval(950, 560, 84), '#cfeef2', 0.6),
      ink(k.oval(950, 560, 84), 22),
      ink(k.oval(950, 560, 84), 10, brass),
      k.rect(1240, 880, 300, 84, '#b8c4c8', 30),
      ...[1300, 1390, 1470].map((x, i) => at(x, 900, 1, turn(i * 15, k.gear(i % 2 ? gold : brass, 8, 44, navy)))),
      at(210, 900, 1, turn(-18, limb(k.line('-130 0, 20 0'), copper, 34), limb(k.line('30 0, 190 0'), '#b8c4c8', 12))),
    ),
}

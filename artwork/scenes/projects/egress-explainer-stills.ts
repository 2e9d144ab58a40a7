import * as k from '../../kit/index'
import { egress } from '../../kit/palettes'
import { figure } from '../../kit/props/figure'
import { letter } from '../../kit/walkers'

const { at, fill, flip, ink, limb, scene, turn } = k
const { dusk, deep, violet, glow, amber, cream, lime } = egress
const P = 'projects/egress-explainer'

/** Egress: a letter finds its way out. */
export const scenes: Record<string, () => string> = {
  [`${P}/still-3`]: () =>
    scene(
      { ground: deep, seed: 65 },
      fill(k.oval(930, 470, 560), '#3a2b6a'),
      fill(k.oval(930, 470, 400), '#6b4a5c'),
      fill(k.oval(930, 470, 250), amber, 0.75),
      ...[0, 1, 2, 3, 4, 5].map((i) => k.rect(-60, 930 - i * 90, 1100 - i * 190, 110, i % 2 ? violet : '#5c46ad')),
      at(
        1270,
        1000,
        1.95,
        flip(
          figure({
            skin: 4,
            hair: 'cap',
            hairColour: '#e2574c',
            beard: true,
            mood: 'calm',
            look: 0.9,
            nod: 6,
            top: '#e2574c',
            bottom: dusk,
            arms: ['-90 -190, -60 -150', '110 -250, 180 -270'],
            legs: ['-24 -140, -26 -70, -28 -8', '24 -140, 26 -70, 28 -8'],
          }),
        ),
      ),
      ink(k.line('1270 520, 1270 740'), 8),
      ...[560, 630, 700].map((y) => k.disc(1252, y, 12, glow)),
      at(
        918,
        520,
        1.5,
        ink(k.curve('-30 -40, 0 -80, 30 -40')),
        k.rect(-42, -44, 84, 20, dusk),
        k.rect(-34, -26, 68, 92, glow),
        k.rect(-46, 64, 92, 20, dusk),
        k.shape(k.blob('0 -10, 18 30, 0 52, -18 30'), amber),
      ),
      at(
        420,
        660,
        1.4,
        letter({
          mood: 'shock',
          look: 1,
          lean: -6,
          line: amber,
          arms: ['-124 -170, -180 -190, -200 -240', '124 -170, 170 -200, 170 -260'],
        }),
      ),
    ),
  [`${P}/still-4`]: () =>
    scene(
      { ground: amber, seed: 66 },
      k.cut(k.pts('-40 -40, 760 -40, 420 1040, -40 1040'), '#ffb561', 10, 150),
      ink(
        k
          .arc(880, 480, 1, 0, 330, 11)
          .flatMap(([x, y]) =>
            k.line([880 + (x - 880) * 540, 500 + (y - 480) * 430], [880 + (x - 880) * 640, 500 + (y - 480) * 520]),
          ),
        16,
        glow,
      ),
      k.shadow(880, 950, 420),
      limb(k.curve('700 440, 700 190, 880 110, 1060 190, 1060 440'), '#b9c3d6', 60, 8),
      at(
        880,
        840,
        1,
        limb(k.line('-120 0, -130 90'), k.pal.ink, 8),
        limb(k.line('120 0, 130 90'), k.pal.ink, 8),
        k.disc(-110, 100, 54, violet, 26),
        k.disc(150, 100, 54, violet, 26),
      ),
      k.rect(470, 380, 820, 480, cream, 14),
      ink(k.line('480 850, 690 690').concat(k.line('1280 850, 1070 690')), 8),
      k.shape(k.poly('474 384, 1286 384, 880 610'), '#f3dcae'),
      at(880, 540, 2.3, k.face('happy', 0)),
      k.shape(k.blob('430 600, 560 620, 700 720, 850 690, 870 790, 840 900, 480 900, 430 760', 0.13), violet),
      k.shape(k.blob('1330 600, 1200 620, 1060 720, 890 690, 870 790, 900 900, 1280 900, 1330 760', 0.13), violet),
      ink(k.line('870 700, 866 890'), 8),
      k.disc(870, 760, 44, glow),
      k.dot(870, 750, 13),
      ink(k.line('870 752, 870 782'), 11),
      at(330, 300, 1, turn(-14, k.key(violet))),
    ),
  [`${P}/still-5`]: () =>
    scene(
      { ground: '#fbe7a1', seed: 67 },
      k.cut(k.pts('-40 -40, 560 -40, 560 1040, -40 1040'), deep, 4, 170),
      k.cut(k.pts('560 820, 1640 780, 1640 1040, 430 1040'), lime, 5, 180),
      k.shape(k.poly('400 60, 600 60, 600 880, 400 960'), '#e2574c'),
      k.dot(440, 520, 18, glow),
      limb(k.line('610 40, 610 890'), violet, 40),
      k.windowOn(1080, 90, 420, 330, '#a9dcf0', at(230, 140, 0.9, k.cloud(cream))),
      k.rect(1000, 640, 640, 40, amber),
      ink(k.line('1060 680, 1050 860').concat(k.line('1560 680, 1566 860')), 18),
      at(1180, 560, 1.1, k.laptop('#34a3a0')),
      at(1420, 540, 1, k.plant(violet, '#2f9d63')),
      at(
        880,
        250,
        1,
        limb(k.line('0 -270, 0 -60'), k.pal.ink, 3),
        k.shape(k.round('-70 -60, 70 -60, 50 30, -50 30', 14), '#e2574c'),
        ink(
          k
            .curve('-50 -60, -110 0, -90 90')
            .concat(k.curve('50 -60, 120 -10, 100 110'), k.curve('0 -60, -20 -140, 40 -150')),
          22,
          '#2f9d63',
        ),
      ),
      at(1480, 930, 1.7, k.plant('#e2574c', '#2f9d63')),
      fill(k.poly('600 880, 1180 1040, 200 1040, 400 960'), glow, 0.6),
      at(
        720,
        945,
        1.65,
        letter({
          mood: 'happy',
          look: 0.9,
          lean: 4,
          legs: ['-50 -96, -96 -60, -120 -16', '46 -96, 110 -90, 110 -10'],
          arms: ['-124 -170, -190 -180, -210 -230', '124 -170, 190 -210, 210 -280'],
        }),
      ),
    ),
}

import { committee, committeeArms } from '../kit/committee'
import { crowdParts } from '../kit/crowd-head'
import * as k from '../kit/index'
import { parliament } from '../kit/palettes-projects-a'
import { hand } from '../kit/props-projects-a'
import { scroll } from '../kit/walkers'

const { at, fill, ink, limb, scene, turn } = k
const { green, dark, red, gold, oak } = parliament
const P = 'projects/uk-parliament-education'

/** The bill's journey: patched, passed on and signed. */
export const scenes: Record<string, () => string> = {
  [`${P}/still-3`]: () =>
    scene(
      { ground: '#c2394c', seed: 35 },
      ink(
        [120, 300, 480, 660, 840, 1020, 1200, 1380, 1560].flatMap((x) => k.line([x, -10], [x, 600])),
        8,
        red,
      ),
      crowdParts,
      committee,
      k.cut(k.pts('-40 640, 1640 640, 1640 1040, -40 1040'), oak, 4, 200),
      ink(k.line('-20 642, 1620 640')),
      at(
        1230,
        860,
        1.15,
        turn(
          -90,
          scroll({
            mood: 'shock',
            look: 0.2,
            boot: green,
            more: k.group(k.rect(-80, -350, 70, 36, '#9ad0c0'), k.rect(10, -196, 80, 36, '#9ad0c0')),
          }),
        ),
      ),
      committeeArms,
    ),
  [`${P}/still-4`]: () =>
    scene(
      { ground: '#e9cf96', seed: 36 },
      fill(k.poly('-20 -20, 330 -20, 330 700, -20 860'), '#a9cdb0'),
      fill(k.poly('1270 -20, 1620 -20, 1620 860, 1270 700'), '#e3a49a'),
      ...[560, 800, 1040].map((x) =>
        k.shape(
          k.poly([
            [x - 90, 520],
            [x - 90, 190],
            [x, 90],
            [x + 90, 190],
            [x + 90, 520],
          ]),
          '#f6e2b3',
        ),
      ),
      k.shape(k.poly('90 150, 280 210, 280 730, 90 820'), green),
      ink(k.poly('120 220, 250 255, 250 430, 120 440').concat(k.poly('120 500, 250 480, 250 680, 120 740')), 6, gold),
      k.dot(262, 470, 13, gold),
      k.shape(k.poly('1510 150, 1320 210, 1320 730, 1510 820'), red),
      ink(
        k.poly('1480 220, 1350 255, 1350 430, 1480 440').concat(k.poly('1480 500, 1350 480, 1350 680, 1480 740')),
        6,
        gold,
      ),
      k.dot(1338, 470, 13, gold),
      k.cut(k.pts('330 690, 1270 690, 1640 870, 1640 1040, -40 1040, -40 870'), oak, 3, 190),
      k.cut(k.pts('200 770, 800 760, 800 900, 100 900'), green, 3, 190),
      k.cut(k.pts('800 760, 1400 770, 1500 900, 800 900'), red, 3, 190),
      ink(k.line('110 900, 1500 900'), 10, gold),
      k.shadow(720, 870, 150),
      at(
        700,
        865,
        1.4,
        scroll({
          mood: 'calm',
          look: 1,
          lean: 8,
          ribbon: gold,
          boot: '#5b2a86',
          legs: ['-40 -120, -70 -70, -96 -16', '40 -120, 116 -90, 96 -8'],
          arms: ['-92 -240, -150 -270, -120 -310', '92 -240, 150 -280, 180 -240'],
        }),
      ),
    ),
  [`${P}/still-5`]: () =>
    scene(
      { ground: dark, seed: 37 },
      k.cut(k.pts('560 -40, 1500 -40, 1640 560, 1640 1040, 420 1040'), green, 10, 160),
      fill(k.oval(1080, 520, 420), '#3f8a63', 0.6),
      at(
        1060,
        830,
        1,
        k.shape(
          k.blob(
            '-480 -60, -400 -110, 0 -80, 400 -110, 490 -60, 450 40, 480 120, 400 150, 0 130, -400 150, -480 120, -450 40',
            0.14,
          ),
          red,
        ),
      ),
      ink(k.curve('620 850, 1060 890, 1500 850'), 7, gold),
      ...[590, 1530].map((x) => k.disc(x, 900, 34, gold)),
      at(
        1080,
        830,
        1.4,
        turn(
          6,
          scroll({
            mood: 'asleep',
            look: 0.2,
            ribbon: gold,
            legs: ['-40 -120, -100 -60, -180 -40', '40 -120, 120 -70, 200 -40'],
            arms: ['-92 -230, -150 -190, -160 -140', '92 -230, 150 -180, 150 -130'],
          }),
        ),
      ),
      at(
        520,
        400,
        1.35,
        turn(
          14,
          hand(
            2,
            red,
            turn(
              14,
              k.group(
                limb(k.line('0 -200, 0 150'), gold, 12),
                k.shape(k.blob('0 -60, -60 -150, -40 -270, 20 -330, 54 -230, 46 -130'), gold),
                ink(k.line('4 -50, 14 -300').concat(k.line('4 -120, -40 -180'), k.line('6 -160, 44 -220')), 5, oak),
              ),
            ),
            gold,
          ),
        ),
      ),
    ),
}

/** The last stills of the doughnut and its two short films. */

import { readers } from '../../kit/actors/readers'
import { crowdParts } from '../../kit/crowd-head'
import * as k from '../../kit/index'
import { cakeStand, rays, reach, ringCake } from '../../kit/props/bystanders'
import { awning } from '../../kit/props/roadside'

const { at, fill, flip, ink, limb, pal, rect, scene, shape, turn } = k
const [midnight, choc, gold, hot, dough] = ['#2a1240', '#4a2316', '#ffd978', '#f0457f', '#e2a55c']
const cake = ringCake(choc, dough, gold)

export const scenes: Record<string, () => string> = {
  'projects/nutella-donut-launch/still-5': () =>
    scene(
      { ground: '#b9e4d0', seed: 107 },
      k.paper('820 -40, 1640 -40, 1640 800, 760 800', gold),
      at(330, 830, 1.5, k.bust({ skin: 4, hair: 'afro', mood: 'shock', top: hot, look: 0.9 })),
      at(
        1300,
        830,
        1.5,
        flip(
          k.bust({
            skin: 0,
            hair: 'quiff',
            hairColour: k.hairs[5],
            glasses: true,
            mood: 'shock',
            top: pal.teal,
            look: 0.9,
          }),
        ),
      ),
      k.ground(790, '#8a3b68'),
      k.disc(810, 870, 330, pal.paper, 80),
      ink(k.oval(810, 862, 240, 50), 6),
      at(810, 780, 0.95, cake),
      limb(k.curve('200 820, 380 900, 560 830'), hot, 84, 7),
      shape(k.blob('550 790, 620 770, 690 780, 700 806, 640 816, 690 840, 680 864, 610 868, 550 870'), k.skins[4]),
      limb(k.curve('1440 820, 1260 900, 1070 830'), pal.teal, 84, 7),
      shape(k.blob('1080 790, 1010 770, 930 780, 920 806, 980 816, 930 840, 940 864, 1010 868, 1080 870'), k.skins[0]),
      at(810, 560, 1, rays(90, 150, pal.paper, 220, 320, 4, 14)),
    ),
  'films/nutella-donut-launch-queue': () =>
    scene(
      { ground: '#8ec3c9', grain: false },
      k.paper('-40 -40, 1640 -40, 1640 160, -40 240', '#b5dbdc'),
      rect(1120, -40, 540, 900, '#e9785c'),
      fill(k.box(1180, 300, 170, 300), gold),
      ink(k.box(1180, 300, 170, 300)),
      rect(1400, 280, 170, 560, choc),
      fill(k.box(1422, 306, 126, 210), gold),
      at(1485, 440, 0.34, cake),
      at(1080, 90, 1, awning(4, pal.paper, choc)),
      k.ground(830, '#557f8c'),
      crowdParts,
      readers,
    ),
  'films/nutella-donut-launch-last-one': () =>
    scene(
      { ground: '#d9305f', seed: 109 },
      k.paper('-40 -40, 560 -40, 860 1040, -40 1040', '#b81f52'),
      fill(k.oval(930, 430, 420), '#f26a8c'),
      k.paper('-40 850, 1640 840, 1640 1040, -40 1040', '#5b1136', 4),
      at(930, 650, 0.95, cakeStand('#fdf3d8')),
      at(930, 520, 1.25, cake),
      at(250, 560, 1.15, turn(10, reach(1, midnight))),
      at(1540, 400, 1.05, flip(turn(6, reach(5, gold)))),
      ink(
        [...k.curve('480 380, 520 350, 560 380, 600 350'), ...k.curve('1180 210, 1220 180, 1260 210, 1300 180')],
        10,
        gold,
      ),
    ),
}

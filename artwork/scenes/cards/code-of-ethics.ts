import { frontRow } from '../../kit/actors/front-row'
import * as k from '../../kit/index'

const { at, flip, pal, scene, turn } = k

/** A cloud of soot, darker towards the chimney. */
const soot = (x: number, y: number, s: number) =>
  at(x, y, s, k.fill(k.blob('-120 40, -90 -60, 10 -90, 100 -50, 130 30, 40 80'), pal.night, 0.55))

export const scenes: Record<string, () => string> = {
  'cards/fair-work': () =>
    scene(
      { ground: '#ffe0d2', seed: 69 },
      at(60, 90, 1, k.bunting(1480)),
      k.ground(740, pal.coral),
      at(540, 500, 1.4, turn(-5, k.frog(pal.leaf))),
      at(300, 470, 1.9, turn(4, k.fox(pal.rust))),
      at(342, 236, 0.7, k.bird(pal.sky, pal.paper)),
      at(1080, 450, 1.9, turn(-6, k.owl(pal.plum, pal.lilac))),
      at(1350, 500, 1.5, turn(6, k.cat(pal.night, pal.paper))),
      k.rect(660, 452, 310, 170, pal.paper, 14),
      k.fill(k.poly('664 540, 966 540, 966 572, 664 572'), pal.coral),
      k.shape(
        k.blob(
          '650 470, 650 430, 720 420, 815 416, 910 420, 980 430, 980 470, 930 500, 890 466, 840 506, 790 466, 740 500, 700 466',
          0.17,
        ),
        pal.marigold,
      ),
      k.rect(800, 340, 30, 80, pal.sky),
      k.shape(k.blob('815 330, 796 310, 815 270, 834 310'), pal.coral),
      k.rect(90, 620, 1440, 70, '#b97a4e', 14),
      k.limb(k.line('240 690, 210 960'), '#b97a4e', 40),
      k.limb(k.line('1370 690, 1400 960'), '#b97a4e', 40),
      k.shadow(800, 950, 560),
    ),
  'cards/turned-down': () =>
    scene(
      { ground: pal.sky, seed: 91 },
      k.cut(k.pts('900 -30, 1640 -30, 1640 1030, 1120 1030'), '#c9ecfb', 8, 150),
      k.ground(790, pal.leaf),
      soot(1080, 150, 1.5),
      soot(1330, 80, 1.9),
      soot(930, 90, 1),
      at(1420, 330, 1, turn(16, k.splitLeaf(pal.leaf))),
      at(1150, 640, 3.3, k.factory(pal.coral)),
      at(900, 480, 0.9, turn(-24, k.splitLeaf(pal.mint))),
      at(1150, 740, 1.55, turn(8, k.leaf(pal.mint))),
      at(1150, 730, 1.9, k.face('shock', -0.8)),
      at(560, 860, 1.2, k.shadow(0, 0, 260)),
      at(330, 890, 1.95, k.mouse('shrug', { mood: 'cross', scarf: pal.coral })),
      at(700, 930, 1.4, k.flower(pal.marigold)),
      k.grass(930),
    ),
  'cards/front-row': () =>
    scene(
      { ground: pal.night, seed: 92 },
      k.cut(k.pts('620 -30, 1180 -30, 1560 640, 240 640'), '#4a4690', 8, 150),
      k.shape(k.poly('380 60, 1240 40, 1260 560, 360 580'), pal.paper),
      k.fill(k.poly('368 330, 1254 310, 1258 558, 362 578'), pal.teal),
      at(820, 250, 1.45, k.whale(pal.sky)),
      k.fill(k.blob('420 380, 620 350, 820 376, 1030 346, 1200 370, 1200 440, 800 450, 420 440'), pal.teal),
      k.ground(800, pal.plum),
      frontRow,
      at(1390, 1010, 1.35, flip(k.mouse('point', { mood: 'happy' }))),
    ),
}

/** Pictures in the lower half of the two long texts: what is turned down, who is looked after, how we know that it worked. */
import { frontRow } from '../kit/actors/front-row'
import * as k from '../kit/index'

const { at, flip, pal, scene, turn } = k

/** A cloud of soot, darker towards the chimney. */
const soot = (x: number, y: number, s: number) =>
  at(x, y, s, k.fill(k.blob('-120 40, -90 -60, 10 -90, 100 -50, 130 30, 40 80'), pal.night, 0.55))

export const scenes: Record<string, () => string> = {
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
  'cards/passed-on': () =>
    scene(
      { ground: pal.marigold, seed: 93 },
      k.cut(k.pts('-30 -30, 760 -30, 520 1030, -30 1030'), '#ffd27a', 8, 150),
      k.ground(780, pal.coral),
      k.framed(1360, 90, 190, 210, pal.sky, ''),
      at(1120, 780, 3, k.armchair(pal.teal)),
      at(
        1090,
        985,
        1.85,
        flip(
          k.person({
            pose: 'sit',
            mood: 'happy',
            skin: 3,
            hair: 'bun',
            hairColour: pal.paper,
            glasses: true,
            top: pal.plum,
            wear: 'dress',
          }),
        ),
      ),
      at(
        420,
        950,
        1.95,
        k.person({ pose: 'present', mood: 'happy', skin: 3, hair: 'pony', top: pal.sky, child: true }),
      ),
      at(700, 250, 2.2, k.bubble(pal.paper, at(0, -10, 0.75, k.gear(pal.coral, 9)))),
      at(150, 930, 1.4, k.plant(pal.leaf)),
    ),
}

import * as k from '../../kit/index'
import * as w from '../../kit/props/workshop'

const { at, pal, pts, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'process/voiceover': () =>
    scene(
      { ground: pal.night, seed: 62 },
      k.shape(k.blob('-60 1060, 40 500, 260 220, 700 60, 1000 40, 1360 240, 1540 520, 1680 1060', 0.14), pal.coral),
      k.ink([...k.curve('700 80, 480 420, 300 1000'), ...k.curve('1000 60, 1260 420, 1400 1000')], 8, '#b8323f'),
      k.shape(k.blob('300 1060, 380 600, 560 330, 840 220, 1120 330, 1290 600, 1360 1060', 0.16), pal.marigold),
      k
        .ink([...k.curve('0 800, 60 560, 170 420'), ...k.curve('1430 420, 1520 560, 1580 800')], 24, pal.paper)
        .replace('/>', ' stroke-dasharray="2 70"/>'),
      at(700, 1010, 1.65, k.bust({ skin: 5, hair: 'afro', mood: 'happy', top: pal.teal, look: 0.8 })),
      at(708, 560, 1, w.headphones(150, pal.sky)),
      at(1090, 790, 1.75, k.microphone(pal.plum)),
      at(
        470,
        930,
        1.2,
        turn(
          -14,
          k.rect(-120, -150, 240, 300, pal.paper),
          k.ink(
            [-90, -40, 10, 60].flatMap((y) => k.line([-80, y], [80 - (y % 3) * 20, y])),
            8,
          ),
        ),
      ),
      at(1280, 300, 0.7, k.lamp(pal.paper)),
      k.cut(pts('-40 940, 1640 900, 1640 1040, -40 1040'), pal.plum, 6, 200),
    ),
}

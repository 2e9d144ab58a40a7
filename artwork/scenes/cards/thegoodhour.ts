import { crowdHead, crowdParts } from '../../kit/crowd-head'
import * as k from '../../kit/index'

const { at, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'cards/good-hour-studio': () =>
    scene(
      { ground: '#cfe9c9', seed: 72 },
      k.windowOn(120, 100, 340, 360, pal.night, k.stars(300, 12, 4, pal.paper, 320)),
      k.floor(780, pal.moss),
      k.limb(k.line('1150 120, 960 940'), '#b97a4e', 24),
      k.limb(k.line('1190 120, 1400 940'), '#b97a4e', 24),
      k.rect(960, 190, 420, 440, pal.paper),
      k.fill(k.blob('990 620, 1000 520, 1110 450, 1210 520, 1290 470, 1360 520, 1360 620', 0.14), pal.aqua),
      at(1270, 300, 0.7, k.sun(pal.marigold)),
      k.rect(930, 630, 480, 36, '#b97a4e', 8),
      k.ink(
        k.curve('1010 960, 960 820, 1040 700, 960 560, 1030 420, 970 300, 1060 180, 1180 140, 1290 180'),
        12,
        pal.leaf,
      ),
      ...[
        [975, 860, -60],
        [1020, 740, 70],
        [960, 600, -70],
        [1030, 450, 60],
        [975, 340, -80],
        [1040, 200, -30],
        [1190, 140, 10],
        [1290, 190, 70],
      ].map(([x = 0, y = 0, r = 0], i) => at(x, y, 0.42, turn(r, k.frond(i % 2 ? pal.moss : pal.leaf)))),
      k.fill(k.poly('330 540, 470 500, 860 860, 200 860'), pal.marigold, 0.5),
      k.rect(80, 850, 760, 44, '#8a5a35', 8),
      k.rect(150, 894, 50, 140, '#8a5a35'),
      k.rect(720, 894, 50, 140, '#8a5a35'),
      at(330, 660, 2, k.deskLamp(pal.coral)),
      k.shape(k.blob('480 852, 520 740, 640 700, 770 740, 800 852', 0.16), pal.coral),
      crowdParts,
      at(560, 770, 1.5, turn(-12, crowdHead({ skin: 4, hair: 'bun', mood: 'asleep', look: 0.1 }))),
      ...[
        [690, 640, 12],
        [730, 590, 20],
        [790, 520, 32],
      ].map(([x = 0, y = 0, r = 0]) => k.disc(x, y, r, pal.paper)),
    ),
}

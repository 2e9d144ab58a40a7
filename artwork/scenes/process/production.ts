import * as k from '../../kit/index'

const { at, flip, pal, pts, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'process/production': () =>
    scene(
      { ground: '#27265a', seed: 55 },
      k.fill(k.poly('620 -20, 800 -20, 1340 800, 420 800'), pal.plum),
      at(1180, 170, 1, k.moon(pal.marigold)),
      k.ink(k.line('1180 -10, 1180 80'), 6),
      k.cut(
        pts(
          '260 560, 370 500, 480 570, 600 500, 720 570, 840 500, 960 570, 1080 500, 1200 570, 1320 510, 1320 900, 260 900',
        ),
        pal.teal,
        4,
        80,
      ),
      at(830, 400, 2.2, turn(-12, k.boat(pal.coral))),
      k.cut(
        pts(
          '260 650, 380 590, 500 660, 620 590, 740 660, 860 590, 980 660, 1100 590, 1220 660, 1330 600, 1330 930, 260 930',
        ),
        pal.aqua,
        4,
        80,
      ),
      k.cut(
        pts(
          '240 750, 340 690, 470 760, 580 690, 700 760, 820 690, 940 760, 1060 690, 1180 760, 1350 700, 1350 930, 240 930',
        ),
        pal.sky,
        4,
        80,
      ),
      k.ground(860, pal.rust),
      at(
        200,
        940,
        1.5,
        k.person({
          pose: 'draw',
          wear: 'overall',
          top: pal.paper,
          bottom: pal.coral,
          skin: 3,
          hair: 'cap',
          hairColour: pal.plum,
          mood: 'think',
        }),
      ),
      k.disc(400, 640, 66, pal.marigold),
      k.limb(k.line('400 640, 374 574'), pal.steel, 16),
      at(
        1420,
        940,
        1.5,
        flip(
          k.person({
            pose: 'draw',
            wear: 'overall',
            top: pal.marigold,
            bottom: pal.teal,
            skin: 1,
            hair: 'pony',
            hairColour: pal.rust,
            mood: 'happy',
          }),
        ),
      ),
      k.disc(1220, 640, 66, pal.marigold),
      k.limb(k.line('1220 640, 1246 574'), pal.steel, 16),
    ),
}

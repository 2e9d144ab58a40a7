/** The stages of a production: the painted sea, the drum, the orchestra and the sounds. */
import * as k from '../kit/index'
import * as c from '../kit/props/creatures'
import * as w from '../kit/props/workshop'

const { at, flip, pal, pts, scene, turn } = k

const faceOn = (scale: number, mood: k.Mood, x = 0, y = 0) => at(x, y, scale, k.face(mood, 0.1, null))

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
  'process/animation': () =>
    scene(
      { ground: pal.coral, seed: 56 },
      k.cut(pts('-40 -40, 520 -40, 380 1040, -40 1040'), '#ff7a7e', 8, 200),
      k.ground(880, pal.night),
      k.limb(k.line('800 800, 800 900'), '#b97a4e', 60),
      k.disc(800, 930, 250, '#b97a4e', 36),
      k.disc(800, 300, 600, '#27265a', 200),
      ...(
        [
          [330, 190],
          [520, 140],
          [1080, 140],
          [1270, 190],
        ] as const
      ).map(([x, y]) => k.fill(k.box(x - 16, y, 32, 130, 8), pal.coral)),
      at(790, 350, 1.6, c.sideFox(pal.rust, 1)),
      k.shape(
        k.poly([...k.arc(800, 300, 600, 180, 0, 16, 200), ...k.arc(800, 600, 530, 0, 180, 16, 220)] as k.Pt[]),
        pal.marigold,
      ),
      k.fill(
        k.poly([...k.arc(800, 520, 550, 176, 4, 16, 220), ...k.arc(800, 600, 530, 0, 180, 16, 220)] as k.Pt[]),
        pal.paper,
      ),
      ...(
        [
          [300, 440],
          [440, 530],
          [620, 580],
          [800, 596],
          [980, 580],
          [1160, 530],
          [1300, 440],
        ] as const
      ).map(([x, y]) => k.fill(k.box(x - 15, y - 40, 30, 150, 8), pal.night)),
      k.ink([...k.curve('110 460, 90 560, 160 660'), ...k.curve('1490 460, 1510 560, 1440 660')], 14, pal.paper),
      k.ink([...k.line('120 650, 164 664, 176 614'), ...k.line('1450 470, 1492 456, 1516 500')], 14, pal.paper),
    ),
  'process/post-production': () =>
    scene(
      { ground: pal.plum, seed: 61 },
      k.fill(k.poly('200 -20, 420 -20, 700 860, 40 860'), '#6d3a9b'),
      k.cut(pts('560 640, 1640 520, 1640 1040, 560 1040'), pal.rust, 5, 260),
      at(820, 330, 1.35, k.bell(pal.marigold), faceOn(1.2, 'happy', 0, 10)),
      at(1290, 200, 1.35, k.bell('#e08a2c'), faceOn(1.2, 'smile', 0, 10)),
      at(1110, 500, 1.4, flip(w.boot(pal.teal)), faceOn(1, 'smile', 34, -30)),
      at(1480, 480, 1.4, flip(w.boot(pal.coral)), faceOn(1, 'happy', 34, -30)),
      at(860, 850, 1.5, flip(w.kettle(pal.sky)), faceOn(1.4, 'happy', 0, 14)),
      at(1300, 840, 1.5, flip(w.kettle(pal.aqua)), faceOn(1.4, 'smile', 0, 14)),
      k.rect(150, 830, 400, 200, pal.night, 10),
      at(320, 840, 1.7, k.mouse('wave', { scarf: pal.coral, held: k.limb(k.line('-20 30, 70 -110'), pal.paper, 10) })),
    ),
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
  'process/sound-design': () =>
    scene(
      { ground: pal.sand, seed: 63 },
      k.cut(pts('-40 560, 1640 440, 1640 1040, -40 1040'), pal.teal, 5, 240),
      at(300, 520, 2.5, w.boot(pal.coral, pal.paper)),
      at(770, 350, 1.7, turn(8, k.bell(pal.marigold))),
      k.shape(k.blob('580 760, 1060 760, 980 920, 820 950, 660 920', 0.16), pal.paper),
      k.disc(820, 760, 240, pal.paper, 56),
      k.disc(820, 764, 200, pal.sky, 38),
      k.ink([...k.oval(840, 762, 90, 17), ...k.oval(840, 762, 36, 7)], 5),
      at(860, 640, 0.5, w.drop(pal.sky)),
      at(
        1300,
        600,
        1,
        turn(
          7,
          k.rect(-190, -330, 380, 700, pal.night, 40),
          k.rect(-140, -270, 280, 180, pal.moss, 16),
          k.ink(k.line('-110 -180, -70 -180, -50 -230, -24 -130, 6 -240, 30 -140, 54 -200, 70 -180, 110 -180'), 9),
          k.disc(0, 30, 78, pal.coral),
          k.disc(0, 30, 30, '#a8233a'),
          ...[-100, 0, 100].map((x) => k.rect(x - 36, 180, 72, 60, pal.paper, 12)),
          k.ink([...k.line('-90 300, 90 300'), ...k.line('-60 330, 60 330')], 8, pal.steel),
          k.limb(k.line('-90 -350, -90 -400'), pal.steel, 60),
          k.limb(k.line('90 -350, 90 -400'), pal.steel, 60),
        ),
      ),
    ),
}

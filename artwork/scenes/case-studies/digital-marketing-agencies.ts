import * as k from '../../kit/index'
import * as w from '../../kit/props/workshop'

const { at, pal, pts, scene, turn } = k

/** Pyjamas for a coin: striped lower half with buttons. */
const pyjamas = (a: string, stripe: string) =>
  k.group(
    k.shape(k.poly([...k.arc(0, 0, 106, 14, 166, 8), [-60, 44], [0, 62], [60, 44]] as k.Pt[]), a),
    k.ink(
      [-56, -20, 20, 56].flatMap((x) => k.line([x, 54], [x * 0.9, 84])),
      10,
      stripe,
    ),
  )

export const scenes: Record<string, () => string> = {
  'case-studies/digital-marketing-agencies-1': () =>
    scene(
      { ground: pal.teal, seed: 101 },
      k.cut(pts('-40 -40, 720 -40, 560 780, -40 780'), '#0b6b62', 8, 200),
      k.windowOn(620, 100, 280, 300, pal.aqua, at(140, 130, 0.6, k.sun())),
      k.ground(780, pal.rust),
      k.fill(k.oval(470, 900, 420, 66), pal.coral),
      at(
        430,
        560,
        2.2,
        w.coinFellow(
          'calm',
          ['-88 30, -140 70, -110 110', '92 10, 150 -20, 168 -90'],
          pal.marigold,
          k.group(
            k.shape(
              k.poly([
                ...k.arc(0, 0, 108, -14, 30, 3),
                ...k.arc(0, 0, 112, 30, 90, 4),
                [20, 110],
                [50, 20],
                [60, -30],
              ] as k.Pt[]),
              pal.plum,
            ),
            k.shape(
              k.poly([
                ...k.arc(0, 0, 108, 194, 150, 3),
                ...k.arc(0, 0, 112, 150, 100, 4),
                [10, 110],
                [-40, 20],
                [-60, -30],
              ] as k.Pt[]),
              pal.plum,
            ),
            k.limb(k.curve('-92 60, 0 86, 92 60'), pal.coral, 16),
          ),
        ),
      ),
      k.disc(800, 362, 40, pal.marigold),
      k.ink([...k.curve('870 280, 900 330, 890 390'), ...k.curve('720 260, 690 300, 700 330')], 10, pal.paper),
      at(
        1240,
        590,
        1,
        turn(
          5,
          k.limb(k.line('-60 250, -64 330'), pal.night, 26),
          k.limb(k.line('60 250, 64 330'), pal.night, 26),
          k.limb(k.curve('-150 60, -240 40, -250 -40'), pal.night, 22),
          k.limb(k.curve('140 60, 220 90, 230 160'), pal.night, 22),
          k.shape(k.poly('-170 -190, 170 -190, 120 260, -120 260'), pal.paper),
          k.shape(k.poly('-158 -60, 158 -60, 138 120, -138 120'), pal.coral),
          k.rect(-190, -250, 380, 66, pal.night, 20),
          k.rect(-150, -296, 300, 54, pal.night, 16),
          at(0, 20, 2.1, k.face('happy', -0.4, pal.marigold)),
        ),
      ),
      k.ink(
        [...k.curve('1190 240, 1160 200, 1200 160, 1170 110'), ...k.curve('1300 240, 1270 200, 1310 160, 1280 110')],
        10,
        pal.paper,
      ),
    ),
  'case-studies/digital-marketing-agencies-2': () =>
    scene(
      { ground: pal.lilac, seed: 102 },
      k.cut(pts('760 -40, 1640 -40, 1640 1040, 1000 1040'), pal.plum, 8, 200),
      k.ground(870, pal.night),
      k.fill(k.box(860, 190, 660, 740, 120), '#d8eefa'),
      ...[
        [960, 780],
        [1100, 830],
        [1230, 790],
        [1370, 820],
        [1440, 750],
        [1040, 720],
        [1330, 740],
      ].map(([x = 0, y = 0]) => k.disc(x, y + 20, 66, pal.marigold)),
      k.ink(k.box(860, 190, 660, 740, 120), 14),
      k.rect(900, 90, 580, 110, pal.coral, 24),
      k.ink(
        [960, 1060, 1160, 1260, 1360].flatMap((x) => k.line([x + 20, 108], [x + 20, 182])),
        7,
      ),
      k.disc(1080, 570, 190, '#b97a4e'),
      k.disc(1080, 570, 150, pal.teal),
      k.ink([...k.line('1030 430, 1030 712'), ...k.line('1130 430, 1130 712')], 6),
      k.dot(966, 590, 18, pal.marigold),
      k.ink(k.line('1430 300, 1430 470'), 20, pal.paper),
      at(360, 800, 1.75, turn(-6, k.trainer('#ff8a3d'))),
      at(570, 640, 2, turn(-24, k.trainer(pal.coral)), at(-20, -6, 0.75, k.face('smile', 0.7, null))),
      k.ink(
        [...k.line('810 440, 770 400'), ...k.line('850 400, 836 346'), ...k.line('790 500, 730 490')],
        13,
        pal.coral,
      ),
      k.shadow(380, 930, 230),
    ),
  'case-studies/digital-marketing-agencies-3': () =>
    scene(
      { ground: pal.night, seed: 103 },
      k.cut(pts('-40 -40, 640 -40, 900 1040, -40 1040'), pal.plum, 8, 200),
      k.framed(180, 70, 260, 220, pal.lilac, k.heart(pal.coral)),
      k.ground(840, '#1f1d4d'),
      k.fill(k.poly('1400 640, 300 300, 300 900'), pal.aqua, 0.25),
      at(600, 640, 2, w.sofa(570, pal.coral)),
      at(290, 560, 1.6, w.coinFellow('happy', ['-96 20, -120 60, -90 80'], pal.marigold, pyjamas(pal.sky, pal.paper))),
      at(600, 560, 1.6, w.coinFellow('shock', [], '#ffd06b', pyjamas(pal.moss, pal.leaf))),
      at(910, 560, 1.6, w.coinFellow('smile', ['96 20, 120 60, 90 80'], pal.marigold, pyjamas(pal.lilac, pal.plum))),
      k.rect(1300, 800, 220, 50, '#b97a4e', 8),
      k.limb(k.line('1330 850, 1320 940'), '#b97a4e', 14),
      k.limb(k.line('1490 850, 1500 940'), '#b97a4e', 14),
      k.ink([...k.line('1400 660, 1350 570'), ...k.line('1420 660, 1480 560')], 8, pal.steel),
      k.rect(1310, 660, 200, 144, pal.teal, 20),
      k.rect(1330, 682, 126, 100, pal.paper, 16),
      k.dot(1484, 706, 10, pal.marigold),
      k.dot(1484, 744, 10, pal.coral),
    ),
}

/** Case studies: shoes and sofas for an agency, mountain rescue for a partner studio. */
import * as k from '../kit/index'
import * as w from '../kit/props-workshop'

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
  'case-studies/white-label-1': () =>
    scene(
      { ground: '#31407f', seed: 104 },
      k.cut(
        pts('-40 640, 300 380, 520 520, 860 200, 1160 480, 1400 320, 1640 520, 1640 1040, -40 1040'),
        '#4c5da3',
        8,
        160,
      ),
      k.fill(k.poly('810 480, 1660 260, 1660 700'), pal.marigold, 0.45),
      k.cut(pts('-40 860, 400 800, 900 850, 1640 640, 1640 1040, -40 1040'), pal.paper, 5, 160),
      k.fill(k.blob('-40 920, 500 880, 1000 930, 1640 760, 1640 1040, -40 1040', 0.12), pal.steel),
      k.limb(k.line('-30 980, 420 690, 700 610, 1640 180'), pal.coral, 18),
      at(560, 520, 1.25, turn(14, w.rucksack(pal.marigold, pal.rust))),
      at(
        530,
        900,
        1.75,
        turn(
          16,
          k.person({
            pose: 'draw',
            top: pal.coral,
            bottom: pal.night,
            skin: 3,
            hair: 'scarf',
            hairColour: pal.teal,
            mood: 'cross',
            shoes: pal.marigold,
          }),
          k.limb(k.curve('-52 -386, 4 -404, 60 -380'), pal.night, 14),
          k.disc(34, -392, 20, pal.marigold),
          k.limb(k.line('-46 -160, 46 -160'), pal.marigold, 14),
        ),
      ),
      k.disc(730, 596, 26, pal.night),
      k.stars(900, 46, 17),
      k.ink(
        [
          ...k.line('160 240, 60 270'),
          ...k.line('360 160, 240 196'),
          ...k.line('1300 760, 1180 800'),
          ...k.line('180 560, 70 594'),
        ],
        9,
        pal.paper,
      ),
    ),
  'case-studies/white-label-2': () =>
    scene(
      { ground: '#6b3f2a', seed: 105 },
      k.ink(
        [120, 250, 380, 510].flatMap((y) => k.line([-20, y], [1620, y - 6])),
        6,
        '#4a2a1c',
      ),
      k.fill(k.oval(520, 480, 620, 440), '#9a5a2e'),
      k.fill(k.oval(520, 500, 420, 310), '#c97f38'),
      k.windowOn(
        1130,
        70,
        340,
        330,
        pal.night,
        k.fill(k.poly('0 330, 0 240, 110 120, 180 210, 250 150, 340 250, 340 330'), pal.paper) +
          k.dot(60, 60, 6, pal.paper) +
          k.dot(270, 60, 6, pal.paper) +
          k.dot(180, 90, 5, pal.paper),
      ),
      k.ground(760, '#b97a4e'),
      k.ink(k.line('-20 762, 1620 758')),
      k.limb(k.line('260 330, 150 20'), pal.steel, 12),
      k.rect(180, 330, 700, 480, pal.teal, 40),
      k.disc(390, 570, 150, pal.night),
      k.ink([...k.oval(390, 570, 110), ...k.oval(390, 570, 70), ...k.oval(390, 570, 30)], 8, pal.aqua),
      k.rect(590, 400, 240, 130, pal.marigold, 14),
      k.ink(
        [...[620, 660, 700, 740, 790].flatMap((x) => k.line([x, 500], [x, 470])), ...k.line('690 510, 720 420')],
        7,
      ),
      k.disc(650, 650, 52, pal.coral),
      k.ink(k.line('650 650, 680 618'), 8),
      k.disc(780, 650, 52, pal.paper),
      k.ink(k.line('780 650, 752 622'), 8),
      k.limb(k.curve('880 740, 980 800, 900 880, 640 890, 520 900'), pal.night, 14),
      k.rect(370, 850, 170, 90, pal.night, 24),
      at(1250, 690, 1.75, w.kettle(pal.coral)),
      at(1490, 870, 0.8, k.cup(pal.paper)),
    ),
  'case-studies/white-label-3': () =>
    scene(
      { ground: '#f08a6c', seed: 106 },
      k.cut(pts('-40 -40, 1640 -40, 1640 240, -40 380'), pal.plum, 6, 200),
      k.cut(pts('-40 370, 1640 230, 1640 380, -40 520'), '#a2476f', 6, 200),
      k.disc(330, 520, 120, pal.marigold),
      k.cut(
        pts('-40 720, 260 560, 420 660, 700 470, 900 640, 1180 520, 1640 700, 1640 1040, -40 1040'),
        '#4a2670',
        6,
        120,
      ),
      k.cut(
        pts('-40 900, 200 760, 420 840, 640 700, 860 860, 1100 730, 1330 850, 1640 680, 1640 1040, -40 1040'),
        pal.ink,
        6,
        120,
      ),
      k.fill(k.poly('940 560, 560 960, 860 1010'), pal.marigold, 0.5),
      at(
        1000,
        440,
        1.55,
        turn(
          -7,
          k.limb(k.line('130 -10, 340 -50'), pal.paper, 22),
          k.shape(k.blob('330 -100, 380 -120, 360 -30, 330 -20'), pal.coral),
          k.shape(k.blob('-150 20, -110 -70, 0 -90, 110 -60, 170 -10, 110 70, -20 90, -110 76', 0.16), pal.paper),
          k.shape(k.blob('-146 16, -110 -62, -30 -80, -24 10'), pal.sky),
          k.limb(k.line('-10 -90, -10 -130'), pal.ink, 8),
          k.shape(k.blob('-20 -130, -160 -220, -330 -210, -300 -140, -150 -110', 0.18), pal.lilac),
          k.shape(k.blob('0 -130, 140 -220, 310 -210, 280 -140, 130 -110', 0.18), pal.lilac),
          k.dot(-220, -166, 22, pal.coral),
          k.dot(210, -166, 22, pal.coral),
          k.ink([...k.curve('-120 -56, -160 -110, -200 -104'), ...k.curve('-96 -66, -120 -126, -150 -134')], 7),
          k.limb(k.line('-120 120, 120 120'), pal.night, 12),
          k.ink([...k.line('-60 88, -70 116'), ...k.line('60 84, 70 116')]),
          k.rect(20, -40, 60, 50, pal.coral, 8),
        ),
      ),
    ),
}

/** Services: print, words, boards, walks and sound. */
import * as k from '../kit/index'
import * as c from '../kit/props/creatures'
import * as w from '../kit/props/workshop'
import type { Movings, Scenes } from '../pictures/moving'

const { at, fade, flip, pal, pts, scene, turn } = k

const sketches = [
  k.curve('-50 30, -20 -30, 10 20, 40 -10, 60 30'),
  k.oval(0, 0, 34),
  k.line('-50 30, 0 -40, 50 30'),
  k.curve('-60 0, -30 -30, 0 0, 30 30, 60 0'),
  [...k.oval(-20, -14, 18), ...k.curve('-40 40, -20 10, 4 40')],
  k.box(-34, -30, 68, 60),
  k.curve('-50 -30, 20 -40, 50 0, 0 20, -10 -6'),
  [...k.line('-50 30, 50 30'), ...k.oval(20, -16, 16)],
  k.star(0, 4, 5, 40, 18),
]

export const moving: Movings = {
  'services/print': [{ order: '1 2 3 4 5 6 1 2 3 4 5 6', rate: 10 }],
  'services/scriptwriting': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
  'services/storyboarding': [{ order: '1 2*2 3 4*3 5 6', rate: 8 }],
  'services/character-animation': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
  'services/sound-design': [{ order: '1 2 3 4 5 6', rate: 12 }],
  'services/voiceover': [{ order: '1 2 3*2 4 5 6', rate: 8 }],
}

export const scenes: Scenes = {
  'services/print': (n = 0) =>
    scene(
      { ground: pal.teal, seed: 37 },
      k.cut(pts('-40 -40, 640 -40, 420 1040, -40 1040'), '#0b6b62', 8, 200),
      k.ground(850, pal.night),
      k.rect(860, 640, 80, 260, pal.plum),
      k.rect(1400, 640, 80, 260, pal.plum),
      k.rect(800, 250, 740, 180, pal.plum, 30),
      k.limb(k.line([1330, 180], [1480 + k.swing(n, 6, 26), 40 + k.swing(n, 6, 20)]), pal.steel, 22),
      k.disc(1490 + k.swing(n, 6, 26), 34 + k.swing(n, 6, 20), 46, pal.marigold),
      at(1290, 240, 1, turn(n * 5, k.gear(pal.marigold, 12, 150, pal.plum))),
      k.limb(k.line('830 470, 1510 470'), pal.steel, 76),
      k.limb(k.line('830 590, 1510 590'), pal.steel, 90),
      k.shape(k.poly('260 540, 900 500, 1330 510, 1330 560, 960 600, 520 960, -60 960, 20 860'), pal.paper),
      k.fill(k.poly('300 570, 880 532, 850 600, 460 910, 40 910'), pal.blush),
      k.fill(k.blob('330 800, 330 690, 450 620, 570 630, 610 740, 540 810', 0.2), pal.marigold),
      k.ink(
        [
          ...k.line('280 700, 190 690'),
          ...k.line('400 610, 360 570'),
          ...k.line('560 596, 590 556'),
          ...k.line('650 680, 730 650'),
        ],
        14,
        pal.coral,
      ),
      k.fill(k.poly('120 850, 330 780, 500 800, 620 780, 460 910, 40 910'), pal.coral),
      k.rect(780, 620, 780, 60, pal.plum, 14),
    ),
  'services/scriptwriting': (n = 0) =>
    scene(
      { ground: pal.sky, seed: 38 },
      k.cut(pts('-40 -40, 1640 -40, 1640 380, 900 520, -40 300'), '#bfe6fa', 8, 200),
      k.ground(850, pal.plum),
      k.shape(k.poly('330 640, 320 380, 470 340, 620 390, 650 640'), pal.paper),
      k.ink([...k.line('370 500, 580 496'), ...k.line('370 550, 600 548'), ...k.line('372 600, 520 600')], 8),
      at(490, 770, 1.45, w.typewriter(pal.coral)),
      ...[
        [560, 310, 0.8, -35],
        [770, 200, 1, -20],
        [760, 430, 0.7, -28],
        [1010, 330, 1.2, -12],
        [1040, 90, 0.8, -16],
        [1370, 210, 1.5, -8],
        [1280, 500, 0.7, 4],
      ].map(([x = 0, y = 0, s = 1, a = 0], i) =>
        at(x, y - k.swing(n, 8, 14, i / 7), s, turn(a, k.bird(pal.paper, undefined, k.swing(n, 4, 24, i / 4)))),
      ),
      at(1240, 820, 0.9, k.cup(pal.marigold)),
    ),
  'services/storyboarding': (n = 0) =>
    scene(
      { ground: pal.lilac, seed: 41 },
      k.cut(pts('1160 -40, 1640 -40, 1640 1040, 1000 1040'), pal.plum, 8, 200),
      ...sketches.map((d, i) => {
        const x = 210 + (i % 3) * 330
        const y = 170 + Math.floor(i / 3) * 320
        const tone = [pal.sky, pal.paper, pal.marigold, pal.paper, pal.blush, pal.paper, pal.moss, pal.paper, pal.aqua][
          i
        ]
        // The sheets that hang near the magnet follow it most.
        const pull = (i % 3) / 2
        return at(
          x + k.chart(n, 0, -8, 10, 34, 18, -6) * pull,
          y,
          1,
          turn(
            (i % 3) * 2 - 2 + k.chart(n, 0, -2, 2, 5, 2, -2) * pull,
            k.rect(-145, -110, 290, 240, pal.paper),
            k.fill(k.box(-122, -90, 244, 150), tone as string),
            at(0, -12, 1.3, k.ink(d)),
          ),
        )
      }),
      at(1230 + k.chart(n, 0, 44, 6, -26, -16, 4), 530, 2.4, turn(-80 + k.chart(n, 0, 3, 0, -2), w.magnet(pal.coral))),
    ),
  'services/character-animation': (n = 0) =>
    scene(
      { ground: pal.moss, seed: 42 },
      k.cut(pts('-40 -40, 700 -40, 560 800, -40 800'), '#b4d8a2', 8, 200),
      k.floor(800, pal.sand),
      k.rect(900, 90, 560, 760, pal.marigold, 40),
      k.fill(k.box(945, 135, 470, 670, 10), pal.sky),
      k.fill(k.poly('1000 135, 1130 135, 960 500, 945 500'), pal.paper, 0.5),
      fade(
        0.8,
        at(
          1190,
          580 - k.chart(n, 0, 6, 12, 6, 0, 6, 12, 6),
          1,
          flip(c.goose(pal.coral, k.chart(n, 1, 0.5, 0, -0.5, -1, -0.5, 0, 0.5))),
        ),
      ),
      k.ink(k.box(945, 135, 470, 670), 8),
      at(
        420,
        570 - k.chart(n, 0, 8, 16, 8, 0, 8, 16, 8),
        1.4,
        c.goose(pal.coral, k.chart(n, 1, 0.5, 0, -0.5, -1, -0.5, 0, 0.5)),
      ),
      k.ink([...k.curve('60 900, 110 886, 150 900'), ...k.curve('110 940, 160 926, 210 940')], 7),
    ),
  'services/sound-design': (n = 0) =>
    scene(
      { ground: '#3b1d63', seed: 43 },
      k.cut(pts('700 -40, 1640 -40, 1640 700, 900 820'), pal.plum, 8, 200),
      k.ground(760, pal.rust),
      at(
        940,
        -10,
        1,
        turn(
          k.chart(n, 0, 3, -1, -4, 0, 2),
          k.squash(
            1 + k.chart(n, 0, -0.03, 0.02, 0.03, -0.02, 0.01),
            1,
            at(
              -940,
              10,
              1,
              k.ink([...k.line('690 -10, 680 170'), ...k.line('1200 -10, 1190 170')], 8, pal.paper),
              k.shape(
                k.blob(
                  '560 120, 760 150, 960 110, 1270 150, 1240 300, 1300 440, 1250 620, 1040 660, 900 610, 720 670, 560 620, 600 450, 540 300',
                  0.2,
                ),
                pal.steel,
              ),
              k.ink(
                [...k.curve('700 240, 860 320, 700 430, 880 560'), ...k.curve('1060 220, 960 350, 1120 440, 1020 580')],
                8,
                '#8fa3c0',
              ),
            ),
          ),
        ),
      ),
      at(
        k.chart(n, 0, -10, 4, 14, 8, 2),
        0,
        1,
        k.ink(
          [
            ...k.curve('1340 250, 1380 330, 1340 420'),
            ...k.curve('1410 210, 1470 330, 1410 470'),
            ...k.curve('1490 170, 1560 330, 1490 520'),
          ],
          12,
          pal.marigold,
        ),
      ),
      at(
        590 + k.chart(n, 0, 14, -8, -16, 4, 8),
        560 - k.chart(n, 0, 8, 4, -6, -2, 2),
        1.2,
        turn(-24, c.hand(k.skins[3], pal.coral, 'pinch', 700)),
      ),
      k.shape(k.poly('760 830, 1500 830, 1420 950, 840 950'), '#b97a4e'),
      ...[830, 930, 1030, 1130, 1230, 1330, 1430, 880, 990, 1090, 1190, 1290, 1380].map((x, i) =>
        k.disc(x, i < 7 ? 826 : 800, 42 + (i % 3) * 7, [pal.steel, pal.lilac, '#8fa3c0'][i % 3] as string, 28),
      ),
      ...[180, 470].map(
        (x, i) =>
          k.shape(
            k.blob(
              [
                [x - 130, 850],
                [x + 130, 850],
                [x + 90, 950],
                [x - 90, 950],
              ],
              0.22,
            ),
            '#6b3f2a',
          ) +
          k.disc(x, 850, 130, i ? pal.paper : '#6b3f2a', 36) +
          (i ? k.dot(x, 852, 92, pal.lilac, 20) : ''),
      ),
    ),
  'services/voiceover': (n = 0) =>
    scene(
      { ground: pal.aqua, seed: 44 },
      k.cut(pts('-40 -40, 860 -40, 640 1040, -40 1040'), pal.teal, 8, 200),
      k.limb(k.curve('-30 900, 300 860, 600 880, 900 850'), '#6b3f2a', 40),
      at(160, 850, 1.3, turn(-40, k.leaf(pal.moss))),
      at(
        480,
        855,
        1,
        k.squash(
          1 - k.chart(n, 0, -0.02, 0.02, 0.03, 0.01),
          1 + k.chart(n, 0, -0.03, 0.03, 0.04, 0.02),
          at(0, -295, 1.55, c.robin(k.chart(n, 0, 2, 12, 16, 8, 4))),
          k.limb(k.curve('-20 -385, -50 -605, 110 -625, 220 -555'), pal.ink, 22),
          k.disc(40, -425, 84, pal.marigold, 96),
          k.disc(40, -425, 44, pal.paper, 54),
        ),
      ),
      k.limb(k.curve('1640 1000, 1480 900, 1240 860, 1160 700'), pal.night, 18),
      at(1150, 430, 3, turn(-8, k.microphone(pal.marigold))),
      ...[0, 1, 2].map((i) =>
        k.ink(k.curve(...k.arc(830, 345, 60 + i * 46 + k.chart(n, 0, -14, 4, 16, 24, 12), -34, 34)), 12, pal.paper),
      ),
      k.ink([...k.line('1420 240, 1420 110'), ...k.line('1420 110, 1490 130'), ...k.line('1010 150, 1010 60')], 9),
      k.dot(1398, 244, 26, pal.ink, 20),
      k.dot(988, 156, 26, pal.ink, 20),
    ),
}

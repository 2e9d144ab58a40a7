/** A race that everyone can run: track orange, bright sky, bunting and team colours. */
import * as k from '../kit/index'
import { folk, many, paper } from '../kit/props-projects-b'
import { arch } from '../kit/stands-projects-b'
import type { Movings, Scenes } from '../moving'

const { at, ink, limb, pal, rect, scene, shape } = k
const [track, sky, lime, violet, sun] = ['#e8603c', '#7cc8f0', '#c9dc5a', '#6a3fb0', '#ffc93c']
/** A racing wheelchair facing right with its racer, wheel bottoms on y=0, about 620 wide. */
const racer = (o: k.Look, top: string, chair: string, rolled = 0): k.Part =>
  k.group(
    limb(k.line('-90 -160, 120 -150, 400 -70'), chair, 22),
    k.disc(410, -66, 66, pal.night),
    k.disc(410, -66, 44, pal.paper),
    limb(k.curve('-40 -230, 60 -240, 130 -160'), pal.night, 44),
    limb(k.curve('-50 -330, 30 -260, 20 -190'), top, 36),
    shape(k.blob('-110 -190, -110 -330, -50 -410, 30 -400, 50 -330, 10 -180', 0.14), top),
    at(20, -476, 1.15, k.head(o)),
    shape(k.blob('-54 -510, -40 -570, 30 -590, 100 -540, 110 -500, 30 -520'), chair),
    k.disc(-60, -150, 150, chair),
    k.disc(-60, -150, 122, pal.paper),
    ink(
      [0, 45, 90, 135].flatMap((a) =>
        k.line(...(k.arc(-60, -150, 118, a + rolled, a + rolled + 180, 1) as [k.Pt, k.Pt])),
      ),
      5,
    ),
    k.disc(-60, -150, 26, chair),
    limb(k.curve('-30 -350, -110 -290, 10 -240'), top, 34),
    k.disc(14, -236, 28, pal.night),
  )

/** A guide dog in harness walking right, 420 wide, paws on y=0; `wag` moves the tip of its tail. */
const dog = (wag = 0): k.Part =>
  k.group(
    limb(k.curve([-150, -200], [-210 + wag * 0.3, -240], [-230 + wag, -310]), '#e8c27a', 24),
    limb(
      [
        ...k.line('-120 -130, -150 -12'),
        ...k.line('-80 -130, -70 -12'),
        ...k.line('90 -130, 70 -12'),
        ...k.line('120 -140, 160 -20'),
      ],
      '#e8c27a',
      34,
    ),
    shape(k.blob('-160 -200, -80 -230, 80 -230, 150 -220, 150 -130, 60 -110, -60 -120, -160 -120', 0.16), '#e8c27a'),
    shape(k.blob('90 -200, 110 -300, 150 -350, 220 -350, 250 -310, 310 -296, 300 -250, 230 -240, 180 -190'), '#e8c27a'),
    shape(k.blob('130 -330, 100 -300, 110 -230, 150 -240, 164 -310'), '#c99a4f'),
    k.dot(206, -312, 8),
    k.dot(304, -284, 13),
    ink(k.curve('250 -262, 270 -252, 290 -262'), 6),
    limb([...k.curve('60 -228, 80 -170, 70 -112'), ...k.line('60 -200, 140 -190')], pal.coral, 18),
    limb(k.line('60 -220, 132 -372'), pal.paper, 10),
  )

/** What moves. */
export const moving: Movings = {
  'projects/inclusive-running-events/cover': [{ order: '1 2 3 4 5 6', rate: 12 }],
}

export const scenes: Scenes = {
  'projects/inclusive-running-events/cover': (n = 0) =>
    scene(
      { ground: sky, seed: 91 },
      k.hills(520, '#7fbf6a', 50, 6),
      paper('-40 660, 1640 600, 1640 1040, -40 1040', track, 4),
      ink([...k.line('-20 790, 1620 740'), ...k.line('-20 960, 1620 900')], 14, pal.paper),
      at(-50, 20, 1.4, k.bunting(1210, [sun, pal.coral, violet, lime])),
      at(1290, 740 - k.chart(n, 0, -4, 24, 40, 34, 10), 1, folk({ top: lime, skin: 2, bottom: pal.teal, arms: 'up' })),
      at(
        560,
        800,
        1.3,
        k.person({
          pose: 'run',
          top: sun,
          bottom: violet,
          skin: 0,
          hair: 'afro',
          hairColour: k.hairs[5],
          mood: 'happy',
          look: 0.7,
          shoes: pal.coral,
        }),
      ),
      at(1010, 900, 1.05, racer({ skin: 4, hair: 'short', mood: 'happy', look: 0.7 }, violet, pal.teal, n * 7.5)),
      at(250, 960, 1.02, dog(k.swing(n, 6, 34))),
    ),
  'films/inclusive-running-events': () =>
    scene(
      { ground: track, seed: 92 },
      paper('-40 -40, 1640 -40, 1640 330, -40 420', '#f08a4e'),
      ink([...k.line('-20 560, 1300 -40'), ...k.line('-20 930, 1620 250')], 12, '#f7b48a'),
      paper('1240 -40, 1330 -40, 1460 1040, 1330 1040', pal.paper, 6, 90),
      ...[
        '430 250 0.95',
        '790 190 0.85',
        '1130 150 0.8',
        '780 350 1.05',
        '1156 290 0.95',
        '390 480 1.3',
        '1180 440 1.15',
        '1206 620 1.4',
        '1226 850 1.8',
        '760 560 1.3',
      ].map((p, i) => {
        const [x, y, s] = p.split(' ').map(Number) as [number, number, number]
        return at(
          x,
          y,
          s,
          k.group(
            k.trainer(
              [violet, pal.sky, lime, pal.paper, pal.teal, '#f4a6c4', sun, pal.night, pal.moss, violet][i],
              [sun, pal.paper, pal.night, pal.coral, lime, violet, pal.paper, pal.aqua, pal.plum, pal.paper][i],
            ),
          ),
        )
      }),
      at(
        660,
        880,
        1.05,
        k.group(
          limb(k.curve('-110 -250, -70 -120, -130 10, -60 70, 110 60'), pal.night, 26),
          rect(-150, -330, 90, 100, pal.steel, 16),
        ),
      ),
      at(
        130,
        960,
        1,
        k.disc(0, 0, 190, pal.night) +
          k.disc(0, 0, 150, pal.paper) +
          ink(
            [0, 45, 90, 135].flatMap((a) => k.line(...(k.arc(0, 0, 148, a, a + 180, 1) as [k.Pt, k.Pt]))),
            6,
          ),
      ),
    ),
  'projects/inclusive-running-events/still-1': () =>
    scene(
      { ground: '#bfe6f5', seed: 93 },
      k.hills(500, '#93c7b0', 40, 5),
      k.ground(640, '#8e97a8'),
      at(980, 660, 1, arch(560, 560, violet)),
      many('1140 640 0.6, 1360 640 0.55', (i) => folk({ top: [sun, pal.coral][i] as string, skin: 3, arms: 'up' })),
      shape(k.poly('930 640, 1660 640, 1660 1040, 1030 1040, 1030 720'), '#c9cfd8'),
      shape(k.poly('930 640, 1030 720, 1030 1040, 930 950'), '#7b8496'),
      ink([...k.line('1036 722, 1620 722'), ...k.line('1240 724, 1260 1000'), ...k.line('1500 724, 1540 1000')], 7),
      at(
        320,
        960,
        1.22,
        racer({ skin: 1, hair: 'pony', hairColour: k.hairs[2], mood: 'cross', look: 0.9 }, sun, pal.coral),
      ),
      ink([...k.line('790 560, 840 500'), ...k.line('830 610, 890 580')], 12, pal.coral),
    ),
}

/** Fundraising Thank You: a small red car through dusk, snow and dawn. */
import * as k from '../kit/index'
import { car, carFront } from '../kit/props-projects-c'
import { beam, each, foliage, sheet, strokes } from '../kit/tools-projects-c'
import type { Movings, Scenes } from '../moving'

const { at, disc, dot, fill, flip, ink, limb, pal, scene, shape, turn } = k
const red = '#e23b3f'

/** Snow falling over the whole scene. */
const snow = (n: number, seed: number, c: string = pal.paper) => {
  const rand = k.rng(seed)
  let d = ''
  for (let i = 0; i < n; i++) d += `M${Math.round(rand() * 1600)} ${Math.round(rand() * 940)}h0`
  return `<path d="${d}" stroke="${c}" stroke-width="14"/>`
}

/** What moves. */
export const moving: Movings = {
  'projects/fundraising-thank-you/cover': [{ order: '1 2 3 4 5 6', rate: 8 }],
}

/** The scenes. */
export const scenes: Scenes = {
  'projects/fundraising-thank-you/cover': (n = 0) =>
    scene(
      { ground: '#8d7bc0', seed: 51 },
      sheet('-30 330, 1630 250, 1630 700, -30 700', '#f2a39a', 12, 220),
      sheet('-30 480, 1630 440, 1630 720, -30 720', '#ffc9a3', 12, 220),
      disc(1290, 510, 120, pal.marigold),
      k.hills(600, '#6a559c', 50, 6),
      at(1420, 660, 0.9, k.house('#c9b3dc', pal.plum)),
      fill(k.box(1364, 664, 29, 33), pal.marigold),
      k.hills(720, '#46397a', 22, 14),
      sheet('-30 800, 1630 770, 1630 1030, -30 1030', '#33295e'),
      strokes('120 920, 300 916|520 918, 700 914|920 910, 1100 906|1320 904, 1500 900', 12, pal.lilac),
      beam('1280 690, 1640 560, 1640 880, 1280 740', pal.marigold, 0.5),
      ink(k.curve('700 700, 560 560, 400 620, 260 470, 120 300, 60 120'), 7),
      each(
        '590 590 .75 -10, 440 640 .85 14, 290 520 1 -14, 160 370 1.15 10, 90 180 1.3 -12',
        ([x = 0, y = 0, s = 1, r = 0], i) =>
          at(
            x + k.swing(n, 6, 10, i / 5),
            y - k.swing(n, 6, 22, i / 5),
            s,
            turn(r + k.swing(n, 6, 10, i / 5 + 0.2), k.heart(i % 2 ? pal.paper : pal.coral)),
          ),
      ),
      k.shadow(960, 850, 330),
      at(
        960,
        850 - k.chart(n, 0, 6, 2, -2, 4, 2),
        1.5,
        car(red, pal.sky, disc(40, -168, 26, k.skins[2]) + fill(k.blob('14 -176, 40 -206, 66 -178, 40 -186'), pal.ink)),
      ),
    ),
  'films/fundraising-thank-you': () =>
    scene(
      { ground: '#20285f', seed: 52 },
      k.stars(260, 18, 8),
      k.hills(400, '#34407f', 40, 9, 1600, 1000, false),
      fill(k.poly('600 440, 800 440, 1260 1020, 60 1020'), '#8fa3d6'),
      fill(k.blob('360 1010, 560 700, 640 520, 760 520, 860 700, 1040 1010'), '#ffe9b0', 0.75),
      k.fade(0.25, dot(700, 500, 300, '#ffe9b0', 240)),
      at(700, 570, 1, carFront('#fff3c4', '#8c2340', '#20285f')),
      each('594 470, 806 470', ([x = 0, y = 0]) => k.fade(0.45, dot(x, y, 74, '#fff3c4'))),
      shape(
        k.blob('-40 1030, -40 240, 140 220, 300 300, 430 390, 480 440, 500 500, 340 700, 120 1030', 0.14),
        '#173b4f',
      ),
      shape(
        k.blob('1640 1030, 1640 200, 1430 230, 1220 300, 1000 390, 920 440, 900 500, 1060 680, 1340 1030', 0.14),
        '#173b4f',
      ),
      foliage([0, 380, 240, 480], 12, 90, '#1f5266', 3),
      foliage([1240, 380, 320, 480], 14, 90, '#1f5266', 5),
      shape(
        k.blob('-40 330, -40 200, 140 176, 320 260, 410 350, 500 430, 480 462, 400 450, 340 410, 220 420, 120 350'),
        pal.paper,
      ),
      shape(
        k.blob(
          '1640 330, 1640 160, 1430 190, 1200 270, 1020 350, 900 430, 930 462, 1010 440, 1120 400, 1240 420, 1370 330, 1500 370',
        ),
        pal.paper,
      ),
      snow(46, 6),
    ),
  'projects/fundraising-thank-you/still-1': () =>
    scene(
      { ground: '#ffd9cc', seed: 53 },
      at(1330, 330, 1.3, k.sun('#ff9f80', '#ffb9a0')),
      k.hills(480, '#d5c3e0', 40, 4, 1600, 1000, false),
      ...[80, 250, 1230, 1500].map((x, i) => at(x, 560, 1 + (i % 2) * 0.4, k.tree('bare', '', '#a78fb5'))),
      k.ground(560, '#eaf3fb'),
      sheet('-30 800, 1630 760, 1630 1030, -30 1030', '#cfdff0'),
      k.shadow(420, 920, 560),
      at(
        400,
        920,
        2.5,
        car(
          red,
          '#eef6ff',
          strokes('-100 -190, -50 -150|-80 -196, -30 -168', 5, pal.sky) +
            fill(k.poly('20 -138, 36 -206, 50 -206, 80 -164, 98 -138'), '#6ea8d8'),
        ),
      ),
      fill(k.blob('140 390, 280 356, 560 358, 590 384, 420 392, 300 410'), pal.paper),
      fill(k.blob('740 620, 900 630, 940 652, 860 660, 760 640'), pal.paper),
      at(
        980,
        950,
        1.7,
        flip(
          k.person({
            pose: 'point',
            mood: 'smile',
            look: 0.7,
            skin: 4,
            hair: 'cap',
            hairColour: pal.teal,
            top: pal.marigold,
            bottom: pal.night,
            shoes: pal.plum,
            hold: turn(
              82,
              k.rect(-14, -70, 28, 80, pal.teal, 6) + shape(k.poly('-44 -70, 44 -70, 32 -108, -32 -108'), pal.sky),
            ),
          }),
        ),
      ),
      limb(k.curve('936 474, 980 492, 1032 476'), pal.coral, 36),
      strokes('640 500, 600 470|660 580, 610 590|690 430, 670 390', 9, pal.paper),
      snow(14, 9, '#bcd4ea'),
    ),
  'projects/fundraising-thank-you/still-2': () =>
    scene(
      { ground: '#f7b267', seed: 54 },
      k.skyline(420, '#e08b4f', '#fff3c4', 9, 1600, 280),
      shape(k.round('-120 1100, -60 520, 120 90, 1100 80, 1290 520, 1380 1100', 120), red),
      shape(k.round('60 640, 210 170, 1010 160, 1170 640', 70), '#2c5d73'),
      at(
        390,
        690,
        1.15,
        k.bust({
          skin: 3,
          hair: 'quiff',
          mood: 'happy',
          look: 0.8,
          beard: true,
          hairColour: k.hairs[1],
          top: pal.marigold,
        }),
      ),
      at(
        830,
        690,
        1.15,
        flip(
          k.bust({
            skin: 0,
            hair: 'bun',
            hairColour: k.hairs[4],
            mood: 'happy',
            look: 0.8,
            glasses: true,
            top: pal.lilac,
          }),
        ),
      ),
      k.rect(540, 190, 170, 60, pal.ink, 20),
      limb(k.curve('270 660, 290 560, 400 520, 510 560, 530 660'), pal.ink, 18, 0),
      shape(k.poly('-60 640, 1290 640, 1400 1100, -120 1100'), red),
      ink([...k.line('170 620, 420 520'), ...k.line('760 640, 1000 560')], 11),
      disc(140, 840, 110, '#fff3c4'),
      disc(1140, 840, 110, '#fff3c4'),
      k.rect(420, 800, 440, 110, pal.steel, 20),
      limb(k.line('1440 1020, 1440 500'), pal.ink, 30),
      k.rect(1340, 90, 200, 480, pal.night, 30),
      k.fade(0.35, dot(1440, 180, 130, pal.coral)),
      disc(1440, 180, 62, '#ff3b3f'),
      disc(1440, 330, 56, '#5a5236'),
      disc(1440, 480, 56, '#2f5a4b'),
    ),
}

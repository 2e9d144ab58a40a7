import { hall, hallFront, leader, spectator } from '../kit/actors-cinema'
import * as k from '../kit/index'
import { playroom } from '../kit/palettes-projects-a'
import { babyHead, splat } from '../kit/props-projects-a'
import type { Movings, Scenes } from '../moving'

const { at, fill, ink, limb, pal, scene, turn } = k
const { wine, dark, beam, pink, rose, mint, sky, cream, oat, wood } = playroom
const B = 'projects/baby-wipes-tv-ad'

/** A reel with holes. */
const reel = (c: string, r: number) =>
  k.group(
    k.disc(0, 0, r, c),
    ...k.arc(0, 0, r * 0.58, -90, 198, 4).map(([x, y]) => k.disc(Math.round(x), Math.round(y), r * 0.2, dark)),
    k.disc(0, 0, r * 0.14, cream),
  )

/** What moves. */
export const moving: Movings = {
  'projects/showreel/cover': [{ order: '1 2 3 4 5 6' }],
  [`${B}/cover`]: [{ order: '1 2 3*2 4 5 6 2 3*2 4 5 6', rest: 16 }],
}

/** The showreel's dark cinema; porridge on a high chair. */
export const scenes: Scenes = {
  'projects/showreel/cover': (n = 0) =>
    scene(
      { ground: wine, seed: 71 },
      fill(k.poly('1290 470, 1640 60, 1640 900, 1290 620'), beam, 0.75),
      k.cut(k.pts('-40 -40, 500 -40, 300 1040, -40 1040'), dark, 8, 160),
      k.ground(880, dark),
      limb(k.line('900 760, 800 960'), pal.steel, 26),
      limb(k.line('1080 760, 1180 960'), pal.steel, 26),
      at(800, 270, 1, turn(n * 12, reel(pal.coral, 190))),
      at(1150, 240, 1, turn(20 + n * 12, reel(pal.marigold, 160))),
      limb(k.curve('700 380, 600 400, 580 500, 620 590, 690 650, 800 620'), dark, 64, 8),
      ink(k.curve('700 380, 600 400, 580 500, 620 590, 690 650, 800 620'), 40, cream).replace(
        '/>',
        ` stroke-dasharray="46 22" stroke-dashoffset="${Math.round(-n * 11.33)}" stroke-linecap="butt"/>`,
      ),
      k.rect(720, 420, 480, 360, pal.teal, 40),
      k.rect(1196, 480, 110, 130, pal.steel, 10),
      k.disc(900, 600, 90, pal.marigold),
      ink(k.oval(900, 600, 50), 7),
      at(
        340,
        950,
        1.75,
        k.mouse('point', { mood: 'happy', scarf: pal.coral, look: 0.9, held: k.rect(-26, -16, 70, 34, cream) }),
      ),
    ),
  'films/showreel': () =>
    scene(
      { ground: dark, seed: 72 },
      leader(1),
      hall(),
      at(210, 985, 1.45, spectator('hold', { mood: 'happy', look: 0.6 })),
      hallFront(),
    ),
  [`${B}/cover`]: (n = 0) => {
    // A fist is lifted, comes down on the tray, and what is on it hops.
    const bang = k.chart(n, 0, -50, -70, 110, 190, 80)
    return scene(
      { ground: mint, seed: 73 },
      k.cut(k.pts('900 -40, 1640 -40, 1640 1040, 700 1040'), '#8dd3bf', 10, 150),
      ...[
        [180, 200, 0.8],
        [1430, 180, 1],
        [1330, 560, 0.6],
        [120, 620, 0.55],
        [420, 90, 0.4],
      ].map(([x = 0, y = 0, s = 1]) => at(x, y, s, splat(oat, x))),
      k.rect(440, 150, 520, 760, wood, 80),
      k.rect(490, 210, 420, 640, '#dba46d', 60),
      limb(k.line('470 900, 400 1020'), wood, 44),
      limb(k.line('930 900, 1000 1020'), wood, 44),
      k.shape(k.blob('510 900, 500 640, 600 560, 800 560, 900 640, 890 900', 0.14), sky),
      limb(k.curve('540 640, 400 590, 330 440'), k.skins[1], 76),
      limb(k.curve([860, 640], [1000 + bang * 0.2, 600 + bang * 0.3], [1080 + bang * 0.1, 430 + bang]), k.skins[1], 76),
      k.disc(326, 420, 56, k.skins[1]),
      k.disc(1086 + bang * 0.1, 410 + bang, 56, k.skins[1]),
      at(700, 410, 1.25, babyHead(1, 'laugh')),
      at(640, 200, 1.25, splat(oat, 20)),
      at(880, 500, 0.7, splat(oat, 80)),
      at(480, 520, 0.5, splat(oat, 160)),
      at(330, 400, 0.55, splat(oat, 40)),
      at(1090 + bang * 0.1, 390 + bang - k.chart(n, 0, 0, 0, 24, 40, 20), 0.5, splat(oat, 200)),
      at(640, 700, 0.8, splat(oat, 10)),
      k.rect(340, 760, 740, 80, wood, 40),
      at(
        900,
        720 - k.chart(n, 0, 0, 0, 0, 22, 14),
        1,
        k.shape(k.blob('-130 -30, 130 -30, 90 50, -90 50'), rose),
        fill(k.oval(0, -30, 110, 24), oat),
      ),
      at(
        1240,
        790,
        1.2,
        turn(
          40,
          limb(k.line('0 20, 0 150'), pink, 20),
          k.disc(0, -30, 46, pink, 62),
          fill(k.oval(0, -30, 30, 40), oat),
        ),
      ),
    )
  },
  'films/baby-wipes-tv-ad': () =>
    scene(
      { ground: pink, seed: 74 },
      k.cut(k.pts('-40 -40, 640 -40, 1000 1040, -40 1040'), '#fbc2cc', 10, 150),
      at(
        760,
        1120,
        1,
        k.shape(k.blob('-560 20, -470 -230, -200 -330, 200 -330, 470 -230, 560 20'), mint),
        k.shape(k.blob('-260 -300, 260 -300, 330 -40, 180 60, -180 60, -330 -40'), cream),
        ink(k.curve('-250 -60, 0 20, 250 -60'), 12, rose),
      ),
      at(740, 620, 1.65, babyHead(4, 'laugh', { look: 0.7 })),
      at(
        1190,
        220,
        1,
        turn(
          -24,
          limb(k.line('40 0, 560 0'), sky, 44),
          k.disc(-60, 0, 170, sky, 90),
          k.shape(k.blob('-210 -20, -160 -90, -60 -110, 50 -80, 90 -10, 0 20, -120 20'), oat),
        ),
      ),
      k.shape(k.blob('1010 280, 1060 330, 1050 420, 1080 480, 1040 520, 1000 480, 1016 400, 980 330'), oat),
      k.disc(1044, 590, 22, oat, 30),
      at(1420, 720, 0.8, splat(oat, 30)),
      at(210, 240, 0.7, splat('#fbe3b8', 80)),
    ),
}

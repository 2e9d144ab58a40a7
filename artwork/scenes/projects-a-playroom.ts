import * as k from '../kit/index'
import { playroom } from '../kit/palettes-projects-a'
import type { Movings, Scenes } from '../moving'

const { at, fill, ink, limb, pal, scene, turn } = k
const { wine, dark, beam, cream } = playroom

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
}

/** The showreel's dark cinema. */
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
      k.rect(300, 60, 1000, 470, beam, 20),
      fill(k.oval(800, 300, 190), cream),
      ink(
        k.oval(800, 300, 190).concat(k.oval(800, 300, 150), k.line('310 300, 1290 300'), k.line('800 70, 800 520')),
        7,
        '#d9a441',
      ),
      fill(k.poly('800 300, 800 110, 960 190, 990 300'), '#f2b84b', 0.7),
      k.curtains(wine),
      fill(k.poly('300 540, 1300 540, 1640 1040, -40 1040'), '#4a1a45'),
      ...[0, 1].flatMap((row) =>
        [0, 1, 2, 3]
          .filter((i) => !(row === 0 && i === 0))
          .map((i) => k.rect(60 + i * 390 + (row ? -150 : 0), 640 + row * 250, 300, 400, row ? wine : '#c2366b', 60)),
      ),
      k.rect(60, 640, 300, 400, '#c2366b', 60),
      at(
        210,
        985,
        1.45,
        k.mouse('hold', {
          mood: 'happy',
          look: 0.6,
          scarf: pal.teal,
          held: at(
            -34,
            -20,
            0.8,
            k.shape(k.poly('-50 -30, 50 -30, 36 70, -36 70'), cream),
            k.shape(k.blob('-56 -30, -40 -66, -10 -60, 10 -78, 36 -62, 56 -30'), beam),
            ink(k.line('-20 -24, -14 64').concat(k.line('20 -24, 14 64')), 12, pal.coral),
          ),
        }),
      ),
      k.rect(30, 800, 70, 240, '#a12a5a', 26),
      k.rect(320, 800, 70, 240, '#a12a5a', 26),
      k.cut(k.pts('-40 960, 1640 960, 1640 1040, -40 1040'), wine, 4, 200),
    ),
}

/** The stages of a production: delivery and its formats. */
import * as k from '../kit/index'
import * as w from '../kit/props/workshop'

const { at, pal, pts, scene, turn } = k

/** A cardboard box, open, w×h, base middle on (0,0), with tape. */
const carton = (wide: number, high: number, colour = '#d9a066') =>
  k.group(
    k.shape(
      k.poly([
        [-wide / 2, -high],
        [-wide / 2 - 50, -high - 50],
        [wide / 2 - 40, -high - 50],
        [wide / 2, -high],
      ]),
      '#a96f3d',
    ),
    k.rect(-wide / 2, -high, wide, high, colour),
    k.fill(k.box(-18, -high + 6, 36, high * 0.4), pal.paper, 0.7),
  )

/** A tied parcel about (0,0). */
const parcel = (wide: number, high: number, colour: string, string_: string) =>
  k.rect(-wide / 2, -high, wide, high, colour) +
  k.ink([...k.line([0, -high], [0, 0]), ...k.line([-wide / 2, -high / 2], [wide / 2, -high / 2])], 12, string_)

export const scenes: Record<string, () => string> = {
  'process/delivery': () =>
    scene(
      { ground: pal.moss, seed: 64 },
      k.cut(pts('860 -40, 1640 -40, 1640 880, 860 880'), pal.rust, 4, 240),
      k.ink(
        [
          ...k.line('900 180, 1010 180'),
          ...k.line('1470 260, 1570 260'),
          ...k.line('900 560, 980 560'),
          ...k.line('1480 660, 1580 660'),
          ...k.line('940 380, 1020 380'),
        ],
        9,
        '#8f3520',
      ),
      k.ground(860, pal.sand),
      at(1250, 620, 2.3, k.door(pal.teal)),
      k.rect(1020, 850, 460, 60, pal.steel),
      k.shape(k.poly('990 150, 1510 150, 1430 60, 1070 60'), pal.marigold),
      k.disc(1250, 300, 26, pal.marigold),
      at(
        290,
        930,
        1.7,
        k.person({ pose: 'run', mood: 'happy', look: 0.9, skin: 3, hair: 'pony', top: pal.coral, bottom: pal.night }),
      ),
      k.limb(k.line('470 600, 560 860, 1000 860'), pal.coral, 22),
      at(780, 846, 1, parcel(340, 190, '#d9a066', pal.coral)),
      at(710, 656, 1, turn(-3, parcel(190, 160, pal.sky, pal.plum))),
      at(870, 656, 1, turn(4, parcel(120, 110, pal.marigold, pal.teal))),
      at(720, 496, 1, parcel(130, 90, pal.paper, pal.coral)),
      ...[620, 930].map((x) => k.disc(x, 920, 48, pal.night) + k.dot(x, 920, 16, pal.steel)),
    ),
  'process/output': () =>
    scene(
      { ground: pal.lilac, seed: 65 },
      k.cut(pts('-40 -40, 700 -40, 540 1040, -40 1040'), pal.aqua, 8, 200),
      k.ground(870, pal.plum),
      k.rect(60, 300, 420, 600, pal.coral, 30),
      k.rect(110, 560, 320, 90, pal.night, 16),
      ...[150, 230, 310, 390].map((x, i) =>
        k.dot(x, 606, 20, [pal.marigold, pal.sky, pal.moss, pal.paper][i] as string),
      ),
      k.rect(110, 700, 150, 120, pal.paper, 10),
      k.disc(350, 760, 54, pal.marigold),
      w.ribbon('280 250, 560 110, 700 330, 600 640, 640 760', 110, pal.night, pal.sky),
      w.ribbon('280 180, 720 60, 960 260, 920 500, 980 700', 110, pal.night, pal.marigold),
      w.ribbon('280 120, 900 20, 1250 160, 1330 330, 1330 540', 110, pal.night, pal.coral),
      k.disc(270, 220, 190, pal.marigold),
      ...[0, 72, 144, 216, 288].map((a) => at(270, 220, 1, turn(a, k.disc(0, -110, 48, pal.coral)))),
      k.dot(270, 220, 24),
      at(640, 940, 1, carton(220, 230)),
      at(970, 930, 1, carton(300, 310, '#c98d52')),
      at(1350, 930, 1, carton(380, 440)),
    ),
  'process/social-cutdowns': () =>
    scene(
      { ground: pal.teal, seed: 66 },
      k.cut(pts('-40 620, 1640 500, 1640 1040, -40 1040'), '#0b6b62', 6, 220),
      w.ribbon('-60 180, 260 260, 560 300, 820 290', 250, pal.night, pal.marigold),
      at(560, 610, 1.35, turn(-48, w.scissors(pal.coral, 15))),
      at(
        1180,
        300,
        1,
        turn(
          7,
          k.rect(-170, -170, 340, 340, pal.night),
          k.rect(-130, -130, 260, 260, pal.sky),
          at(0, 20, 0.9, k.fox(pal.coral)),
        ),
      ),
      at(
        1420,
        690,
        1,
        turn(
          -6,
          k.rect(-130, -250, 260, 500, pal.night),
          k.rect(-96, -210, 192, 420, pal.coral),
          at(0, 10, 0.9, k.rocket()),
        ),
      ),
      at(
        1060,
        760,
        1,
        turn(
          -9,
          k.rect(-120, -210, 240, 420, pal.night),
          k.rect(-88, -176, 176, 352, pal.marigold),
          at(0, 0, 0.75, k.owl(pal.plum)),
        ),
      ),
      at(
        250,
        780,
        1,
        turn(
          10,
          k.rect(-140, -140, 280, 280, pal.night),
          k.rect(-104, -104, 208, 208, pal.lilac),
          at(0, 0, 0.6, k.whale(pal.teal)),
        ),
      ),
    ),
}

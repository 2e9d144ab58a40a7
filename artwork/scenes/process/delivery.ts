import * as k from '../../kit/index'

const { at, pal, pts, scene, turn } = k

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
}

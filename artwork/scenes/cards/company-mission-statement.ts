import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'

const { at, flip, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'cards/way-in': () =>
    scene(
      { ground: pal.lilac, seed: 68 },
      k.fill(k.poly('-20 -20, 1180 -20, 1180 830, -20 830'), '#b9a2da'),
      k.ink(
        [150, 300, 450, 600].flatMap((y, i) => [
          ...k.line([60 + i * 70, y], [260 + i * 70, y]),
          ...k.line([560 - i * 80, y + 60], [700 - i * 80, y + 60]),
        ]),
        5,
        pal.lilac,
      ),
      k.ground(820, pal.plum),
      k.ink(k.line('1180 -20, 1180 826, 1620 760')),
      k.fill(k.poly([[560, 822], ...k.arc(690, 590, 130, 180, 360, 7), [820, 822]]), pal.marigold),
      k.ink(k.curve([560, 822], ...k.arc(690, 590, 134, 180, 320, 6)), 14, pal.paper),
      k.ink(k.curve([566, 816], ...k.arc(690, 592, 126, 180, 330, 6)), 8),
      k.dot(600, 700, 14),
      at(1000, 440, 1.75, turn(-58, p.fist(4, pal.teal))),
      at(950, 356, 1.7, k.pencil(pal.coral)),
      k.limb(k.curve('1010 500, 930 500, 880 440'), k.skins[4], 44),
      k.limb(k.curve('1050 340, 960 330, 890 392'), k.skins[4], 44),
    ),
  'cards/passed-on': () =>
    scene(
      { ground: pal.marigold, seed: 93 },
      k.cut(k.pts('-30 -30, 760 -30, 520 1030, -30 1030'), '#ffd27a', 8, 150),
      k.ground(780, pal.coral),
      k.framed(1360, 90, 190, 210, pal.sky, ''),
      at(1120, 780, 3, k.armchair(pal.teal)),
      at(
        1090,
        985,
        1.85,
        flip(
          k.person({
            pose: 'sit',
            mood: 'happy',
            skin: 3,
            hair: 'bun',
            hairColour: pal.paper,
            glasses: true,
            top: pal.plum,
            wear: 'dress',
          }),
        ),
      ),
      at(
        420,
        950,
        1.95,
        k.person({ pose: 'present', mood: 'happy', skin: 3, hair: 'pony', top: pal.sky, child: true }),
      ),
      at(700, 250, 2.2, k.bubble(pal.paper, at(0, -10, 0.75, k.gear(pal.coral, 9)))),
      at(150, 930, 1.4, k.plant(pal.leaf)),
    ),
}

import * as k from '../../kit/index'

const { at, pal, scene } = k

/** A monarch of few lines, feet on (0,0), 230 high. */
const monarch = (robe: string, skin: number, hair: string | null, crown: string) =>
  k.group(
    k.shape(k.blob('-56 0, -44 -100, -20 -130, 20 -130, 44 -100, 56 0', 0.12), robe),
    k.fill(k.poly('-56 0, -52 -26, 52 -26, 56 0'), pal.paper),
    k.shape(k.blob('-46 -116, 0 -140, 46 -116, 0 -92'), pal.paper),
    k.disc(0, -164, 36, k.skins[skin] as string),
    hair ? k.shape(k.blob('-36 -162, -20 -146, 20 -146, 36 -162, 24 -116, -24 -116'), hair) : '',
    k.dot(4, -170, 5),
    k.dot(24, -170, 5),
    k.shape(k.poly('-36 -190, -42 -236, -18 -212, 0 -246, 18 -212, 42 -236, 36 -190'), crown),
  )

export const scenes: Record<string, () => string> = {
  'cards/rex-factor-the-animated-show': () =>
    scene(
      { ground: '#2a1242', seed: 71 },
      k.fill(k.poly('620 -20, 1000 -20, 1330 840, 290 840'), pal.plum),
      k.shape(k.blob('360 640, 400 440, 800 380, 1200 440, 1240 640'), '#ffb9a0'),
      at(800, 500, 1.4, k.castle(pal.lilac, pal.teal)),
      k.ground(640, '#b97a4e'),
      k.ink([...k.line('-20 820, 1620 816'), ...k.line('-20 700, 1620 696')], 5),
      at(350, 720, 0.95, monarch(pal.teal, 4, '#4a2a1c', pal.marigold)),
      at(520, 760, 1.1, monarch(pal.sky, 0, null, pal.coral)),
      at(720, 810, 1.3, monarch(pal.marigold, 2, pal.ink, '#ffd98a')),
      at(950, 866, 1.5, monarch(pal.leaf, 5, null, pal.marigold)),
      at(1220, 930, 1.8, monarch(pal.coral, 1, pal.rust, pal.marigold)),
      k.limb(k.line('1330 790, 1330 520'), pal.marigold, 10),
      k.curtains('#d8434a'),
    ),
}

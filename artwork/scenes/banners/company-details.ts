import * as k from '../../kit/index'

const { at, pal } = k

/** Courses of bricks that someone left out here and there, from the left of each: [x, y]. */
const bricks = [
  [40, 96],
  [300, 172],
  [130, 330],
  [420, 400],
  [560, 110],
  [940, 86],
  [1010, 452],
  [1440, 150],
  [1480, 392],
].map(([x = 0, y = 0]) => k.fill(k.box(x, y, 112, 44, 6), '#e04a50'))

/** The brass plate beside the door, 340 wide, with a thimble for a name. */
const brassPlate = () =>
  k.group(
    k.rect(-170, -106, 340, 212, pal.marigold, 14),
    ...[-1, 1].flatMap((x) => [-1, 1].map((y) => k.dot(x * 144, y * 80, 9))),
    k.ink([...k.line('0 22, 118 22'), ...k.line('0 58, 74 58')], 9, '#8a4f00'),
    k.fill(k.poly('96 -106, 146 -106, 60 106, 10 106'), pal.paper, 0.35),
    at(-82, 66, 1.2, k.thimble(pal.steel)),
  )

/** A duster, centred. */
const duster = () => k.shape(k.blob('-40 -34, 30 -44, 52 -6, 40 44, -6 30, -46 40', 0.2), pal.sky)

export const scenes: Record<string, () => string> = {
  'banners/company-details': () =>
    k.banner(
      428,
      pal.coral,
      ...bricks,
      k.ground(556, pal.plum, 1600, 640),
      k.rect(1016, 540, 330, 34, pal.paper),
      at(1180, 370, 1.7, k.door(pal.teal)),
      k.disc(1180, 104, 26, pal.marigold),
      at(832, 266, 0.86, brassPlate()),
      at(594, 566, 0.96, at(0, -40, 0.62, k.books())),
      at(594, 512, 0.88, k.mouse('draw', { scarf: pal.teal, mood: 'happy', held: at(34, -16, 0.9, duster()) })),
      k.ink([...k.line('726 132, 702 106'), ...k.line('760 120, 756 86')], 9, pal.paper),
    ),
}

import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'

const { at, pal, turn } = k

export const scenes: Record<string, () => string> = {
  'banners/accessibility': () =>
    k.banner(
      396,
      pal.aqua,
      k.cut(k.pts('1060 -30, 1640 -30, 1640 670, 1180 670'), '#a9e2d6', 8, 150),
      k.ground(560, pal.teal, 1600, 640),
      at(1264, 266, 1.2, k.door(pal.teal, pal.marigold)),
      k.shape(k.poly('1084 388, 1640 388, 1640 570, 1084 570'), pal.sand),
      k.rect(1070, 380, 600, 30, pal.paper),
      // A ruler makes the step a slope.
      k.shape(k.poly('710 540, 1080 380, 1096 412, 724 574'), pal.marigold),
      k.ink(
        [0, 1, 2, 3, 4, 5, 6, 7].flatMap((tick) => {
          const [x, y] = [750 + 42 * tick, 524 - 18.2 * tick]
          return k.line(`${x} ${y}, ${x + (tick % 2 ? 7 : 12)} ${y + (tick % 2 ? 15 : 26)}`)
        }),
        6,
      ),
      at(920, 442, 0.66, turn(-23.4, at(0, -96, 1, c.snail(pal.coral, pal.paper)))),
      at(634, 560, 1, k.mouse('point', { scarf: pal.coral, mood: 'happy' })),
    ),
}

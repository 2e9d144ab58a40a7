/** Pictures of the site itself: social card, badge, guild, directors. */

import { ben } from '../kit/actors/portraits'
import * as k from '../kit/index'

const { at, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  placeholder: () =>
    scene(
      { ground: pal.steel, size: [1600, 1000], seed: 9 },
      k.framed(430, 180, 740, 600, pal.paper, '', pal.sand),
      k.ink(k.line('470 700, 640 520, 740 610, 900 420, 1130 700'), 8),
      k.ink(k.oval(700, 370, 56), 8),
    ),
  social: () =>
    scene(
      { ground: pal.marigold, size: [1200, 630], seed: 3 },
      k.cut(
        [
          [-30, 470],
          [1230, 400],
          [1230, 660],
          [-30, 660],
        ],
        pal.coral,
        8,
        120,
      ),
      at(250, 250, 1.2, turn(-6, k.storyFrame(280, 180, at(-20, 30, 0.5, k.whale(pal.teal)), pal.sky))),
      at(610, 210, 0.95, turn(4, k.storyFrame(280, 180, at(0, 12, 0.62, k.rocket()), pal.night))),
      at(
        940,
        590,
        1.25,
        k.mouse('draw', { held: at(40, -40, 0.9, k.pencil(pal.paper)), scarf: pal.teal, mood: 'happy' }),
      ),
      k.ink(k.curve([120, 520], [300, 470], [420, 560], [580, 480], [700, 530], [1040, 400]), 12, pal.paper),
    ),
  badge: () =>
    scene(
      { ground: 'none', size: [640, 256], shown: [160, 64], grain: false, line: 14 },
      at(130, 128, 1, k.globe(pal.sky, pal.leaf)),
      at(330, 134, 0.9, k.leaf(pal.leaf)),
      k.ink(k.line([452, 136], [500, 184], [590, 76]), 30, pal.leaf),
    ),
  icon: () => scene({ ground: pal.marigold, size: [64, 64], grain: false, line: 3 }, k.tinyMouse()),
  'touch-icon': () =>
    scene(
      { ground: pal.marigold, size: [256, 256], shown: [64, 64], grain: false, line: 9 },
      at(128, 172, 0.82, k.mouseHead('happy')),
    ),
  association: () => k.wordmark('Guild of Drawn Film', { mark: 'reel', pen: 4, nib: [8, 4], colour: pal.plum }),
  'people/ada-finch': () =>
    scene(
      { ground: pal.marigold, size: k.SQUARE, seed: 21 },
      k.cut(
        [
          [380, -30],
          [830, -30],
          [830, 830],
          [520, 830],
        ],
        pal.coral,
        8,
        120,
      ),
      at(110, 330, 1.5, turn(-20, k.leaf(pal.teal))),
      at(
        400,
        830,
        1.5,
        k.bust({ skin: 4, hair: 'curly', hairColour: pal.ink, glasses: true, mood: 'happy', top: pal.teal, look: 0.3 }),
      ),
      at(690, 240, 1.1, k.pencil(pal.paper)),
    ),
  'people/ben-marlow': () =>
    scene(
      { ground: pal.teal, size: k.SQUARE, seed: 22 },
      k.cut(
        [
          [-30, 300],
          [830, 130],
          [830, 830],
          [-30, 830],
        ],
        pal.sky,
        8,
        120,
      ),
      at(450, 830, 1.34, ben()),
      at(160, 320, 1.2, turn(-14, k.clapper(pal.coral))),
    ),
}

import { corridor, cushion, quill } from '../kit/actors-parliament'
import * as k from '../kit/index'
import { parliament } from '../kit/palettes-projects-a'
import { hand } from '../kit/props-projects-a'
import { scroll } from '../kit/walkers'

const { at, fill, ink, limb, scene, turn } = k
const { green, dark, red, gold, oak } = parliament
const P = 'projects/uk-parliament-education'

/** The bill's journey: patched, passed on and signed. */
export const scenes: Record<string, () => string> = {
  [`${P}/still-3`]: () =>
    scene(
      { ground: '#c2394c', seed: 35 },
      ink(
        [120, 300, 480, 660, 840, 1020, 1200, 1380, 1560].flatMap((x) => k.line([x, -10], [x, 600])),
        8,
        red,
      ),
      ...(
        [
          [170, 3, 'bun', gold, 'think'],
          [485, 1, 'bald', dark, 'smile'],
          [800, 5, 'short', green, 'calm'],
          [1115, 2, 'turban', gold, 'smile'],
          [1430, 0, 'bob', dark, 'think'],
        ] as const
      ).map(([x, skin, hair, top, mood], i) =>
        k.group(
          at(x, 560, 1, k.shape(k.blob('-150 200, -130 0, -60 -40, 60 -40, 130 0, 150 200'), top)),
          at(
            x,
            380 + (i % 2) * 30,
            1.7,
            turn(
              [10, 6, 0, -6, -10][i] ?? 0,
              k.head({ skin, hair, mood, hairColour: k.hairs[(i * 2) % 5], look: (2 - i) / 2, glasses: i === 1 }),
            ),
          ),
        ),
      ),
      k.cut(k.pts('-40 640, 1640 640, 1640 1040, -40 1040'), oak, 4, 200),
      ink(k.line('-20 642, 1620 640')),
      at(
        1090,
        830,
        1.2,
        turn(
          -90,
          scroll({
            mood: 'shock',
            look: 0.2,
            boot: green,
            more: k.group(k.rect(-80, -350, 70, 36, '#9ad0c0'), k.rect(10, -196, 80, 36, '#9ad0c0')),
          }),
        ),
      ),
      limb(k.line('330 760, 480 840'), gold, 46),
      k.disc(500, 850, 30, k.skins[3]),
      ink(
        k
          .oval(500, 900, 26, 32)
          .concat(k.oval(580, 850, 32, 26), k.line('520 880, 700 740'), k.line('556 866, 640 700')),
        14,
        '#c5d0e0',
      ),
      limb(k.line('1440 700, 1330 800'), dark, 46),
      k.disc(1310, 810, 30, k.skins[0]),
      k.disc(1240, 900, 74, '#9ad0c0'),
      k.disc(1240, 900, 34, oak),
    ),
  [`${P}/still-4`]: () =>
    scene(
      { ground: '#e9cf96', seed: 36 },
      corridor(),
      k.shadow(720, 870, 150),
      at(
        700,
        865,
        1.4,
        scroll({
          mood: 'calm',
          look: 1,
          lean: 8,
          ribbon: gold,
          boot: '#5b2a86',
          legs: ['-40 -120, -70 -70, -96 -16', '40 -120, 116 -90, 96 -8'],
          arms: ['-92 -240, -150 -270, -120 -310', '92 -240, 150 -280, 180 -240'],
        }),
      ),
    ),
  [`${P}/still-5`]: () =>
    scene(
      { ground: dark, seed: 37 },
      k.cut(k.pts('560 -40, 1500 -40, 1640 560, 1640 1040, 420 1040'), green, 10, 160),
      fill(k.oval(1080, 520, 420), '#3f8a63', 0.6),
      at(1060, 830, 1, cushion(0)),
      at(
        1080,
        830,
        1.4,
        turn(
          6,
          scroll({
            mood: 'asleep',
            look: 0.2,
            ribbon: gold,
            legs: ['-40 -120, -100 -60, -180 -40', '40 -120, 120 -70, 200 -40'],
            arms: ['-92 -230, -150 -190, -160 -140', '92 -230, 150 -180, 150 -130'],
          }),
        ),
      ),
      at(520, 400, 1.35, turn(14, hand(2, red, turn(14, quill()), gold))),
    ),
}

/** Rex Factor: velvet red, royal purple, gold and parchment. */
import { bench, court, paddle, rex, stageBack, stageFront, throne } from '../../kit/actors/rex'
import * as k from '../../kit/index'
import { beam, each, strokes } from '../../kit/shorthands'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, dot, flip, ink, limb, pal, scene, shape, turn } = k
const { velvet, wine, gold, stone } = rex

/** A person of rank: 420 high, with crown and ermine. */
const royal = (o: k.PersonOptions, cape: string) =>
  shape(k.blob('-56 -286, 56 -286, 84 -150, 112 -4, 0 8, -112 -4, -84 -150', 0.12), cape) +
  k.person(o) +
  shape(k.blob('-56 -292, 0 -276, 56 -292, 72 -258, 0 -232, -72 -258'), pal.paper) +
  strokes('-40 -270, -40 -264|0 -258, 0 -250|40 -270, 40 -264', 7) +
  at(6, -436, 0.55, k.crown(gold))

export const moving: Movings = {
  'projects/rex-factor-the-animated-show/cover': [{ order: '1 2 3*3 4 1 5 6*3 5', rate: 10, rest: 8 }],
}

/** The scenes. */
export const scenes: Scenes = {
  'projects/rex-factor-the-animated-show/cover': (n = 0) =>
    scene(
      { ground: wine, seed: 41 },
      beam('560 -20, 760 -20, 980 860, 330 860', gold),
      beam('900 -20, 1100 -20, 1370 860, 760 860', gold),
      k.ground(780, '#c98a3a'),
      k.curtains(velvet),
      at(
        620,
        850,
        1.5,
        royal(
          {
            pose: 'hold',
            mood: 'shock',
            look: 0.9,
            skin: 0,
            beard: true,
            hairColour: pal.rust,
            top: pal.teal,
            bottom: pal.plum,
            shoes: pal.ink,
          },
          pal.plum,
        ),
      ),
      at(
        1040,
        850,
        1.5,
        flip(
          royal(
            { pose: 'point', mood: 'smile', look: 0.1, skin: 4, hair: 'afro', wear: 'dress', top: gold, shoes: velvet },
            pal.teal,
          ),
        ),
      ),
      at(250, 960 - k.chart(n, 0, -16, 90, 60, 0, 0), 1.1, turn(-8 + k.chart(n, 0, -6, 14, 6), paddle(pal.coral))),
      at(1350, 960 - k.chart(n, 0, 0, 0, 0, 40, 90), 1.1, turn(7 - k.chart(n, 0, 0, 0, 0, -4, 14), paddle(pal.teal))),
      shape(k.blob('20 1020, 30 900, 110 860, 190 900, 210 1020'), stone),
      shape(k.blob('1420 1020, 1440 900, 1510 864, 1590 910, 1600 1020'), stone),
      ink([...k.curve('60 940, 90 910, 120 940'), ...k.curve('1480 940, 1510 910, 1540 940')], 8),
    ),
  'films/rex-factor-the-animated-show': () =>
    scene({ ground: '#2a0b2b', seed: 42 }, stageBack(), at(940, 850, 1.15, throne(pal.plum)), stageFront()),
  'projects/rex-factor-the-animated-show/still-1': () =>
    scene(
      { ground: '#e9cf9a', seed: 43 },
      court(),
      at(
        930,
        700,
        1.05,
        k.bust({ skin: 1, hair: 'curly', hairColour: pal.paper, glasses: true, mood: 'think', look: -0.9, top: wine }),
      ),
      at(
        1310,
        700,
        1.05,
        k.bust({ skin: 5, hair: 'curly', hairColour: pal.paper, mood: 'cross', look: -0.9, top: wine }),
      ),
      bench(),
      at(
        1130,
        560,
        0.6,
        turn(-24, k.rect(-80, -50, 160, 84, '#8d5530', 14) + limb(k.line('0 36, 0 190'), '#8d5530', 20)),
      ),
      shape(k.blob('-60 1030, -40 760, 120 660, 460 650, 600 760, 640 1030', 0.14), pal.steel),
      shape(k.blob('-80 900, -60 720, 80 680, 190 780, 150 930'), stone),
      shape(k.blob('460 900, 420 760, 520 680, 640 740, 660 900'), stone),
      each('30 720, 80 800, 60 880, 540 720, 500 800, 530 880, 200 720, 400 720, 250 860, 350 860', ([x = 0, y = 0]) =>
        dot(x, y, 9),
      ),
      ink([...k.curve('300 740, 296 880, 310 1000'), ...k.curve('180 960, 300 900, 440 950')], 8),
      k.rect(190, 610, 230, 90, pal.steel, 20),
      at(310, 470, 2.1, k.head({ skin: 0, hair: 'bob', hairColour: k.hairs[3], beard: true, mood: 'sad', look: 1 })),
      at(318, 300, 1.3, k.crown(gold)),
    ),
}

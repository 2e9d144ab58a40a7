import * as k from '../../kit/index'

const { at, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'cards/napkin-sketch': () =>
    scene(
      { ground: pal.teal, seed: 70 },
      k.ground(700, '#b97a4e'),
      k.ink([...k.line('-20 820, 1620 800'), ...k.line('-20 930, 1620 924')], 4),
      k.fill(k.oval(1120, 840, 420, 60), '#8a5a35'),
      at(1150, 560, 3.3, k.cup(pal.coral)),
      k.shape(k.poly('190 300, 800 200, 930 800, 330 870'), pal.paper),
      k.ink([...k.line('240 340, 770 254, 880 770, 370 830, 240 340')], 4, pal.sky),
      k.shape(k.poly('800 200, 700 218, 824 310'), pal.sand),
      at(
        560,
        560,
        1,
        turn(
          -8,
          k.ink(
            [
              ...k.blob(
                '-210 30, -250 -30, -300 -50, -270 -90, -226 -74, -214 -116, -176 -90, -186 -30, -60 -90, 90 -100, 210 -40, 226 40, 150 100, -40 110',
                0.17,
              ),
              ...k.curve('226 40, 120 50, 40 40'),
              ...k.curve('80 -104, 70 -160, 30 -176'),
              ...k.curve('80 -104, 100 -166, 146 -170'),
            ],
            10,
          ),
          k.dot(140, 0, 10),
          k.ink([...k.line('20 66, 14 104'), ...k.line('70 70, 66 104'), ...k.line('114 70, 112 98')], 6),
        ),
      ),
      k.ink(k.oval(400, 760, 70, 44), 9, '#d9b48a'),
      at(760, 850, 1.4, turn(38, k.pencil(pal.marigold))),
    ),
}

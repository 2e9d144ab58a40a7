import * as k from '../../kit/index'
import * as f from '../../kit/props/films'

const { at, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'films/bike-launch': () =>
    scene(
      { ground: pal.sky, seed: 74 },
      at(500, 480, 1, f.glow(620, pal.paper, 18)),
      k.ground(880, pal.moss),
      k.shape(k.poly('80 420, 600 420, 640 940, 60 940'), '#d9a066'),
      k.fill(k.poly('420 500, 620 440, 650 900, 470 820, 380 700'), '#6b3f2a'),
      k.shape(k.poly('80 420, -60 300, 200 250, 330 420'), '#e6b47c'),
      k.shape(k.poly('350 420, 420 210, 660 260, 600 420'), '#e6b47c'),
      k.shape(k.poly('600 430, 780 380, 720 520, 600 540'), '#c98b50'),
      k.shape(k.poly('620 800, 790 900, 640 940'), '#c98b50'),
      at(210, 700, 1.1, turn(-90, k.arrow(pal.rust))),
      at(
        990,
        610,
        1,
        turn(
          -10,
          at(0, 40, 3, k.bicycle(pal.coral)),
          k.limb(k.curve('-120 -120, 30 -60, 0 100, 20 170'), pal.night, 56),
          k.limb(k.curve('-120 -120, 60 -100, -30 60, -30 150'), pal.night, 56),
          k.rect(-66, 150, 130, 44, pal.paper, 20),
          k.shape(k.blob('-190 -110, -140 -300, -40 -400, 50 -370, 40 -260, -40 -110', 0.16), pal.marigold),
          k.limb(k.curve('10 -340, 80 -220, 180 -176'), pal.marigold, 50),
          k.disc(190, -172, 32, k.skins[4]),
          at(70, -450, 1.55, k.head({ skin: 4, hair: 'cap', hairColour: pal.teal, mood: 'happy', look: 0.9 })),
        ),
      ),
      ...[
        [760, 180, 30],
        [1380, 240, -20],
        [880, 930, 10],
        [560, 130, 60],
        [1480, 820, 40],
      ].map(([x = 0, y = 0, r = 0]) =>
        at(x, y, 1, turn(r, k.shape(k.poly('-34 -20, 30 -26, 20 24, -24 20'), '#d9a066'))),
      ),
    ),
}

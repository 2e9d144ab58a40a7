/** Stills of the university films. */
import * as k from '../kit/index'
import * as f from '../kit/props/films'

const { at, flip, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'films/contract': () =>
    scene(
      { ground: pal.plum, seed: 54 },
      f.paper('-40 -40, 560 -40, 860 1040, -40 1040', '#472070'),
      k.ground(880, pal.night),
      k.shape(k.poly('760 120, 1380 90, 1400 900, 780 910'), pal.paper),
      ...Array.from({ length: 10 }, (_, i) =>
        k.ink(
          k.line([850, 250 + i * 58], [i % 4 === 3 ? 1100 : 1300, 244 + i * 58]),
          12,
          i === 5 ? pal.coral : pal.steel,
        ),
      ),
      k.rect(690, 50, 770, 100, pal.sand, 48),
      k.rect(720, 860, 740, 100, pal.sand, 48),
      ...[
        [690, 100],
        [1460, 100],
        [720, 910],
        [1460, 910],
      ].map(([x = 0, y = 0]) => k.disc(x, y, 44, pal.coral)),
      at(
        500,
        950,
        1.75,
        k.person({
          pose: 'point',
          wear: 'dress',
          top: pal.marigold,
          skin: 4,
          hair: 'afro',
          glasses: true,
          mood: 'think',
          look: 0.9,
          hold: at(70, -30, 1.1, flip(k.magnifier(pal.sky, pal.coral))),
        }),
      ),
      at(190, 860, 1.5, k.books(pal.teal, pal.coral, pal.marigold)),
    ),
  'films/lucky-sock': () =>
    scene(
      { ground: pal.sky, seed: 55 },
      f.paper('-40 -40, 1640 -40, 1640 300, -40 160', pal.aqua),
      k.floor(820, pal.lilac),
      k.rect(880, 250, 620, 20, pal.paper),
      ...[0, 1, 2, 3].map((i) =>
        at(960 + i * 140, 190, 0.55, k.bottle([pal.coral, pal.plum, pal.leaf, pal.marigold][i])),
      ),
      at(1240, 660, 1.1, k.desk(pal.teal, 760)),
      at(1330, 530, 1.15, k.microscope(pal.plum)),
      at(1080, 590, 0.6, k.plant()),
      at(
        400,
        940,
        1.95,
        k.person({
          pose: 'wave',
          wear: 'coat',
          top: pal.paper,
          bottom: pal.night,
          shoes: pal.coral,
          skin: 2,
          hair: 'quiff',
          hairColour: k.hairs[5],
          glasses: true,
          mood: 'shock',
          look: 0.9,
        }),
      ),
      k.shape(k.blob('314 800, 378 800, 380 884, 424 910, 430 948, 318 950', 0.1), pal.coral),
      k.shape(k.blob('424 800, 488 800, 490 884, 536 910, 542 948, 428 950', 0.1), pal.marigold),
      k.ink(
        [824, 860].flatMap((y) => k.line([434, y], [484, y])),
        16,
        pal.teal,
      ),
      k.ink(k.curve('640 300, 700 130, 800 120'), 8, pal.paper),
      at(830, 330, 1.7, turn(14, k.coin())),
      k.ink([...k.curve('650 340, 640 300, 660 260'), ...k.curve('1010 300, 1024 350, 1004 400')], 9, pal.paper),
    ),
  'films/module-welcome': () =>
    scene(
      { ground: pal.coral, seed: 56 },
      f.paper('-40 -40, 1640 -40, 1640 250, -40 330', pal.marigold),
      k.fill(k.poly('470 120, 1640 -40, 1640 330'), pal.paper, 0.7),
      at(1360, 230, 1, k.cloud(pal.paper)),
      k.sea(560, pal.teal),
      k.shape(k.blob('-60 1060, -40 800, 160 760, 560 770, 720 850, 760 1060', 0.15), pal.night),
      k.shape(k.poly('240 160, 510 160, 600 800, 150 800'), pal.paper),
      k.fill(k.poly('216 330, 536 330, 552 450, 200 450'), pal.coral),
      k.rect(210, 140, 330, 40, pal.night),
      k.rect(270, 30, 210, 110, pal.marigold),
      k.shape(k.poly('240 34, 375 -50, 510 34'), pal.night),
      k.rect(300, 520, 190, 290, pal.marigold, 30),
      k.shape(k.poly('300 530, 210 570, 210 850, 300 808'), pal.teal),
      at(420, 850, 0.85, k.person({ pose: 'wave', wear: 'dress', top: pal.plum, skin: 3, hair: 'bob', mood: 'happy' })),
      ...[
        [930, 690, 0.9],
        [1400, 740, 1.05],
        [1080, 930, 1.4],
      ].map(([x = 0, y = 0, s = 1], i) =>
        at(
          x,
          y,
          s,
          at(
            -40,
            0,
            1,
            f.halfFigure(
              [pal.marigold, pal.sky, pal.blush][i] ?? pal.sky,
              k.skins[(i * 2 + 1) % 6] ?? '',
              k.hairs[i * 2] ?? '',
            ),
          ),
          k.limb(k.line([40, -60], [190, 80]), pal.sand, 12),
          k.shape(
            k.blob('-190 -30, 0 4, 170 -30, 110 60, -130 60', 0.1),
            [pal.rust, pal.coral, pal.plum][i] ?? pal.rust,
          ),
        ),
      ),
    ),
}

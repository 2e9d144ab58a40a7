import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'

const { at, flip, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'cards/services': () =>
    scene(
      { ground: pal.aqua, seed: 61 },
      k.cut(k.pts('-30 -30, 900 -30, 620 1030, -30 1030'), '#a9e2d7', 8, 150),
      k.ground(800, pal.plum),
      k.shape(k.poly('420 330, 1260 250, 1280 520, 440 560'), '#d8434a'),
      at(1120, 240, 1.5, turn(-20, k.moon(pal.marigold))),
      at(540, 390, 2, turn(118, k.brush(pal.teal))),
      at(690, 360, 2.2, turn(134, k.brush(pal.marigold))),
      k.disc(880, 440, 170, pal.night),
      ...k.arc(880, 440, 96, 0, 300, 5).map(([x, y]) => k.disc(Math.round(x), Math.round(y), 40, pal.paper)),
      k.dot(880, 440, 22, pal.paper),
      k.ink(k.curve('1030 500, 1200 420, 1300 520, 1420 470'), 78),
      k.ink(k.curve('1030 500, 1200 420, 1300 520, 1420 470'), 62, pal.night),
      k
        .ink(k.curve('1030 500, 1200 420, 1300 520, 1420 470'), 36, pal.paper)
        .replace('/>', ' stroke-dasharray="40 16" stroke-linecap="butt"/>'),
      k.shape(k.poly('380 530, 1320 530, 1290 860, 410 860'), pal.coral),
      k.rect(350, 500, 1000, 70, pal.coral, 14),
      k.rect(780, 560, 130, 90, pal.marigold, 12),
      k.ink(k.line('430 780, 1270 780'), 7),
    ),
  'cards/sectors': () =>
    scene(
      { ground: pal.sky, seed: 62 },
      at(1380, 200, 1.1, k.cloud()),
      ...[
        [1040, 190, pal.coral],
        [1370, 200, pal.plum],
        [880, 160, pal.marigold],
        [1210, 180, pal.teal],
        [1510, 150, pal.lilac],
      ].map(([x, r, c]) =>
        k.shape(
          k.blob(
            [
              [Number(x) - Number(r), 720],
              [Number(x) - Number(r) * 0.6, 560],
              [Number(x), 470 - Number(r) * 0.3],
              [Number(x) + Number(r) * 0.6, 560],
              [Number(x) + Number(r), 720],
              [Number(x), 800],
            ],
            0.18,
          ),
          c as string,
        ),
      ),
      k.ground(690, pal.moss),
      k.hills(800, pal.leaf, 30, 6),
      k.grass(860, 16, '#1d5c38'),
      k.limb(k.line('420 980, 400 90'), '#b97a4e', 44),
      ...[
        [150, pal.coral, -4, 1],
        [270, pal.marigold, 3, 1],
        [390, pal.paper, -3, 1],
        [510, pal.plum, 4, 1],
        [630, pal.teal, -2, 1],
      ].map(([y, c, a], i) =>
        at(
          430,
          Number(y),
          1,
          turn(
            Number(a),
            k.shape(
              k.poly(`-130 -46, ${240 + i * 14} -46, ${310 + i * 14} 0, ${240 + i * 14} 46, -130 46`),
              c as string,
            ),
            k.dot(-10, 0, 8),
          ),
        ),
      ),
    ),
  'cards/end-to-end-production': () =>
    scene(
      { ground: '#ffd9a0', seed: 63 },
      at(300, 230, 1.3, k.sun(pal.coral)),
      k.mountains(620, pal.lilac, [
        [260, 330],
        [700, 260],
      ]),
      k.river(640, 620, pal.sky),
      k.hills(760, pal.leaf, 24, 5),
      k.bridge(600, pal.rust),
      k.rect(1170, 200, 460, 410, pal.plum),
      k.shape(k.poly('1130 210, 1390 60, 1660 210'), pal.coral),
      k.rect(1220, 260, 420, 110, pal.marigold),
      at(1400, 316, 0.5, k.filmStrip(4)),
      k.rect(1260, 420, 170, 190, pal.night),
      k.fill(k.poly('1270 430, 1420 430, 1420 600, 1270 600'), '#ffe9b8'),
      k.ink(
        [0, 1, 2, 3, 4, 5].flatMap((i) => k.line([1230 + i * 70, 240], [1230 + i * 70, 241])),
        22,
        pal.paper,
      ),
      ...[
        [270, pal.teal],
        [560, pal.coral],
      ].map(([x, c], i) =>
        k.group(
          at(
            Number(x),
            420,
            0.9,
            turn(
              i ? 5 : -5,
              k.storyFrame(
                210,
                150,
                i ? at(0, 10, 0.5, k.rocket()) : at(0, 10, 0.4, k.whale(pal.plum)),
                i ? pal.sky : pal.mint,
              ),
            ),
          ),
          k.rect(Number(x) - 120, 490, 240, 70, c as string, 8),
          k.disc(Number(x) - 70, 572, 30, pal.paper),
          k.disc(Number(x) + 70, 572, 30, pal.paper),
        ),
      ),
      k.ink([...k.line('390 540, 440 540'), ...k.line('680 540, 740 540')], 14),
      k.rect(740, 480, 330, 80, pal.marigold, 10),
      k.rect(740, 350, 130, 140, pal.marigold),
      k.rect(770, 380, 70, 60, pal.sky),
      k.shape(k.poly('720 340, 890 340, 880 364, 730 364'), pal.night),
      k.rect(870, 410, 180, 90, pal.coral, 30),
      k.shape(k.poly('970 410, 960 330, 1030 330, 1020 410'), pal.night),
      at(900, 230, 0.7, k.cloud()),
      ...[800, 900, 1010].map((x) => k.disc(x, 572, 32, pal.paper)),
    ),
  'cards/the-mouse-house': () =>
    scene(
      { ground: pal.plum, seed: 64 },
      k.hatch(60, 40, 1480, 300, 24, 0, '#6d3a99'),
      k.rect(-30, 420, 1660, 380, pal.lilac),
      k.ink([...k.line('-20 470, 1620 466'), ...k.line('-20 740, 1620 744')], 6),
      k.ground(800, '#8a5a35'),
      k.fill(k.poly('690 800, 1170 800, 1460 1010, 480 1010'), pal.marigold, 0.55),
      k.shape(k.poly([[680, 806], ...k.arc(930, 640, 250, 180, 360, 8, 290), [1180, 806]]), '#8a5a35'),
      k.fill(k.poly([[724, 806], ...k.arc(930, 640, 206, 180, 360, 8, 244), [1136, 806]]), pal.marigold),
      k.fill(k.poly('724 806, 724 730, 1136 730, 1136 806'), pal.coral),
      at(880, 800, 1.35, p.tinyMouse(pal.lilac, pal.teal, pal.paper)),
      at(1064, 590, 0.6, k.deskLamp(pal.coral)),
      k.rect(1010, 650, 110, 20, '#8a5a35'),
      k.shape(k.poly('740 842, 1130 842, 1200 930, 660 930'), pal.teal),
      k.ink(k.line('716 886, 1150 886'), 7, pal.paper),
      at(270, 830, 2.3, k.trainer(pal.coral)),
      at(1420, 590, 0.9, k.plugSocket()),
    ),
  'cards/company-mission-statement': () =>
    scene(
      { ground: pal.night, seed: 65 },
      k.stars(420, 30),
      k.fill(k.poly('420 306, 1640 440, 1640 900'), pal.marigold, 0.85),
      k.sea(640, '#1b4f7a', pal.sky),
      k.shape(k.blob('120 900, 220 760, 380 730, 540 760, 680 900, 640 1040, 120 1040'), pal.teal),
      at(400, 560, 1.25, p.lighthouse(pal.coral)),
      ...['#fff7e8', pal.coral].map((c, i) =>
        k.ink(
          k.curve(
            ...Array.from({ length: 22 }, (_, n): k.Pt => {
              const t = n * 2.1 + i * 1.3
              return [1180 + Math.cos(t) * (190 - n * 3) + i * 30, 720 + Math.sin(t * 1.31) * (150 - n * 2)]
            }),
            [1480 + i * 60, 880 - i * 40],
            [1640, 840 + i * 70],
          ),
          i ? 13 : 17,
          c,
        ),
      ),
    ),
  'cards/code-of-ethics': () =>
    scene(
      { ground: pal.rust, seed: 66 },
      k.cut(k.pts('820 -30, 1640 -30, 1640 1030, 560 1030'), pal.coral, 8, 160),
      k.ground(860, '#7a2c1d'),
      at(900, 480, 3.9, k.scales('#e9a92b', 0)),
      at(566, 440, 1.9, turn(24, p.feather(pal.paper))),
      at(1236, 448, 1.5, turn(14, k.pencil(pal.teal))),
      k.shape(k.blob('379 512, 566 520, 752 512, 566 650'), '#e9a92b'),
      k.shape(k.blob('1048 512, 1236 520, 1424 512, 1236 650'), '#e9a92b'),
      at(230, 800, 1.3, flip(k.books(pal.plum, pal.teal, pal.paper))),
    ),
}

/** Stills of the advertisements. */
import * as k from '../kit/index'
import * as f from '../kit/props/films'
import * as s from '../kit/props/spots'

const { at, pal, scene, turn } = k

/** A drooping fern stalk along a curve, with its leaflets. */
const droop = (points: string, c: string) => {
  const p = k.pts(points)
  const leaflets = p.slice(1).flatMap(([x, y], i) => {
    const [a, b] = p[i] ?? [x, y]
    return [0.35, 0.85].map((t) => [a + (x - a) * t, b + (y - b) * t] as const)
  })
  return k.group(k.limb(k.curve(...p), pal.leaf, 8, 4), ...leaflets.map(([x, y]) => k.disc(x, y + 20, 17, c, 30)))
}

export const scenes: Record<string, () => string> = {
  'films/slow-oats': () =>
    scene(
      { ground: pal.moss, seed: 71 },
      f.paper('-40 -40, 1640 -40, 1640 360, -40 300', pal.sky),
      k.hills(380, pal.leaf, 40, 6),
      k.ground(820, pal.marigold),
      k.grass(840, 16, pal.rust),
      at(1290, 560, 1.9, f.cow()),
      k.shape(k.blob('690 430, 700 340, 820 340, 830 430, 860 520, 870 960, 650 960, 660 520', 0.1), pal.paper),
      k.fill(k.blob('668 700, 760 680, 852 700, 856 950, 664 950', 0.1), pal.sand),
      k.rect(676, 620, 180, 190, pal.coral),
      at(766, 716, 0.8, k.sun(pal.marigold, pal.paper)),
      at(
        330,
        960,
        1.9,
        k.person({
          pose: 'present',
          wear: 'overall',
          top: pal.coral,
          bottom: pal.night,
          skin: 2,
          hair: 'cap',
          hairColour: pal.marigold,
          mood: 'calm',
          look: 0.8,
        }),
      ),
      at(
        630,
        380,
        1,
        turn(
          58,
          k.shape(k.blob('-90 150, -100 -60, -60 -130, 60 -130, 100 -60, 90 150', 0.12), '#b97a4e'),
          k.rect(-66, -150, 132, 40, pal.sand),
        ),
      ),
      k.limb(k.curve('720 310, 756 320, 762 420'), pal.sand, 30, 4),
      k.disc(604, 470, 30, k.skins[2]),
    ),
  'films/running-socks': () =>
    scene(
      { ground: pal.blush, seed: 72 },
      f.paper('-40 -40, 420 -40, 560 560, -40 820', pal.coral),
      k.fill(k.poly('560 560, 1640 560, 1640 1040, -40 1040, -40 820'), pal.marigold),
      k.ink([...k.line('560 -20, 560 560'), ...k.line('560 560, -20 820'), ...k.line('560 560, 1640 560')]),
      k.rect(1290, 120, 230, 440, pal.teal),
      k.dot(1330, 350, 14, pal.marigold),
      k.rect(640, 70, 200, 160, pal.paper),
      at(740, 146, 0.5, k.flower()),
      k.ink(
        [...k.line('700 650, 260 1010'), ...k.line('1000 640, 1010 1010'), ...k.line('1240 640, 1400 1010')],
        5,
        pal.rust,
      ),
      k.fill(k.oval(490, 960, 190, 26), pal.rust, 0.4),
      k.fill(k.oval(1250, 940, 240, 34), pal.rust, 0.4),
      at(380, 720, 1.7, turn(58, f.sock(pal.plum, pal.marigold))),
      at(1200, 860, 1.75, turn(-32, f.sock(pal.plum, pal.marigold))),
      k.ink([...k.line('60 400, 330 390'), ...k.line('40 520, 290 510'), ...k.line('80 640, 250 634')], 14, pal.paper),
    ),
  'films/clumsy-cover': () =>
    scene(
      { ground: pal.lilac, seed: 73 },
      f.paper('620 -40, 1640 -40, 1640 1040, 900 1040', pal.plum),
      k.ground(900, pal.teal),
      k.windowOn(120, 130, 320, 360, pal.sky),
      at(
        600,
        900,
        1,
        turn(
          -9,
          at(
            0,
            0,
            1.7,
            k.person({
              pose: 'present',
              top: pal.marigold,
              bottom: pal.night,
              shoes: pal.paper,
              skin: 3,
              hair: 'quiff',
              beard: true,
              mood: 'shock',
              look: 0.9,
            }),
          ),
          ...[-66, -16, 34, 82].map((x) => k.disc(x, 38, 23, pal.coral)),
          k.ink([...k.line('-92 14, 12 14'), ...k.line('10 14, 112 14')], 16, pal.coral),
        ),
      ),
      k.rect(770, 452, 330, 30, pal.steel, 10),
      ...s
        .rows('930 390 0, 970 304 6, 918 218 -9, 990 138 12, 1070 60 26')
        .map(([x = 0, y = 0, r = 0], i) =>
          at(x, y, 1.1, turn(r, s.teacup([pal.coral, pal.sky, pal.paper, pal.marigold, pal.aqua][i]))),
        ),
      at(1320, 420, 1.2, turn(60, s.teacup(pal.coral))),
      at(1450, 800, 1.2, turn(130, s.teacup(pal.sky))),
      k.ink(
        [
          ...k.curve('770 200, 740 270, 780 330'),
          ...k.curve('1160 150, 1200 220, 1170 290'),
          ...k.line('190 700, 400 700'),
          ...k.line('120 800, 380 800'),
          ...k.line('1330 260, 1330 330'),
        ],
        11,
        pal.paper,
      ),
    ),
  'films/plant-app': () =>
    scene(
      { ground: pal.lilac, seed: 75 },
      k.fill(k.box(420, -30, 1240, 820), pal.sky),
      f.paper('430 560, 1640 480, 1640 800, 430 800', pal.aqua),
      at(1400, 150, 0.9, k.sun(pal.paper)),
      k.ink(k.line('420 -20, 420 790'), 26),
      k.ink(k.line('1500 -20, 1500 780'), 18),
      k.rect(-60, 780, 1720, 90, pal.paper),
      k.ground(880, pal.plum),
      k.limb(k.line('560 640, 550 770'), pal.night, 26),
      k.limb(k.line('660 640, 680 770'), pal.night, 26),
      k.ink([...k.line('530 776, 570 776'), ...k.line('660 776, 710 776')], 34, pal.coral),
      at(610, 420, 2.5, k.phone(pal.mint)),
      at(610, 400, 1.7, k.face('sad', 0.9)),
      k.limb(k.curve('740 460, 820 470, 860 380'), pal.night, 24),
      at(
        910,
        320,
        1.1,
        turn(
          16,
          k.limb(k.curve('-40 -50, -110 -40, -100 50, -40 60'), pal.coral, 16),
          k.rect(-70, -70, 170, 150, pal.coral, 16),
          k.limb(k.line('90 40, 200 -50'), pal.coral, 22),
          k.shape(k.poly('170 -80, 240 -50, 200 0'), pal.marigold),
        ),
      ),
      k.ink(
        [0, 1, 2, 3, 4].flatMap((i) => k.line([1170 + i * 26, 350 + i * 20], [1186 + i * 26, 400 + i * 20])),
        10,
        pal.teal,
      ),
      ...[
        '1290 640, 1230 500, 1110 480, 1050 640, 1040 740',
        '1290 640, 1250 560, 1180 560, 1140 680, 1150 760',
        '1300 640, 1350 480, 1460 470, 1530 620, 1540 740',
        '1300 640, 1340 560, 1400 560, 1450 680, 1440 760',
      ].map((p, i) => at(0, 0, 1, droop(p, i % 2 ? pal.moss : pal.leaf))),
      k.shape(k.poly('1190 640, 1420 640, 1390 790, 1220 790'), pal.coral),
      k.rect(1170, 620, 270, 50, pal.coral, 8),
    ),
}

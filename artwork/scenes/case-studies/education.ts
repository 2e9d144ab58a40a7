import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import * as w from '../../kit/props/workshop'

const { at, pal, pts, scene, turn } = k

const skin = (i: number) => k.skins[i] as string

const rain = [pal.coral, pal.marigold, pal.sky, pal.moss]

export const scenes: Record<string, () => string> = {
  'case-studies/education-1': () =>
    scene(
      { ground: pal.lilac, seed: 91 },
      k.cut(pts('-40 -40, 700 -40, 560 1040, -40 1040'), pal.aqua, 8, 200),
      k.fill(k.poly('40 1000, 40 240, 150 160, 760 160, 800 240, 800 1000'), '#e4f5fd', 0.7),
      k.limb(k.line('70 120, 70 1010'), pal.night, 30),
      k.limb(k.line('760 130, 760 1010'), pal.night, 30),
      k.shape(k.poly('-30 60, 880 40, 920 150, -30 160'), pal.plum),
      k.rect(150, 250, 210, 300, pal.marigold),
      k.ink([...k.line('180 310, 330 306'), ...k.line('180 370, 330 366'), ...k.line('180 430, 280 428')], 9),
      at(
        570,
        1010,
        1.75,
        k.bust({ skin: 4, hair: 'curly', mood: 'think', top: pal.coral, wear: 'coat', bottom: pal.marigold, look: 1 }),
      ),
      at(1230, 640, 1.35, turn(-10, c.hand(skin(4), pal.coral, 'open', 460))),
      k.shape(
        k.blob(
          '1000 540, 970 430, 1060 380, 1110 270, 1250 260, 1320 310, 1430 290, 1490 400, 1560 470, 1520 560, 1250 580',
          0.19,
        ),
        pal.night,
      ),
      k.ink([...k.curve('1090 410, 1130 380, 1170 400'), ...k.curve('1320 410, 1360 380, 1410 410')], 9, pal.lilac),
      ...(
        [
          [1380, 760],
          [1480, 690],
          [1300, 880],
        ] as const
      ).map(([x, y]) => at(x, y, 0.5, w.drop(pal.teal))),
    ),
  'case-studies/education-2': () =>
    scene(
      { ground: '#8f97c9', seed: 92 },
      k.skyline(780, pal.plum, pal.marigold, 14, 1600, 420),
      k.fill(k.blob('-60 -60, 500 -60, 560 120, 440 200, 260 170, 120 230, -60 190', 0.2), pal.night),
      k.fill(k.blob('700 -60, 1660 -60, 1660 170, 1480 240, 1300 170, 1120 230, 900 180, 740 130', 0.2), pal.night),
      k.rain(0, 180, 1600, 620, pal.sky, 46),
      k.ground(770, pal.teal),
      k.fill(k.oval(1240, 900, 240, 34), pal.sky),
      k.fill(k.oval(250, 860, 150, 22), pal.sky),
      at(
        690,
        950,
        1.7,
        k.person({
          pose: 'run',
          wear: 'coat',
          top: pal.coral,
          bottom: pal.night,
          skin: 2,
          hair: 'short',
          hairColour: k.hairs[4],
          glasses: true,
          beard: true,
          mood: 'calm',
          shoes: pal.marigold,
        }),
      ),
      at(960, 310, 1.55, turn(16, w.umbrella(pal.marigold, pal.coral))),
      k.ink([...k.line('420 640, 300 660'), ...k.line('400 730, 320 744')], 11, pal.paper),
      k.ink([...k.curve('740 960, 690 930, 650 936'), ...k.curve('860 960, 910 920, 960 930')], 9, pal.sky),
    ),
  'case-studies/education-3': () =>
    scene(
      { ground: pal.night, seed: 93 },
      k.cut(pts('620 -40, 1640 -40, 1640 1040, 860 1040'), '#3f3a86', 8, 200),
      k.ground(900, pal.teal),
      ...[0, 1].map((j) => {
        const x = j ? 1160 : 500
        const level = j ? 560 : 680
        return k.group(
          k.fill(k.box(x - 190, 330, 380, 600, 40), '#cfe9f7', 0.35),
          k.fill(k.box(x - 176, level, 352, 244, 30), j ? pal.marigold : pal.sky, 0.5),
          ...[0, 1, 2, 3, 4, 5].map((i) =>
            at(
              x - 100 + (i % 3) * 100,
              (j ? 660 : 750) + Math.floor(i / 3) * 110,
              0.72,
              w.drop(j ? (i % 2 ? pal.coral : pal.marigold) : i % 2 ? pal.moss : pal.sky),
            ),
          ),
          k.ink(k.box(x - 190, 330, 380, 600, 40), 12),
          k.limb(k.line([x - 200, 330], [x + 200, 326]), pal.paper, 30),
          k.ink(k.line([x - 150, 420], [x - 150, 560]), 14, pal.paper),
        )
      }),
      ...(
        [
          [380, 170, -20, 2],
          [560, 90, -10, 3],
          [640, 230, -30, 2],
          [1040, 200, 30, 0],
          [1190, 90, 14, 1],
          [1330, 210, 16, 0],
          [830, 110, 0, 1],
          [880, 330, 26, 0],
          [760, 390, -24, 3],
        ] as const
      ).map(([x, y, t, n]) => at(x, y, 0.95, turn(t, w.drop(rain[n] as string), k.dot(-12, 20, 6), k.dot(14, 20, 6)))),
    ),
}

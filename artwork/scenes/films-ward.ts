/** Stills of the health films, last part: check-ups, wards and waiting rooms. */
import { crowdParts } from '../kit/crowd-head'
import * as k from '../kit/index'
import { bareArm, cotton, jabHand, sandwich } from '../kit/jab'
import * as f from '../kit/props-films'
import { figure } from '../kit/props-projects-a'
import { supportGroup } from '../kit/support-group'

const { at, flip, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'films/flu-jab': () =>
    scene(
      { ground: pal.teal, seed: 42 },
      f.paper('700 -40, 1640 -40, 1640 1040, 860 1040', '#0b6b62'),
      k.windowOn(1180, 80, 360, 330, pal.sky, k.skyline(330, pal.lilac, pal.paper, 3, 340, 200)),
      k.disc(760, 170, 104, pal.paper),
      k.ink([...k.line('760 172, 760 108'), ...k.line('760 172, 786 132')], 11),
      k.limb(k.curve('300 620, 200 750, 200 940'), k.skins[4], 56, 7),
      k.limb(k.curve('300 610, 232 680, 212 730'), pal.sky, 84, 7),
      at(
        400,
        1235,
        2.45,
        figure({
          skin: 4,
          hair: 'short',
          mood: 'smile',
          look: 0.95,
          nod: 9,
          top: pal.sky,
          bottom: pal.sky,
        }),
      ),
      k.ink([...k.curve('330 560, 400 620, 470 560')], 10, pal.paper),
      k.rect(290, 680, 84, 60, pal.paper, 8),
      at(
        1080,
        1220,
        2.45,
        figure({
          skin: 2,
          hair: 'bob',
          hairColour: k.hairs[1],
          mood: 'happy',
          look: 0.9,
          nod: 5,
          glasses: true,
          top: pal.coral,
          bottom: pal.coral,
        }),
      ),
      k.ink(k.curve('1020 520, 1086 690, 1140 520'), 9, pal.marigold),
      k.rect(1052, 690, 68, 90, pal.paper, 8),
      k.limb(k.curve('1190 590, 1330 760, 1250 640'), pal.coral, 80, 7),
      at(1196, 500, 1, turn(-14, sandwich())),
      k.limb(k.line('1286 700, 1262 640'), k.skins[2], 52, 7),
      k.limb(k.curve('1270 640, 1240 596, 1196 590'), k.skins[2], 40, 6),
      at(968, 596, 1.05, bareArm(k.skins[2], pal.coral, pal.blush)),
      k.limb(k.curve('500 600, 452 760, 470 850'), k.skins[4], 66, 7),
      k.limb(k.curve('506 590, 462 680, 452 740'), pal.sky, 92, 7),
      k.limb(k.curve('470 850, 520 860, 600 800'), k.skins[4], 62, 7),
      at(926, 700, 1, jabHand(k.skins[4], pal.marigold)),
      f.paper('-40 920, 1640 896, 1640 1040, -40 1040', pal.marigold, 4),
      k.ink(k.line('-20 918, 1620 896')),
      at(150, 898, 1, cotton()),
      at(92, 906, 0.8, cotton()),
      at(1410, 866, 0.6, k.plaster(pal.blush)),
    ),
  'films/new-hip': () =>
    scene(
      { ground: pal.sand, seed: 43 },
      f.paper('-40 -40, 560 -40, 420 1040, -40 1040', pal.moss),
      k.framed(140, 140, 260, 220, pal.sky, at(0, 20, 0.9, k.boat())),
      k.ground(900, pal.rust),
      at(560, 900, 1, k.stairs(7, pal.paper, pal.leaf, 160, 100)),
      k.limb(k.line('700 470, 1620 -110'), pal.leaf, 22),
      at(1250, 400, 0.95, k.cat(pal.night, pal.paper)),
      k.limb(k.line('560 560, 500 880'), '#6b3f2a', 14),
      at(
        620,
        790,
        1.75,
        k.person({
          pose: 'hold',
          top: pal.teal,
          bottom: pal.night,
          skin: 1,
          hair: 'short',
          hairColour: k.hairs[4],
          beard: true,
          glasses: true,
          mood: 'happy',
          look: 0.9,
        }),
      ),
      at(510, 500, 1.5, f.stick(250)),
      at(740, 500, 1.5, f.stick(190)),
      ...[520, 735].map((x) => k.disc(x, 480, 26, k.skins[1])),
    ),
  'films/hearing-test': () =>
    scene(
      { ground: pal.lilac, seed: 44 },
      f.paper('-40 -40, 520 -40, 760 1040, -40 1040', pal.plum),
      ...[1, 2, 3].map((i) =>
        k.ink(k.curve(...k.arc(720, 690, 300 + i * 90, 195, 245, 4)), 14, [pal.marigold, pal.coral, pal.sky][i - 1]),
      ),
      at(1060, 1010, 2.4, flip(k.bust({ skin: 4, hair: 'curly', top: pal.coral, mood: 'smile', look: 0.9 }))),
      k.shape(k.blob('560 860, 600 680, 760 640, 960 720, 1240 760, 1330 860, 1250 960, 800 980', 0.17), pal.marigold),
      k.ink([...k.curve('800 700, 830 800, 790 920'), ...k.curve('980 750, 1000 840, 960 950')], 8),
      at(690, 720, 1.9, turn(-24, k.head({ skin: 4, hair: 'bald', mood: 'asleep', look: 0.2 }))),
      k.ink(k.curve(...k.arc(690, 716, 128, 168, 330, 6)), 34),
      k.ink(k.curve(...k.arc(690, 716, 128, 168, 330, 6)), 18, pal.teal),
      ...[
        [590, 766],
        [796, 676],
      ].map(([x = 0, y = 0]) => at(x, y, 1, turn(-24, k.rect(-30, -46, 60, 92, pal.teal, 24)))),
      k.limb(k.curve('1330 860, 1200 960, 940 930, 820 880'), pal.coral, 96),
      k.limb(k.curve('850 894, 790 860, 760 840'), k.skins[4], 62),
    ),
  'films/speaking-up': () =>
    scene(
      { ground: pal.mint, seed: 45 },
      f.paper('-40 -40, 1640 -40, 1640 520, -40 560', pal.sky),
      k.windowOn(
        130,
        90,
        300,
        260,
        pal.mint,
        k.fill(k.blob('8 252, 10 190, 150 140, 292 200, 292 252', 0.1), pal.moss),
      ),
      k.fill(k.oval(800, 900, 760, 210), pal.aqua),
      crowdParts,
      supportGroup,
    ),
  'films/empty-chair': () =>
    scene(
      { ground: pal.blush, seed: 46 },
      f.paper('-40 -40, 500 -40, 900 1040, -40 1040', '#ffb9a5'),
      k.disc(1060, 290, 240, pal.marigold),
      k.disc(1060, 290, 200, pal.sky),
      k.fill(k.blob('880 380, 960 330, 1060 370, 1160 320, 1240 370, 1180 450, 1060 488, 940 450'), pal.moss),
      k.ink(k.line('1060 92, 1060 488'), 12),
      k.ink(k.line('862 290, 1258 290'), 12),
      k.ground(800, pal.coral),
      k.fill(k.poly('820 800, 1180 800, 1500 1040, 700 1040'), pal.marigold, 0.7),
      k.rect(-60, 700, 420, 50, pal.lilac, 12),
      k.rect(-60, 470, 400, 160, pal.lilac, 24),
      k.limb(k.line('300 740, 310 940'), pal.ink, 10),
      ...[920, 1190].map((x) => k.limb(k.line([x, 700], [x + (x > 1000 ? 34 : -34), 950]), pal.steel, 20)),
      k.rect(900, 400, 310, 250, '#2f6fd0', 50),
      k.rect(880, 650, 350, 80, '#2f6fd0', 30),
      k.ink(k.curve('950 450, 1050 436, 1150 450'), 9, pal.sky),
      at(520, 740, 1.7, k.plant(pal.teal, pal.leaf)),
      k.shadow(1056, 960, 260),
    ),
}

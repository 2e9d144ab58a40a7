/** Stills of the health films, last part: check-ups, wards and waiting rooms. */

import { supportGroup } from '../kit/actors/support-group'
import { crowdParts } from '../kit/crowd-head'
import * as k from '../kit/index'
import * as f from '../kit/props/films'

const { at, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
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
      f.paper('-40 -40, 520 -40, 700 1040, -40 1040', pal.plum),
      ...[0, 1, 2].map((i) =>
        k.ink(k.curve(...k.arc(330, 560, 150 + i * 62, 300, 350, 4)), 13, [pal.marigold, pal.coral, pal.sky][i]),
      ),
      k.rect(70, 440, 300, 210, pal.paper, 24),
      k.fill(k.box(100, 470, 240, 120, 10), pal.night),
      k.ink(k.curve('116 540, 146 500, 176 566, 206 490, 240 560, 280 512, 324 536'), 9, pal.aqua),
      ...[150, 220, 290].map((x, i) => k.dot(x, 620, 13, [pal.coral, pal.marigold, pal.teal][i])),
      k.limb(k.curve('360 600, 470 820, 560 660, 640 740'), pal.ink, 5, 2),
      k.limb(k.line('1040 540, 1010 470'), k.skins[4], 76, 8),
      k.shape(k.blob('720 1040, 780 720, 880 590, 1040 550, 1200 590, 1310 720, 1370 1040', 0.16), pal.coral),
      at(980, 340, 2.35, turn(-13, k.head({ skin: 4, hair: 'curly', mood: 'smile', look: -0.9 }))),
      k.limb(k.curve('820 680, 700 860, 760 930'), pal.coral, 120, 8),
      k.shape(
        k.blob('640 760, 700 640, 860 640, 1080 720, 1300 780, 1350 880, 1240 960, 900 940, 700 900', 0.17),
        pal.marigold,
      ),
      k.ink([...k.curve('880 656, 930 780, 880 930'), ...k.curve('1090 730, 1130 830, 1080 940')], 8, '#d98a10'),
      at(724, 690, 1.55, turn(-34, k.head({ skin: 4, hair: 'bald', mood: 'asleep', look: 0.1 }))),
      k.ink(k.curve('668 596, 690 576, 716 590, 702 612'), 9),
      k.shape(k.oval(648, 740, 26, 30), pal.teal),
      k.limb(k.curve('1290 700, 1400 900, 1180 960, 900 930'), pal.coral, 104, 8),
      k.limb(k.curve('900 930, 840 916, 800 880'), k.skins[4], 62, 8),
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

/** Portraits of the people who speak for the studio. */

import { gareth } from '../kit/actors/portraits'
import * as k from '../kit/index'

const { at, pal, turn } = k
const portrait = (ground: string, seed: number, ...parts: k.Part[]) =>
  k.scene({ ground, size: k.SQUARE, seed }, ...parts)

export const scenes: Record<string, () => string> = {
  'testimonials/priya-raman': () =>
    portrait(
      pal.coral,
      91,
      k.cut(k.pts('-30 -30, 470 -30, 330 830, -30 830'), '#ff8378', 8, 120),
      k.rect(500, 470, 330, 30, '#8a5a35', 6),
      at(660, 330, 1.45, k.boat(pal.plum, pal.paper)),
      k.ink(k.line('660 140, 720 150'), 6),
      at(
        320,
        830,
        1.5,
        k.bust({
          skin: 3,
          hair: 'pony',
          hairColour: '#3a2030',
          glasses: true,
          mood: 'smile',
          top: pal.plum,
          look: 0.6,
        }),
      ),
      k.shape(k.blob('190 620, 320 680, 450 610, 470 680, 330 750, 180 690', 0.17), pal.teal),
      k.shape(k.poly('370 700, 450 670, 500 830, 400 840'), pal.teal),
      k.ink([...k.line('420 760, 478 744'), ...k.curve('200 660, 320 716, 450 652')], 6, pal.aqua),
    ),
  'testimonials/gareth-lloyd': () =>
    portrait(
      pal.aqua,
      92,
      k.cut(k.pts('360 -30, 830 -30, 830 830, 560 830'), '#a9e2d7', 8, 120),
      k.rect(70, 90, 190, 190, pal.paper, 10),
      k.fill(
        k.poly(
          '145 120, 185 120, 185 165, 230 165, 230 205, 185 205, 185 250, 145 250, 145 205, 100 205, 100 165, 145 165',
        ),
        pal.teal,
      ),
      k.rect(650, 110, 90, 120, pal.coral, 6),
      k.rect(676, 170, 90, 120, pal.marigold, 6),
      k.ink([...k.line('700 210, 744 208'), ...k.line('700 240, 740 240')], 6),
      at(430, 800, 1.6, gareth(-0.3)),
      k.rect(-30, 740, 860, 100, '#b97a4e', 8),
      k.rect(-40, 706, 880, 54, pal.sand, 10),
      k.limb(k.curve('160 690, 110 720, 170 742'), '#b7a6de', 104),
      k.limb(k.curve('700 690, 760 716, 690 742'), '#b7a6de', 104),
      k.limb(k.curve('210 742, 330 724, 430 730'), k.skins[1], 72),
      k.limb(k.curve('660 742, 560 712, 440 718'), k.skins[1], 72),
      k.ink([...k.curve('226 694, 244 738, 226 782'), ...k.curve('640 694, 622 738, 640 782')], 12),
    ),
  // Who speaks without a name: eyes above a clapper board, and two hands that hold it.
  'testimonials/unnamed-producer': () =>
    portrait(
      pal.sky,
      94,
      k.cut(k.pts('-30 -30, 330 -30, 520 830, -30 830'), '#b9e4f8', 8, 120),
      at(
        410,
        850,
        1.5,
        k.bust({
          skin: 1,
          hair: 'curly',
          hairColour: '#c8452d',
          glasses: true,
          mood: 'smile',
          look: 0.5,
          top: pal.plum,
        }),
      ),
      k.rect(120, 550, 590, 300, pal.night, 10),
      k.ink(
        [...k.line('170 660, 660 660'), ...k.line('170 750, 660 750'), ...k.line('420 750, 420 830')],
        9,
        pal.paper,
      ),
      turn(
        -3,
        k.rect(110, 476, 610, 96, pal.paper, 6),
        k.fill(
          [150, 300, 450, 600].flatMap((x) =>
            k.poly([
              [x, 482],
              [x + 70, 482],
              [x + 30, 566],
              [x - 40, 566],
            ]),
          ),
          pal.ink,
        ),
      ),
      ...[140, 690].flatMap((x, side) =>
        [610, 662, 714].map((y) => k.limb(k.line([x, y], [x + (side ? -66 : 66), y - 4]), k.skins[1] as string, 42)),
      ),
    ),
  'testimonials/leonie-okafor': () =>
    portrait(
      pal.plum,
      93,
      k.cut(k.pts('-30 430, 830 250, 830 830, -30 830'), '#7440a6', 8, 120),
      at(150, 160, 0.7, k.coin()),
      at(690, 130, 0.5, turn(20, k.coin())),
      at(
        360,
        830,
        1.5,
        k.bust({ skin: 4, hair: 'curly', hairColour: '#4a2a1c', mood: 'happy', top: pal.marigold, look: 0.3 }),
      ),
      k.ink(
        [...k.line('230 700, 222 800'), ...k.line('300 730, 296 800'), ...k.line('380 730, 380 800')],
        6,
        '#e08e1d',
      ),
      k.limb(k.curve('560 830, 640 840, 700 770'), pal.marigold, 70),
      k.shape(k.blob('480 560, 500 530, 680 530, 700 560, 710 770, 690 800, 490 800, 470 770', 0.08), '#d9f0fb'),
      ...[
        [530, 760],
        [600, 764],
        [660, 758],
        [556, 712],
        [630, 712],
        [520, 690],
        [664, 684],
        [590, 664],
      ].map(([x = 0, y = 0]) => k.shape(k.oval(x, y, 34, 20), pal.marigold)),
      k.rect(476, 500, 230, 42, pal.coral, 8),
      k.ink(k.curve('500 590, 496 660, 500 720'), 9, pal.paper),
      ...[690, 726, 762].map((y) => k.limb(k.line([740, y], [690, y + 4]), k.skins[4], 26)),
    ),
}

/** Stills 3 to 5 of the digital health service: a ward, a pharmacy, a corridor. */
import * as k from '../kit/index'
import { bedOnWheels, jar, many, paper, rays } from '../kit/props-projects-b'

const { at, fill, flip, ink, limb, pal, rect, scene, shape, turn } = k
const [night, glow, rose, nurse, ivory] = ['#14233f', '#a9f0e4', '#f4a6b0', '#2f7fc4', '#fdf3d8']
/** A tablet turned to the viewer, with a heartbeat on it. */
const tablet = k.tablet(glow, ink(k.line('-50 10, -24 10, -12 -34, 8 44, 20 10, 52 10'), 9, pal.teal))

export const scenes: Record<string, () => string> = {
  'projects/power-of-digital/still-3': () =>
    scene(
      { ground: '#bfe3dd', seed: 75 },
      rect(360, 60, 470, 820, pal.teal),
      rect(836, 60, 470, 820, pal.teal),
      k.disc(690, 330, 96, ivory),
      k.disc(976, 330, 96, ivory),
      limb([...k.line('770 520, 770 680'), ...k.line('900 520, 900 680')], pal.steel, 14),
      k.ground(870, '#6d8fa8'),
      rect(-20, 420, 340, 40, pal.steel, 12),
      rect(1350, 420, 300, 40, pal.steel, 12),
      at(830, 640, 1, fill(k.oval(0, 0, 250), glow, 0.75) + rays(230, 290, ivory, 0, 360, 14)),
      at(
        430,
        1180,
        2.1,
        k.person({
          pose: 'draw',
          wear: 'skirt',
          top: nurse,
          bottom: night,
          skin: 5,
          hair: 'afro',
          mood: 'happy',
          look: 0.8,
        }),
      ),
      at(
        1230,
        1180,
        2.1,
        flip(
          k.person({
            pose: 'draw',
            top: rose,
            bottom: pal.plum,
            skin: 0,
            hair: 'short',
            hairColour: k.hairs[5],
            beard: true,
            mood: 'smile',
            look: 0.8,
          }),
        ),
      ),
      at(830, 640, 1.35, turn(-5, tablet)),
      k.disc(690, 670, 34, k.skins[5]),
      k.disc(966, 664, 34, k.skins[0]),
    ),
  'projects/power-of-digital/still-4': () =>
    scene(
      { ground: '#2c6f86', seed: 76 },
      rect(-30, 250, 1660, 26, ivory),
      rect(-30, 560, 1660, 26, ivory),
      many('120 150 0.9, 290 150 0.9, 470 140 0.9, 1320 150 0.9, 1490 150 0.9', (i) =>
        k.bottle([pal.coral, pal.sky, pal.marigold, rose, pal.teal][i] as string),
      ),
      many('120 480 0.62, 1480 480 0.62', (i) =>
        jar(170, 190, i ? glow : rose, k.group(...[-40, 0, 40].map((x) => k.dot(x, 60, 18, ivory)))),
      ),
      rect(250, 420, 130, 140, pal.coral),
      rect(400, 460, 150, 100, pal.moss),
      paper('-40 800, 1640 790, 1640 1040, -40 1040', '#e7b98c', 4),
      ink(k.line('-20 802, 1620 792')),
      k.shadow(880, 880, 360),
      shape(k.poly('620 340, 1080 320, 1120 880, 620 890'), '#d9a36a'),
      shape(k.poly('1080 320, 1200 380, 1230 830, 1120 880'), '#b98249'),
      shape(
        k.poly(
          '614 344, 660 300, 706 336, 752 296, 800 332, 850 294, 900 330, 950 290, 1000 324, 1046 286, 1082 320, 1090 430, 616 440',
        ),
        '#e6b981',
      ),
      shape(
        k.poly(
          '806 520, 894 516, 896 590, 968 586, 970 672, 900 676, 902 750, 814 754, 812 680, 740 684, 738 598, 808 594',
        ),
        '#2f9a6a',
      ),
      at(300, 880, 0.95, k.bell(pal.marigold)),
      at(1410, 860, 1, turn(90, k.pill(pal.coral, ivory))),
    ),
  'projects/power-of-digital/still-5': () =>
    scene(
      { ground: '#7a6f66', seed: 77 },
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        rect(-60 + i * 290, 60 + (i % 2) * 40, 280, 760, ['#9a8f7d', '#8c9a86', '#a5927a'][i % 3] as string),
      ),
      ...[0, 1, 2, 3, 4, 5].flatMap((i) =>
        [0, 1, 2].map((j) =>
          rect(
            -36 + i * 290,
            96 + (i % 2) * 40 + j * 236,
            232,
            204,
            ['#b5aa96', '#a3b19c', '#c0ad93'][(i + j) % 3] as string,
          ),
        ),
      ),
      ink(
        [0, 1, 2, 3, 4, 5].flatMap((i) =>
          [0, 1, 2].flatMap((j) =>
            k.line([40 + i * 290, 210 + (i % 2) * 40 + j * 236], [120 + i * 290, 210 + (i % 2) * 40 + j * 236]),
          ),
        ),
        18,
      ),
      shape(k.poly('660 136, 780 90, 830 150, 700 200'), pal.paper),
      k.ground(820, '#4e6f7c'),
      k.shadow(950, 935, 440),
      at(960, 930, 1.12, bedOnWheels(ivory, pal.aqua)),
      at(
        360,
        960,
        1.65,
        k.person({
          pose: 'draw',
          top: pal.coral,
          bottom: night,
          skin: 2,
          hair: 'quiff',
          hairColour: k.hairs[2],
          mood: 'happy',
          shoes: ivory,
          look: 0.6,
        }),
      ),
      ink([...k.line('60 700, 170 700'), ...k.line('30 790, 190 790'), ...k.line('70 880, 160 880')], 12, ivory),
    ),
}

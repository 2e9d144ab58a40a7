/** The health service goes digital: deep night blue, screen-glow aqua and a warm rose. */
import * as k from '../kit/index'
import { bedOnWheels, car, paper, rays } from '../kit/props-projects-b'
import type { Movings, Scenes } from '../moving'

const { at, fill, ink, limb, pal, rect, scene, shape, turn } = k
const [night, navy, glow, rose, nurse, ivory] = ['#14233f', '#223a66', '#a9f0e4', '#f4a6b0', '#2f7fc4', '#fdf3d8']

/** A tablet turned to the viewer, with a heartbeat on it. */
const tablet = k.tablet(glow, ink(k.line('-50 10, -24 10, -12 -34, 8 44, 20 10, 52 10'), 9, pal.teal))

const districtNurse: k.PersonOptions = {
  wear: 'dress',
  top: nurse,
  skin: 3,
  hair: 'bun',
  hairColour: k.hairs[1],
  shoes: night,
}

/** What moves. */
export const moving: Movings = {
  'projects/power-of-digital/cover': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
}

export const scenes: Scenes = {
  'projects/power-of-digital/cover': (n = 0) =>
    scene(
      { ground: navy, seed: 71 },
      paper('-40 600, 1640 480, 1640 1040, -40 1040', night),
      at(1190, 290, 1, rays(330, 400, ivory, 150, 390, 9)),
      at(
        1190,
        300 + k.swing(n, 8, 16),
        1,
        k.squash(
          1 + k.swing(n, 8, 0.03, 0.2),
          1 - k.swing(n, 8, 0.04, 0.2),
          at(0, 0, 2.3, k.cloud(glow)),
          at(0, 10, 1.1, k.face('happy', 0, rose)),
        ),
      ),
      limb(
        k.curve(
          [1190, 390 + k.swing(n, 8, 16)],
          [1240 + k.swing(n, 8, 14, 0.15), 450 + k.swing(n, 8, 8)],
          [1220 + k.swing(n, 8, 8, 0.3), 530],
          [1140, 546],
        ),
        ivory,
        14,
      ),
      rect(1052, 500, 96, 92, pal.marigold, 16),
      shape(k.poly('40 500, 560 440, 560 900, 40 900'), rose),
      shape(k.poly('-10 510, 300 320, 600 440, 560 500, 300 400, 40 560'), pal.coral),
      rect(40, 860, 540, 50, ivory),
      at(290, 856, 0.62, bedOnWheels(pal.steel, pal.sky)),
      rect(110, 560, 110, 90, night, 8),
      ink(k.line('124 606, 146 606, 156 580, 172 630, 182 606, 208 606'), 6, glow),
      shape(
        k.poly(
          '330 540, 360 540, 360 510, 392 510, 392 540, 422 540, 422 572, 392 572, 392 602, 360 602, 360 572, 330 572',
        ),
        pal.paper,
      ),
      at(
        790,
        985,
        1.6,
        k.person({
          pose: 'draw',
          wear: 'dress',
          top: nurse,
          skin: 4,
          hair: 'curly',
          mood: 'happy',
          shoes: ivory,
          hold: at(6, -26, 0.7, turn(-12, k.plug(pal.coral))),
        }),
      ),
      limb(k.curve('560 830, 640 900, 720 840, 880 700, 900 590'), pal.coral, 12),
    ),
  'films/power-of-digital': () =>
    scene(
      { ground: '#cfe9e4', seed: 72 },
      at(1330, 190, 1, k.cloud()),
      k.hills(420, '#8fbf9f', 50, 6),
      at(
        1310,
        470,
        1.5,
        k.group(
          rect(-120, -60, 240, 150, pal.coral),
          shape(k.poly('-140 -50, -90 -130, 90 -130, 140 -50'), night),
          rect(-40, 0, 80, 90, ivory),
          ink(k.line('-40 0, 40 90, 40 0, -40 90'), 6),
        ),
      ),
      k.hills(620, '#5f9c78', 30, 9),
      shape(
        k.blob('1180 600, 1260 600, 1190 720, 900 780, 600 860, 1640 1060, -60 1060, -60 860, 500 780, 1050 700', 0.12),
        '#d9bd8f',
      ),
      at(500, 880, 1.25, car(pal.teal, '#cdf3ef', at(60, -215, 0.9, k.disc(0, 0, 40, night)))),
      shape(k.poly('640 640, 860 560, 900 800, 650 850'), pal.teal),
      shape(k.poly('664 620, 850 555, 830 470, 700 440'), '#cdf3ef'),
      at(
        940,
        960,
        1.55,
        k.person({
          ...districtNurse,
          pose: 'walk',
          mood: 'happy',
          hold: at(
            16,
            46,
            0.62,
            rect(-90, -60, 180, 120, night, 14) + ink(k.curve('-40 -60, -30 -96, 30 -96, 40 -60'), 12),
          ),
        }),
      ),
      ink([...k.line('1400 960, 1390 920'), ...k.line('1430 960, 1430 920')], 7),
      at(
        1410,
        890,
        0.8,
        shape(k.blob('-70 -40, -50 10, 0 40, 50 10, 60 -50, 90 -70, 60 -90, 30 -60, 0 -20'), pal.paper) +
          shape(k.poly('84 -76, 116 -66, 84 -58'), pal.marigold) +
          shape(k.blob('40 -84, 50 -110, 62 -96, 74 -108, 76 -84'), pal.coral) +
          k.dot(66, -76, 5),
      ),
      k.grass(860, 10, '#3d7656'),
    ),
  'projects/power-of-digital/still-1': () =>
    scene(
      { ground: night, seed: 73 },
      k.skyline(620, navy, '#52689a', 15, 1600, 300),
      k.ground(830, '#0d1830'),
      at(
        760,
        880,
        1,
        k.group(
          fill(k.poly('-520 -400, -330 -720, 350 -720, 560 -400'), '#2f5f86'),
          at(0, -360, 0.92, k.bust({ ...districtNurse, top: nurse, mood: 'calm', look: 0.7 })),
          at(330, -430, 1, rays(150, 210, glow, 150, 390, 9, 10)),
          at(330, -430, 1.05, turn(12, tablet)),
          ink(k.round('-550 -390, -350 -740, 370 -740, 590 -390', 50), 44),
          ink(k.round('-550 -390, -350 -740, 370 -740, 590 -390', 50), 26, pal.coral),
          shape(
            k.blob('-900 -60, -890 -320, -600 -400, 0 -410, 620 -400, 860 -320, 900 -60, 700 30, -740 30', 0.1),
            pal.coral,
          ),
          ink([...k.line('-20 -400, -30 10'), ...k.line('90 -290, 200 -290')]),
          k.disc(850, -230, 44, ivory, 60),
          ...[-560, 540].map((x) => k.disc(x, -20, 150, '#0b1226') + k.disc(x, -20, 70, pal.steel)),
        ),
      ),
      fill(k.poly('1620 600, 1640 590, 1660 900, 1620 700'), ivory, 0.4),
      k.rain(-20, -20, 1640, 940, '#7fa8d8', 55),
    ),
  'projects/power-of-digital/still-2': () =>
    scene(
      { ground: '#f3c9a8', seed: 74 },
      paper('900 -40, 1640 -40, 1640 780, 1000 780', '#eab58f'),
      k.windowOn(1060, 90, 360, 360, '#bfe9f2', at(180, 330, 0.8, k.tree('round', '#5fa27e'))),
      at(
        320,
        840,
        1.6,
        k.bust({
          skin: 2,
          hair: 'bald',
          beard: true,
          hairColour: k.hairs[4],
          glasses: true,
          top: '#5c7a4a',
          mood: 'happy',
          look: 0.9,
        }),
      ),
      paper('-40 780, 1640 770, 1640 1040, -40 1040', '#9c5f3f', 4),
      ink(k.line('-20 782, 1620 774')),
      at(
        880,
        740,
        2.6,
        k.laptop(
          glow,
          at(
            0,
            50,
            0.25,
            k.bust({
              skin: 4,
              hair: 'long',
              wear: 'coat',
              top: pal.paper,
              bottom: pal.teal,
              mood: 'happy',
              look: -0.7,
            }),
          ),
        ),
      ),
      at(1350, 700, 1.35, k.cat('#d98a3b', ivory)),
      at(560, 900, 0.75, k.cup(pal.teal)),
    ),
}

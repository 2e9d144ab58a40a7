/** A doughnut lands: midnight plum, chocolate brown, hot pink and stage-light gold. */
import { cake, doughnut, litSky, nightTown, places, sleeper } from '../../kit/actors/doughnut'
import { neighbours } from '../../kit/actors/neighbours'
import { crowdParts } from '../../kit/crowd-head'
import * as k from '../../kit/index'
import { cakeStand, many, rays, ringCake } from '../../kit/props/bystanders'
import { awning } from '../../kit/props/roadside'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fill, ink, limb, pal, rect, scene, shape, turn } = k
const { midnight, choc, cocoa, gold, hot, dough } = doughnut

export const moving: Movings = {
  'projects/nutella-donut-launch/cover': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
}

export const scenes: Scenes = {
  'projects/nutella-donut-launch/cover': (n = 0) =>
    scene(
      { ground: midnight, seed: 101 },
      k.stars(420, 34, 6, gold),
      fill(k.poly('560 400, 1020 400, 1420 1040, 160 1040'), gold, 0.35),
      fill(k.poly('660 400, 920 400, 1180 1040, 400 1040'), gold, 0.45),
      k.skyline(930, '#4b2368', gold, 17, 480, 420),
      at(1230, 0, 1, k.skyline(930, '#4b2368', gold, 23, 420, 340)),
      k.ground(910, '#1b0b2c'),
      fill(k.oval(790, 940, 420, 46), gold),
      at(
        790,
        360 + k.swing(n, 8, 22),
        1,
        turn(
          k.swing(n, 8, 3, 0.2),
          at(0, 0, 1.5, turn(-9, cake())),
          ...[-220, -110, 0, 110, 220].map((x, i) =>
            k.disc(10 + x, 140 - x * 0.16 - Math.abs(x) * 0.1, 20, n > 0 && (n + i) % 4 === 0 ? pal.paper : gold),
          ),
        ),
      ),
      at(790, 360, 1, rays(390, 460, hot, 190, 350, 8, 12)),
      at(560, 950, 0.62, k.mouse('wave', { mood: 'shock', scarf: hot })),
    ),
  'films/nutella-donut-launch': () =>
    scene(
      { ground: '#1d2a5c', seed: 102 },
      litSky(1),
      nightTown(),
      ...places.map(([x, y, size], i) => at(x, y, size, sleeper(i, i === 4 ? 1 : 0))),
    ),
  'projects/nutella-donut-launch/still-1': () =>
    scene(
      { ground: '#5b2350', seed: 103 },
      rect(260, 60, 1080, 900, '#8a3b68'),
      fill(k.box(370, 260, 860, 700), gold),
      rect(420, 640, 220, 24, cocoa),
      at(530, 570, 0.42, cake()),
      rect(960, 560, 230, 24, cocoa),
      many('1020 500 0.34, 1120 500 0.34', () => ringCake(hot, dough)),
      ...[0, 1, 2, 3, 4].map((i) => rect(350, 236 + i * 42, 900, 44, pal.steel, 8)),
      at(
        800,
        985,
        1.35,
        k.person({
          pose: 'cheer',
          wear: 'overall',
          top: '#f7e6d0',
          bottom: hot,
          skin: 2,
          hair: 'short',
          hairColour: k.hairs[4],
          mood: 'asleep',
          beard: true,
        }),
      ),
      at(275, 110, 1, awning(7, '#f7e6d0', hot)),
      fill(k.poly('-20 -40, 160 -40, 760 1040, 240 1040'), '#fff3c9', 0.35),
      fill(k.poly('1620 -40, 1440 -40, 840 1040, 1360 1040'), '#fff3c9', 0.35),
      at(90, 30, 1, turn(24, rect(-60, -70, 120, 130, pal.night, 20))),
      at(1510, 30, 1, turn(-24, rect(-60, -70, 120, 130, pal.night, 20))),
      k.paper('-40 950, 1640 950, 1640 1040, -40 1040', midnight, 3),
    ),
  'projects/nutella-donut-launch/still-2': () =>
    scene(
      { ground: '#1f5f63', seed: 104 },
      rect(560, -60, 1100, 900, '#f7e6d0'),
      fill(k.box(640, -40, 1020, 800), '#f6b7c6'),
      k.paper('640 640, 1660 640, 1660 770, 640 770', cocoa, 3),
      rect(1380, 120, 300, 26, cocoa),
      many('1470 60 0.36', () => ringCake(hot, dough)),
      at(1120, 560, 0.8, cakeStand(pal.paper)),
      at(1120, 430, 1.1, cake()),
      fill(k.poly('1000 -40, 1160 -40, 800 760, 640 760'), pal.paper, 0.35),
      fill(k.poly('1240 -40, 1300 -40, 940 760, 880 760'), pal.paper, 0.35),
      ink(k.box(640, -40, 1020, 800), 13),
      k.paper('-40 840, 1640 840, 1640 1040, -40 1040', '#12393c', 4),
      at(
        370,
        640,
        2.9,
        k.group(
          k.cat('#d98438', '#f7e6d0'),
          ...[-30, 30].map((x) => k.dot(x, -60, 15, gold, 13) + k.dot(x + 7, -60, 6, pal.ink, 10)),
          ink(
            [
              ...k.line('-14 -96, -12 -76'),
              ...k.line('6 -96, 6 -72'),
              ...k.line('26 -96, 22 -76'),
              ...k.line('-46 50, -26 56'),
              ...k.line('-50 76, -28 78'),
              ...k.line('50 50, 30 56'),
              ...k.line('54 76, 30 78'),
            ],
            8,
            cocoa,
          ),
        ),
      ),
    ),
  'projects/nutella-donut-launch/still-3': () =>
    scene(
      { ground: '#f9b68a', grain: false },
      fill(k.poly('-9 -9, 1609 -9, 1609 236, 800 290, -9 326'), '#f08aa0'),
      fill(k.oval(1120, 560, 210), gold),
      fill(
        k.poly(
          '460 840, 460 560, 600 560, 600 620, 760 560, 920 620, 920 680, 1120 680, 1120 580, 1300 580, 1300 640, 1460 560, 1609 640, 1609 840',
        ),
        '#c76a86',
      ),
      k.ground(820, '#7c3a63'),
      rect(-60, 130, 480, 760, '#c8566e'),
      fill(k.box(30, 400, 200, 330), gold),
      ink(k.box(30, 400, 200, 330)),
      at(130, 600, 0.42, cake()),
      rect(262, 390, 130, 496, midnight),
      at(-80, 230, 1, awning(3, '#f7e6d0', midnight)),
      crowdParts,
      neighbours,
    ),
  'projects/nutella-donut-launch/still-4': () =>
    scene(
      { ground: '#f79ab4', seed: 106 },
      k.paper('-40 700, 1640 560, 1640 1040, -40 1040', hot),
      shape(
        k.blob(
          '100 250, 180 -40, 420 -200, 900 -200, 960 -60, 925 40, 960 150, 900 215, 975 280, 975 380, 1050 420, 1070 520, 1000 600, 830 660, 640 680, 400 640, 200 500',
          0.18,
        ),
        dough,
      ),
      shape(
        k.blob(
          '960 -60, 925 40, 960 150, 900 215, 975 280, 975 380, 1050 420, 1068 520, 960 500, 890 400, 830 260, 850 120, 880 -60',
          0.18,
        ),
        '#f9e1b4',
      ),
      shape(
        k.blob(
          '130 250, 180 -60, 420 -200, 900 -200, 900 -40, 860 110, 850 250, 900 350, 820 380, 760 470, 660 400, 540 480, 440 400, 330 430, 260 340, 180 360',
          0.18,
        ),
        choc,
      ),
      k.disc(520, 150, 150, hot, 84),
      limb(
        k.curve(
          '870 330, 900 450, 940 570, 1000 690, 1120 740, 1210 690, 1190 600, 1110 610, 1110 700, 1220 800, 1380 860',
        ),
        choc,
        54,
        8,
      ),
      ink(k.curve('912 440, 944 560, 1004 664'), 10, cocoa),
      shape(k.blob('1260 900, 1340 850, 1480 860, 1560 920, 1420 960, 1290 950'), choc),
      `<path d="M330 60l50-34M270 200l60 10M430 300l-40 40M640 330l60 20M740 40l40 40M760 220l-30 50" stroke="${gold}" stroke-width="24"/>`,
      k.disc(230, 850, 26, dough),
      k.disc(330, 910, 18, dough),
      k.disc(150, 930, 14, dough),
    ),
}

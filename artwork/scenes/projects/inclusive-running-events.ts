/** A race that everyone can run: track orange, bright sky, bunting and team colours. */
import { racer, startLine } from '../../kit/actors/running'
import * as k from '../../kit/index'
import { folk, many } from '../../kit/props/bystanders'
import { arch } from '../../kit/props/roadside'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, ink, limb, pal, scene, shape } = k
const [track, sky, lime, violet, sun] = ['#e8603c', '#7cc8f0', '#c9dc5a', '#6a3fb0', '#ffc93c']

/** A guide dog in harness walking right, 420 wide, paws on y=0; `wag` moves the tip of its tail. */
const dog = (wag = 0): k.Part =>
  k.group(
    limb(k.curve([-150, -200], [-210 + wag * 0.3, -240], [-230 + wag, -310]), '#e8c27a', 24),
    limb(
      [
        ...k.line('-120 -130, -150 -12'),
        ...k.line('-80 -130, -70 -12'),
        ...k.line('90 -130, 70 -12'),
        ...k.line('120 -140, 160 -20'),
      ],
      '#e8c27a',
      34,
    ),
    shape(k.blob('-160 -200, -80 -230, 80 -230, 150 -220, 150 -130, 60 -110, -60 -120, -160 -120', 0.16), '#e8c27a'),
    shape(k.blob('90 -200, 110 -300, 150 -350, 220 -350, 250 -310, 310 -296, 300 -250, 230 -240, 180 -190'), '#e8c27a'),
    shape(k.blob('130 -330, 100 -300, 110 -230, 150 -240, 164 -310'), '#c99a4f'),
    k.dot(206, -312, 8),
    k.dot(304, -284, 13),
    ink(k.curve('250 -262, 270 -252, 290 -262'), 6),
    limb([...k.curve('60 -228, 80 -170, 70 -112'), ...k.line('60 -200, 140 -190')], pal.coral, 18),
    limb(k.line('60 -220, 132 -372'), pal.paper, 10),
  )

export const moving: Movings = {
  'projects/inclusive-running-events/cover': [{ order: '1 2 3 4 5 6', rate: 12 }],
}

export const scenes: Scenes = {
  'projects/inclusive-running-events/cover': (n = 0) =>
    scene(
      { ground: sky, seed: 91 },
      k.hills(520, '#7fbf6a', 50, 6),
      k.paper('-40 660, 1640 600, 1640 1040, -40 1040', track, 4),
      ink([...k.line('-20 790, 1620 740'), ...k.line('-20 960, 1620 900')], 14, pal.paper),
      at(-50, 20, 1.4, k.bunting(1210, [sun, pal.coral, violet, lime])),
      at(1290, 740 - k.chart(n, 0, -4, 24, 40, 34, 10), 1, folk({ top: lime, skin: 2, bottom: pal.teal, arms: 'up' })),
      at(
        560,
        800,
        1.3,
        k.person({
          pose: 'run',
          top: sun,
          bottom: violet,
          skin: 0,
          hair: 'afro',
          hairColour: k.hairs[5],
          mood: 'happy',
          look: 0.7,
          shoes: pal.coral,
        }),
      ),
      at(1010, 900, 1.05, racer({ skin: 4, hair: 'short', mood: 'happy', look: 0.7 }, violet, pal.teal, n * 7.5)),
      at(250, 960, 1.02, dog(k.swing(n, 6, 34))),
    ),
  'films/inclusive-running-events': () => scene({ ground: track, seed: 92 }, ...startLine({})),
  'projects/inclusive-running-events/still-1': () =>
    scene(
      { ground: '#bfe6f5', seed: 93 },
      k.hills(500, '#93c7b0', 40, 5),
      k.ground(640, '#8e97a8'),
      at(980, 660, 1, arch(560, 560, violet)),
      many('1140 640 0.6, 1360 640 0.55', (i) => folk({ top: [sun, pal.coral][i] as string, skin: 3, arms: 'up' })),
      shape(k.poly('930 640, 1660 640, 1660 1040, 1030 1040, 1030 720'), '#c9cfd8'),
      shape(k.poly('930 640, 1030 720, 1030 1040, 930 950'), '#7b8496'),
      ink([...k.line('1036 722, 1620 722'), ...k.line('1240 724, 1260 1000'), ...k.line('1500 724, 1540 1000')], 7),
      at(
        320,
        960,
        1.22,
        racer({ skin: 1, hair: 'pony', hairColour: k.hairs[2], mood: 'cross', look: 0.9 }, sun, pal.coral),
      ),
      ink([...k.line('790 560, 840 500'), ...k.line('830 610, 890 580')], 12, pal.coral),
    ),
}

import * as k from '../../kit/index'
import { questions } from '../../kit/palettes'
import { figure, mug } from '../../kit/props/figure'
import { cell } from '../../kit/walkers'

const { at, fill, flip, ink, limb, scene, turn } = k
const { blue, pale, navy, rose, butter, cream, sage } = questions
const P = 'projects/nhs-covid-19-questions-answered'

/** Questions answered: the people of its stills. */
export const scenes: Record<string, () => string> = {
  [`${P}/still-2`]: () =>
    scene(
      { ground: navy, seed: 44 },
      fill(k.oval(1220, 470, 390), '#3d7fcf'),
      fill(k.oval(1220, 470, 330), pale),
      ink(k.oval(1220, 470, 390), 14, butter),
      at(1240, 460, 1.8, cell(rose, '#e0645b', 'smile', -0.4)),
      at(1040, 660, 0.5, cell(sage, '#6ba077', 'happy')),
      k.dot(1400, 700, 22, butter),
      k.dot(1080, 260, 16, rose),
      k.shape(k.blob('30 1040, 60 780, 150 580, 290 460, 430 440, 520 520, 520 700, 540 1040', 0.17), cream),
      limb(k.line('432 480, 476 420'), k.skins[2], 60, 7),
      k.shape(k.blob('350 452, 440 510, 530 456, 560 548, 460 610, 360 530', 0.1), blue),
      at(
        530,
        340,
        2.1,
        turn(26, k.head({ skin: 2, hair: 'bun', hairColour: k.hairs[2], mood: 'happy', look: 0.9, glasses: true })),
      ),
      at(790, 700, 2.15, k.microscope(butter)),
      k.ground(920, blue),
      limb(k.curve('250 560, 300 820, 470 830'), cream, 96, 8),
      limb(k.curve('470 830, 620 840, 740 800'), k.skins[2], 48, 7),
      ink(k.curve('470 790, 452 830, 470 872'), 9),
    ),
  [`${P}/still-3`]: () =>
    scene(
      { ground: '#f7c59f', seed: 45 },
      at(1250, 200, 1.2, k.sun(butter, butter)),
      k.hills(480, '#c8dba0', 40, 3),
      at(150, 640, 1.7, k.tree('round', sage)),
      at(1500, 660, 1.9, k.house(cream, rose)),
      at(
        420,
        1010,
        1.85,
        figure({
          skin: 4,
          hair: 'turban',
          hairColour: blue,
          mood: 'happy',
          look: 0.9,
          nod: 4,
          top: butter,
          arms: ['-90 -190, 20 -170', '90 -200, 130 -250'],
          hold: at(26, -10, 0.55, mug(rose)),
        }),
      ),
      at(
        1160,
        1010,
        1.85,
        flip(
          figure({
            skin: 0,
            hair: 'bob',
            hairColour: k.hairs[4],
            mood: 'smile',
            look: 0.9,
            nod: -4,
            top: '#8a5fa8',
            arms: ['-90 -190, 20 -170', '96 -210, 140 -250'],
            hold: at(26, -10, 0.55, mug(sage)),
          }),
        ),
      ),
      k.shape(
        Array.from({ length: 12 }, (_, i) => i * 140 - 20).flatMap((x) =>
          k.poly([
            [x, 1020],
            [x + 2, 730],
            [x + 55, 680],
            [x + 112, 726],
            [x + 112, 1020],
          ]),
        ),
        cream,
      ),
      ink(k.line('-20 800, 1620 796'), 10),
      at(230, 960, 1.1, k.flower(rose, butter)),
    ),
  [`${P}/still-4`]: () =>
    scene(
      { ground: '#8fcfc4', seed: 46 },
      ink(
        [200, 400, 600, 800]
          .flatMap((y) => k.line([-10, y], [1610, y]))
          .concat([200, 400, 600, 800, 1000, 1200, 1400].flatMap((x) => k.line([x, -10], [x, 1010]))),
        4,
        '#b3e0d7',
      ),
      k.rect(620, 60, 860, 700, cream, 50),
      k.shape(k.round('660 100, 1440 100, 1440 720, 660 720', 30), pale),
      at(
        1080,
        955,
        1.95,
        flip(
          figure({
            skin: 3,
            hair: 'quiff',
            beard: true,
            mood: 'calm',
            look: 0.5,
            top: butter,
            arms: ['-110 -180, -100 -150', '110 -230, 58 -316'],
          }),
        ),
      ),
      limb(k.line('976 330, 1052 296'), cream, 9, 4),
      ink(k.line('700 260, 800 140').concat(k.line('700 340, 860 150')), 12, cream),
      k.rect(-30, 760, 1660, 60, cream),
      k.ground(820, blue),
      k.shape(k.blob('1040 720, 1400 720, 1350 830, 1090 830'), cream),
      limb(k.curve('1220 710, 1220 630, 1160 660'), '#c5d0e0', 18),
      limb(k.line('470 640, 470 540'), k.skins[3], 110, 8),
      k.shape(k.blob('60 1040, 110 760, 250 640, 470 612, 680 640, 800 760, 850 1040', 0.16), butter),
      ink(k.curve('340 636, 470 690, 600 636'), 10),
      ...[-1, 1].map((side) => k.shape(k.oval(470 + side * 138, 450, 30, 42), k.skins[3] ?? '')),
      k.shape(
        k.blob('338 480, 330 360, 380 270, 470 240, 560 270, 612 360, 602 480, 560 580, 470 606, 380 580', 0.17),
        k.skins[3] ?? '',
      ),
      k.shape(
        k.blob(
          '328 470, 318 350, 360 250, 320 200, 420 190, 540 170, 630 210, 580 250, 622 350, 612 470, 560 520, 470 536, 380 520',
          0.19,
        ),
        k.hairs[0],
      ),
      limb(k.curve('740 760, 800 620, 690 500'), butter, 92, 8),
      k.disc(680, 486, 46, k.skins[3] ?? ''),
      at(
        1450,
        1080,
        1.5,
        flip(
          k.person({
            pose: 'draw',
            child: true,
            skin: 3,
            hair: 'curly',
            mood: 'happy',
            look: 0.8,
            top: rose,
            bottom: rose,
            hold: turn(-40, limb(k.line('0 10, 0 -50'), cream, 9, 4), k.rect(-12, -66, 24, 22, blue, 4)),
          }),
        ),
      ),
    ),
  [`${P}/still-5`]: () =>
    scene(
      { ground: '#d98a6b', seed: 47 },
      ink(
        [120, 240, 360, 480, 600, 720, 840, 960].flatMap((y, i) =>
          [0, 1, 2, 3, 4].flatMap((n) =>
            k.line([n * 360 + (i % 2) * 180 - 100, y], [n * 360 + (i % 2) * 180 + 120, y]),
          ),
        ),
        6,
        '#b96a4e',
      ),
      k.rect(640, 90, 860, 720, cream),
      fill(k.box(690, 140, 760, 620), butter),
      k.framed(760, 190, 180, 150, pale, '', blue),
      at(
        1130,
        1000,
        2,
        flip(
          figure({
            skin: 3,
            hair: 'bald',
            hairColour: k.hairs[4],
            beard: true,
            glasses: true,
            mood: 'happy',
            look: 0.9,
            top: sage,
            arms: ['-90 -190, -80 -140', '110 -240, 128 -320'],
          }),
        ),
      ),
      ink(k.box(690, 140, 760, 620), 12),
      ink(k.line('1330 140, 1330 760'), 14, cream),
      ink(k.line('740 300, 860 160').concat(k.line('740 400, 920 190')), 10, cream),
      k.rect(600, 770, 940, 60, cream),
      at(1420, 720, 0.9, k.plant(rose, sage)),
      at(
        360,
        1330,
        2.7,
        figure({
          skin: 3,
          hair: 'long',
          mood: 'happy',
          look: 1,
          top: blue,
          arms: ['-90 -190, -80 -140', '120 -230, 130 -320'],
        }),
      ),
    ),
}

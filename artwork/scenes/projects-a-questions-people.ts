import * as k from '../kit/index'
import { questions } from '../kit/palettes-projects-a'
import { figure, mug } from '../kit/props-projects-a'
import { cell } from '../kit/walkers'

const { at, fill, flip, ink, limb, scene, turn } = k
const { blue, pale, navy, rose, butter, cream, sage } = questions
const P = 'projects/nhs-covid-19-questions-answered'

/** Questions answered: the people of its stills. */
export const scenes: Record<string, () => string> = {
  [`${P}/still-2`]: () =>
    scene(
      { ground: navy, seed: 44 },
      fill(k.oval(1160, 480, 420), '#3d7fcf'),
      fill(k.oval(1160, 480, 350), pale),
      ink(k.oval(1160, 480, 420), 14, butter),
      at(1190, 470, 1.9, cell(rose, '#e0645b', 'smile', -0.4)),
      at(960, 690, 0.5, cell(sage, '#6ba077', 'happy')),
      k.dot(1340, 730, 22, butter),
      k.dot(1010, 260, 16, rose),
      at(
        210,
        1130,
        2.2,
        turn(
          16,
          figure({
            skin: 2,
            hair: 'bob',
            hairColour: k.hairs[2],
            mood: 'smile',
            look: 1,
            nod: 10,
            top: cream,
            arms: ['60 -150, 120 -110', '60 -180, 140 -190'],
          }),
        ),
      ),
      at(620, 810, 1.9, k.microscope(butter)),
      k.ground(900, blue),
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
      k.shape(k.blob('1140 700, 1500 700, 1450 820, 1190 820'), cream),
      limb(k.curve('1320 690, 1320 610, 1260 640'), '#c5d0e0', 18),
      at(180, 660, 1.05, k.bottle(rose, cream)),
      at(
        360,
        1300,
        3.3,
        k.shape(k.blob('-110 0, -100 -150, -50 -190, 50 -190, 100 -150, 110 0'), butter),
        k.shape(k.blob('-60 -250, -40 -320, 0 -336, 44 -318, 60 -250, 40 -190, -40 -190'), k.hairs[0]),
      ),
      k.rect(640, 700, 90, 60, rose, 10),
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

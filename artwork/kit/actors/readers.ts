/** People behind their newspapers, none as tall or as patient as the next. */

import { at, fill, group, hairs, ink, limb, type Part, pal, skins } from '../core'
import { arm, bystander, flat } from '../crowd'
import { blob, box, curve, line, oval, poly } from '../path'

/** An open newspaper about its fold at (0,0), `w` to each side and `h` high, with a picture of that colour. */
const newspaper = (w: number, h: number, picture: string): Part =>
  group(
    flat(
      poly([
        [-w, -h],
        [0, 12 - h],
        [w, -h],
        [w, 0],
        [0, 14],
        [-w, 0],
      ]),
      '#fdf3d8',
    ),
    fill(box(16 - w, 24 - h, w * 0.6, h * 0.42), picture),
    ink(
      [
        ...line([0, 12 - h], [0, 14]),
        ...[0.3, 0.5, 0.7].flatMap((t) => line([20, h * t - h], [w - 18, h * t - h - 4])),
      ],
      6,
    ),
  )

/** A tall thin man in a bowler hat, of whom no more is seen. */
const bowler = group(
  bystander({
    trunk: '-42 -300, -10 -320, 26 -320, 46 -298, 44 -200, 50 -110, -46 -110, -44 -200',
    top: '#2a1240',
    bottom: '#2a1240',
    legs: ['-18 -120, -20 -66, -24 -8', '20 -120, 22 -66, 20 -8'],
    legWidth: 26,
    headAt: [4, -376],
    skin: 0,
    hair: 'short',
  }),
  flat([...blob('-50 -396, -44 -452, 6 -468, 56 -450, 60 -396', 0.18)], '#2a1240'),
  flat(blob('-84 -392, 4 -410, 92 -392, 88 -378, 4 -390, -80 -378', 0.1), '#2a1240'),
  at(6, -180, 1, newspaper(112, 196, pal.sky)),
  flat([...oval(-108, -250, 16), ...oval(122, -250, 16)], skins[0]),
)

/** A broad woman in a feathered hat who looks over hers at the door. */
const feathered = group(
  bystander({
    trunk: '-80 -230, -40 -274, 44 -274, 86 -230, 106 -90, -100 -90',
    top: '#f0457f',
    bottom: skins[3],
    shoes: '#2a1240',
    legs: ['-34 -96, -36 -50, -38 -8', '38 -96, 40 -50, 40 -8'],
    legWidth: 30,
    headAt: [4, -322, 8, 1.04],
    skin: 3,
    hair: 'bob',
    mood: 'think',
    look: 1,
  }),
  flat(blob('-90 -352, -20 -400, 60 -398, 100 -344, 4 -366', 0.16), '#ffd978'),
  flat(blob('40 -388, 10 -440, -40 -470, -90 -462, -60 -430, -20 -396', 0.18), pal.teal),
  at(10, -120, 1, newspaper(118, 140, pal.moss)),
  flat([...oval(-104, -190, 17), ...oval(126, -190, 17)], skins[3]),
)

/** A boy on tiptoe with a comic, too excited to read. */
const comic = group(
  bystander({
    trunk: '-32 -160, -6 -176, 24 -174, 42 -156, 48 -80, -38 -80',
    top: pal.teal,
    bottom: '#4a2316',
    legs: ['-12 -88, -16 -50, -20 -22', '20 -88, 24 -50, 26 -22'],
    legWidth: 26,
    headAt: [10, -216, 10, 0.9],
    skin: 4,
    hair: 'curls',
    mood: 'happy',
    look: 1,
  }),
  arm('34 -150, 76 -160, 98 -210', pal.teal, skins[4], 24),
  arm(
    '-22 -148, -44 -104, 2 -96',
    pal.teal,
    skins[4],
    24,
    at(10, -4, 1, flat(poly('-20 -56, 56 -40, 40 40, -36 24'), '#ffd978')),
  ),
)

/** An old man who has gone to sleep standing up; the paper droops. */
const dozer = group(
  bystander({
    trunk: '-50 -232, -16 -272, 36 -268, 62 -226, 62 -150, 66 -90, -56 -90, -60 -150',
    top: '#557f8c',
    bottom: '#4a2316',
    legs: ['-20 -96, -22 -50, -26 -8', '24 -96, 26 -50, 26 -8'],
    headAt: [40, -306, 24],
    skin: 1,
    hair: 'flatCap',
    hairColour: '#c8502f',
    beard: hairs[4],
    mood: 'asleep',
    look: 0.6,
  }),
  arm(
    '30 -240, 60 -180, 104 -170',
    '#557f8c',
    skins[1],
    32,
    at(
      6,
      -4,
      1,
      flat(poly('-60 -10, 60 -24, 96 90, 50 130, 20 76, -50 110'), '#fdf3d8'),
      ink([...line('-30 14, 50 4'), ...line('-24 40, 40 32')], 6),
    ),
  ),
)

/** A dog that has brought the paper and holds its place. */
const dog = group(
  limb(curve('-70 -50, -110 -70, -116 -116'), '#e2a55c', 16),
  flat(blob('-84 0, -86 -60, -40 -110, 14 -130, 44 -90, 40 0', 0.17), '#e2a55c'),
  flat(blob('-40 -150, -10 -186, 44 -180, 94 -148, 96 -122, 40 -104, -16 -108', 0.17), '#e2a55c'),
  flat(blob('-44 -160, -12 -182, -10 -120, -40 -96', 0.2), '#4a2316'),
  ink([...line('32 -154, 32 -152'), ...line('94 -142, 94 -140')], 14),
  limb(line('66 -96, 136 -84'), '#fdf3d8', 30),
  ink(line('14 -60, 16 -4'), 7),
)

/** The whole queue, the first at the right. */
export const readers: Part = group(
  at(1290, 925, 1.5, comic),
  at(1050, 920, 1.5, feathered),
  at(760, 920, 1.55, bowler),
  at(460, 930, 1.5, dozer),
  at(180, 940, 1.5, dog),
)

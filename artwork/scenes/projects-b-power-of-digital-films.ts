/** Three short films of the digital health service: the appointment, the handover, the prescription. */
import * as k from '../kit/index'
import { many, paper, rays } from '../kit/props-projects-b'

const { at, fill, flip, ink, limb, pal, rect, scene, shape, turn } = k

export const scenes: Record<string, () => string> = {
  'films/power-of-digital-appointment': () =>
    scene(
      { ground: pal.coral, seed: 81 },
      paper('-40 -40, 760 -40, 460 1040, -40 1040', '#e5484f'),
      k.ground(870, '#7c2340'),
      rect(640, 80, 860, 640, '#1a2547', 40),
      fill(k.box(690, 130, 760, 540), '#a9f0e4'),
      shape(k.round('560 740, 1580 740, 1660 870, 480 870', 30), pal.steel),
      ink([...k.line('760 800, 1380 800')], 12),
      at(
        900,
        730,
        1,
        turn(
          -22,
          at(
            0,
            0,
            1.5,
            flip(
              k.bust({
                skin: 3,
                hair: 'bob',
                hairColour: pal.ink,
                glasses: true,
                wear: 'coat',
                top: pal.paper,
                bottom: pal.teal,
                mood: 'smile',
                look: 0.9,
              }),
            ),
          ),
        ),
      ),
      limb(k.curve('840 640, 700 700, 600 640, 480 690'), pal.teal, 12),
      k.disc(470, 690, 40, pal.steel),
      at(
        290,
        985,
        1.7,
        k.person({
          pose: 'hold',
          top: pal.marigold,
          bottom: pal.plum,
          skin: 1,
          hair: 'curly',
          hairColour: k.hairs[3],
          mood: 'calm',
          look: 0.9,
        }),
      ),
      rect(692, 690, 780, 34, '#1a2547', 10),
      at(1300, 330, 1.2, k.heart(pal.coral)),
    ),
  'films/power-of-digital-handover': () =>
    scene(
      { ground: '#2a2f6b', seed: 82 },
      k.stars(420, 22, 4, pal.paper, 780),
      paper('800 -40, 1640 -40, 1640 1040, 760 1040', '#ffd36b', 4),
      at(
        800,
        260,
        1,
        k.group(
          rays(220, 280, '#f28a2e', -85, 85, 8, 16),
          shape(k.blob([...k.arc(0, 0, 180, -90, 90, 8), [0, 60], [0, -60]], 0.16), '#f79a3b'),
          shape(k.blob([...k.arc(0, 0, 180, 90, 270, 8), [0, -60], [0, 60]], 0.16), '#e9ebf7'),
          k.disc(-84, -50, 30, pal.lilac),
          k.disc(-60, 70, 22, pal.lilac),
          k.disc(-124, 30, 14, pal.lilac),
        ),
      ),
      k.ground(850, '#16194a', 790),
      paper('780 850, 1640 846, 1640 1040, 770 1040', '#e0883c', 4),
      at(
        470,
        985,
        1.6,
        k.person({
          pose: 'draw',
          wear: 'dress',
          top: '#5a6fd0',
          skin: 0,
          hair: 'bob',
          hairColour: k.hairs[0],
          mood: 'calm',
          shoes: pal.lilac,
          look: 0.8,
          hold: at(36, 0, 0.62, k.clipboard()),
        }),
      ),
      at(
        1130,
        985,
        1.6,
        flip(
          k.person({
            pose: 'wave',
            wear: 'dress',
            top: pal.teal,
            skin: 5,
            hair: 'scarf',
            hairColour: pal.coral,
            mood: 'happy',
            shoes: pal.paper,
            look: 0.8,
          }),
        ),
      ),
    ),
  'films/power-of-digital-prescription': () =>
    scene(
      { ground: '#fbe9d2', seed: 83 },
      fill(k.oval(1290, 170, 110), '#f7b59a'),
      k.skyline(520, '#f2a7a0', pal.paper, 21, 1600, 260),
      k.ground(510, '#f4cfae'),
      many('190 600 1.15, 1430 610 1.2, 1160 560 0.8', (i) =>
        k.house([pal.sand, '#f6d0d8', pal.paper][i] as string, ['#d9506a', '#8a4f8f', '#e9804d'][i] as string),
      ),
      limb(
        k.curve('1640 700, 1380 740, 1120 640, 860 600, 620 640, 560 740, 760 830, 1000 900, 900 1040'),
        pal.teal,
        56,
        8,
      ),
      limb(k.curve('860 600, 760 560, 800 520'), pal.teal, 24, 6),
      k.shadow(540, 800, 110),
      at(
        540,
        560,
        1,
        turn(
          -12,
          k.group(
            rect(-80, -250, 160, 90, pal.paper, 16),
            ink(
              [-44, 0, 44].flatMap((x) => k.line([x, -236], [x, -176])),
              7,
            ),
            rect(-120, -166, 240, 370, '#f0803c', 40),
            rect(-116, -80, 236, 190, pal.paper),
            at(0, 20, 1.3, k.face('happy', 0.6)),
            k.disc(-64, 216, 36, '#1a2547'),
            k.disc(70, 216, 36, '#1a2547'),
          ),
        ),
      ),
      ink([...k.line('340 470, 240 440'), ...k.line('330 560, 210 560'), ...k.line('350 650, 250 690')], 12, pal.teal),
      at(240, 1010, 1.3, k.tree('round', '#6aa37c')),
      at(1320, 1020, 1.1, k.tree('fir', '#4f8a78')),
      at(1500, 1030, 0.9, k.tree('round', '#6aa37c')),
    ),
}

import { corridor, cushion, quill } from '../../kit/actors/parliament'
import * as k from '../../kit/index'
import { parliament } from '../../kit/palettes'
import { figure, hand } from '../../kit/props/figure'
import { scissors } from '../../kit/props/workshop'
import { scroll } from '../../kit/walkers'

const { at, fill, flip, ink, scene, turn } = k
const { green, dark, red, gold, oak } = parliament
const P = 'projects/uk-parliament-education'

/** The bill's journey: patched, passed on and signed. */
export const scenes: Record<string, () => string> = {
  [`${P}/still-3`]: () =>
    scene(
      { ground: '#c2394c', seed: 35 },
      ink(
        [120, 300, 480, 660, 840, 1020, 1200, 1380, 1560].flatMap((x) => k.line([x, -10], [x, 700])),
        8,
        red,
      ),
      // A lamp hangs over the patient, as in a theatre.
      ink(k.line('760 -20, 760 60'), 14),
      k.shape(k.blob('620 140, 680 60, 840 60, 900 140'), gold),
      fill(k.poly('630 150, 890 150, 1240 760, 280 760'), '#f6d58a', 0.4),
      at(
        300,
        850,
        1.55,
        figure({
          skin: 5,
          hair: 'bun',
          mood: 'think',
          look: 0.9,
          nod: 16,
          top: '#e0a93f',
          arms: ['-90 -190, -40 -140', '104 -190, 170 -130'],
        }),
      ),
      at(
        590,
        835,
        1.55,
        figure({
          skin: 0,
          hair: 'bald',
          hairColour: k.hairs[4],
          glasses: true,
          mood: 'cross',
          look: 0.5,
          nod: 12,
          top: dark,
          arms: ['-96 -220, -70 -290', '96 -220, 96 -290'],
        }),
      ),
      at(
        960,
        835,
        1.55,
        flip(
          figure({
            skin: 3,
            hair: 'scarf',
            hairColour: green,
            mood: 'shock',
            look: 0.6,
            nod: 10,
            top: '#e0a93f',
            arms: ['-90 -190, -60 -130', '96 -230, 70 -310'],
          }),
        ),
      ),
      at(
        1230,
        850,
        1.55,
        flip(
          figure({
            skin: 1,
            hair: 'bob',
            hairColour: k.hairs[3],
            mood: 'happy',
            look: 0.9,
            nod: 14,
            top: green,
            arms: ['-90 -190, -40 -140', '104 -190, 190 -130'],
          }),
        ),
      ),
      k.cut(k.pts('-40 640, 1640 630, 1640 1040, -40 1040'), oak, 4, 200),
      ink(k.line('-20 642, 1620 632')),
      at(
        1190,
        860,
        1.6,
        turn(
          -90,
          scroll({
            mood: 'shock',
            look: 0.2,
            boot: green,
            arms: ['-92 -230, -150 -210, -170 -150', '92 -230, 140 -200, 150 -140'],
            more: k.group(k.rect(-80, -350, 74, 38, '#9ad0c0'), k.rect(6, -190, 84, 38, '#9ad0c0')),
          }),
        ),
      ),
      // Tape is stretched over the tear, and the scissors wait for it.
      k.limb(k.curve('739 400, 764 560, 720 730'), '#9ad0c0', 26),
      at(524, 652, 0.8, turn(-20, scissors(gold))),
      k.disc(563, 652, 30, k.skins[5]),
      k.disc(936, 652, 30, k.skins[1]),
      at(920, 700, 0.8, k.shape(k.oval(0, 0, 56), '#9ad0c0') + k.shape(k.oval(0, 0, 24), oak)),
      // The fifth has voted.
      k.shape(k.blob('1310 1040, 1330 900, 1420 840, 1560 840, 1660 900, 1660 1040', 0.16), dark),
      at(1440, 800, 1.7, turn(64, k.head({ skin: 2, hair: 'short', hairColour: k.hairs[4], mood: 'asleep' }))),
      k.limb(k.curve('1600 900, 1480 960, 1340 900'), dark, 84),
      k.disc(1330, 892, 34, k.skins[2]),
      ink(
        [...k.line('1250 620, 1300 620, 1250 668, 1300 668'), ...k.line('1316 540, 1350 540, 1316 574, 1350 574')],
        9,
        '#f6d58a',
      ),
    ),
  [`${P}/still-4`]: () =>
    scene(
      { ground: '#e9cf96', seed: 36 },
      corridor(),
      k.shadow(720, 870, 150),
      at(
        700,
        865,
        1.4,
        scroll({
          mood: 'calm',
          look: 1,
          lean: 8,
          ribbon: gold,
          boot: '#5b2a86',
          legs: ['-40 -120, -70 -70, -96 -16', '40 -120, 116 -90, 96 -8'],
          arms: ['-92 -240, -150 -270, -120 -310', '92 -240, 150 -280, 180 -240'],
        }),
      ),
    ),
  [`${P}/still-5`]: () =>
    scene(
      { ground: dark, seed: 37 },
      k.cut(k.pts('560 -40, 1500 -40, 1640 560, 1640 1040, 420 1040'), green, 10, 160),
      fill(k.oval(1080, 520, 420), '#3f8a63', 0.6),
      at(1060, 830, 1, cushion(0)),
      at(
        1080,
        830,
        1.4,
        turn(
          6,
          scroll({
            mood: 'asleep',
            look: 0.2,
            ribbon: gold,
            legs: ['-40 -120, -100 -60, -180 -40', '40 -120, 120 -70, 200 -40'],
            arms: ['-92 -230, -150 -190, -160 -140', '92 -230, 150 -180, 150 -130'],
          }),
        ),
      ),
      at(520, 400, 1.35, turn(14, hand(2, red, turn(14, quill()), gold))),
    ),
}

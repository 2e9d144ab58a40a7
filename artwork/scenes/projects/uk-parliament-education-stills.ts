import { corridor, cushion, quill } from '../../kit/actors/parliament'
import { committee, committeeArms } from '../../kit/actors/parliament-committee'
import { crowdParts } from '../../kit/crowd-head'
import * as k from '../../kit/index'
import { parliament } from '../../kit/palettes'
import { hand } from '../../kit/props/figure'
import { scroll } from '../../kit/walkers'

const { at, fill, ink, scene, turn } = k
const { green, dark, red, gold, oak } = parliament
const P = 'projects/uk-parliament-education'

/** The bill's journey: patched, passed on and signed. */
export const scenes: Record<string, () => string> = {
  [`${P}/still-3`]: () =>
    scene(
      { ground: '#c2394c', seed: 35 },
      ink(
        [120, 300, 480, 660, 840, 1020, 1200, 1380, 1560].flatMap((x) => k.line([x, -10], [x, 600])),
        8,
        red,
      ),
      crowdParts,
      committee,
      k.cut(k.pts('-40 640, 1640 640, 1640 1040, -40 1040'), oak, 4, 200),
      ink(k.line('-20 642, 1620 640')),
      at(
        1230,
        860,
        1.15,
        turn(
          -90,
          scroll({
            mood: 'shock',
            look: 0.2,
            boot: green,
            more: k.group(k.rect(-80, -350, 70, 36, '#9ad0c0'), k.rect(10, -196, 80, 36, '#9ad0c0')),
          }),
        ),
      ),
      committeeArms,
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

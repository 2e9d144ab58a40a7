/** Where Is the vaccine safe? goes beyond its sofa: what a telephone says, a fence, the inside of an arm, a chair, a door. */
import { at, cut, fill, group, hairs, ink, limb, type Part, rect, shape, skins, turn } from '../core'
import { head, type Look, type Mood } from '../head'
import { hills, sun } from '../land'
import { questions } from '../palettes'
import { blob, box, curve, line, oval, poly, pts, round } from '../path'
import { tree } from '../plants'
import { armchair } from '../props/home'
import { bubble } from '../props/studio'
import { microscope } from '../props/tech'
import { house } from '../props/world'
import { framed, windowOn } from '../rooms'
import { cell } from '../walkers'
import { heartShape } from './questions'

const { blue, pale, navy, rose, butter, cream, sage } = questions
const red = '#d9534a'

/** What the telephone says, without a letter: a shriek, a spiral, a scribble. */
export const rumour = (kind: number): Part =>
  bubble(
    [cream, rose, pale][kind % 3],
    [
      ink(line('-64 -40, -34 10, -10 -44, 16 12, 40 -42, 66 6'), 12, red),
      ink(curve('0 -16, 14 -28, 26 -10, 8 12, -22 2, -22 -36, 12 -54, 48 -30'), 11, navy),
      ink(curve('-60 -30, -20 -52, -30 6, 10 -50, 8 10, 48 -46, 60 0'), 11, red),
    ][kind % 3],
  )

/** The gardens, and the fence before those who talk over it. */
export const gardens = (): Part =>
  group(
    at(1250, 200, 1.2, sun(butter, butter)),
    hills(480, '#c8dba0', 40, 3),
    at(150, 640, 1.7, tree('round', sage)),
    at(1500, 660, 1.9, house(cream, rose)),
  )

export const gardenFence = (): Part =>
  shape(
    Array.from({ length: 12 }, (_, i) => i * 140 - 20).flatMap((x) =>
      poly([
        [x, 1020],
        [x + 2, 730],
        [x + 55, 680],
        [x + 112, 726],
        [x + 112, 1020],
      ]),
    ),
    cream,
  ) + ink(line('-20 800, 1620 796'), 10)

/** The scientist at her microscope: her head, and how far she has turned its wheel. */
export const scientist = (mood: Mood, nod: number, look: number, turned: number): Part =>
  group(
    shape(blob('30 1040, 60 780, 150 580, 290 460, 430 440, 520 520, 520 700, 540 1040', 0.17), cream),
    limb(line('432 480, 476 420'), skins[2], 60, 7),
    shape(blob('350 452, 440 510, 530 456, 560 548, 460 610, 360 530', 0.1), blue),
    at(530, 340, 2.1, turn(nod, head({ skin: 2, hair: 'bun', hairColour: hairs[2], mood, look, glasses: true }))),
    at(790, 700, 2.15, microscope(butter)),
    limb(curve('250 560, 300 820, 470 830'), cream, 96, 8),
    limb(curve([470, 830], [620, 840], [740, 800 + turned]), skins[2], 48, 7),
    ink(curve('470 790, 452 830, 470 872'), 9),
  )

/** What the microscope shows: a round picture about (1220,470). */
export const lens = (...seen: Part[]): Part =>
  group(
    fill(oval(1220, 470, 390), '#3d7fcf'),
    fill(oval(1220, 470, 330), pale),
    ink(oval(1220, 470, 390), 14, butter),
    ...seen,
  )

/** The vaccine in its vial, 340 high about (0,0); bubbles rise in it. */
export const vial = (s: number): Part =>
  group(
    shape(round('-56 -90, 56 -90, 104 -40, 104 170, -104 170, -104 -40', 34), cream),
    fill(round('-92 -14, 92 -14, 92 158, -92 158', 26), butter),
    ...[-58, 0, 52].map((x, i) => fill(oval(x, 140 - ((s * 60 + i * 52) % 140), 9), cream)),
    rect(-74, -170, 148, 56, blue, 12),
    rect(-58, -116, 116, 34, '#b9c9dc', 6),
    rect(-104, 22, 208, 96, cream),
    at(0, 70, 0.36, heartShape(rose)),
    ink(curve('-76 -20, -84 -2, -84 12'), 9, cream),
  )

/** A cell on two legs, feet on (0,0), 340 high; `reach` is its hand. */
export const guard = (
  colour: string,
  knob: string,
  mood: Mood,
  look: number,
  [hx, hy]: readonly [number, number],
): Part =>
  group(
    limb(line('-40 -90, -50 0'), knob, 26),
    limb(line('40 -90, 50 0'), knob, 26),
    limb(curve([80, -180], [(hx + 80) / 2 + 10, (hy - 180) / 2 + 26], [hx, hy]), knob, 26),
    at(0, -190, 1, cell(colour, knob, mood, look)),
  )

/** A portrait of the one to look out for. */
export const portrait = (): Part =>
  framed(-110, -110, 220, 220, pale, at(0, 0, 0.9, cell('#e0645b', '#a93a34', 'cross', 0)), butter)

/** The inside of an arm. */
export const vessel = (flow: number): Part =>
  group(
    cut(pts('-40 -40, 1640 -40, 1640 150, 900 190, -40 130'), '#e0645b', 6, 160),
    cut(pts('-40 800, 800 770, 1640 820, 1640 1040, -40 1040'), '#e0645b', 6, 160),
    ...[0, 1, 2, 3, 4].map((i) =>
      fill(oval(((i * 420 + flow) % 2000) - 200, 260 + ((i * 190) % 420), 70, 40), '#f7a79f'),
    ),
  )

/** The room with the armchair; `hour` goes from one noon (0) to the next (1) in its window. */
export const chairRoom = (hour: number): Part => {
  const night = Math.sin(Math.min(1, Math.max(0, hour)) * Math.PI)
  const sky = night > 0.5 ? navy : pale
  const way = (hour * 2 + 0.35) % 1
  return group(
    cut(pts('-40 -40, 560 -40, 800 1040, -40 1040'), '#b5d5f0', 8, 150),
    windowOn(
      1000,
      90,
      420,
      380,
      sky,
      `<clipPath id="pane"><path d="M0 0h420v380h-420z"/></clipPath><g clip-path="url(#pane)">${at(
        way * 520 - 50,
        170 - Math.sin(way * Math.PI) * 60,
        0.6,
        night > 0.5 ? fill(blob('0 -80, 50 -66, 80 0, 50 66, 0 80, 30 40, 38 0, 30 -40'), butter) : sun(butter, butter),
      )}${fill(blob('-8 382, 10 300, 200 240, 420 320, 430 382', 0.1), sage)}</g>`,
    ),
    framed(140, 110, 200, 200, cream, '', butter),
    cut(pts('-40 850, 1640 830, 1640 1040, -40 1040'), butter, 4, 200),
    ink(line('-20 850, 1620 832')),
    fill(oval(590, 950, 350, 32), navy, 0.2),
    at(560, 690, 2.75, armchair(rose)),
  )
}

/** The front of the house, its door open as far as `open`; the part stands in it. */
export const frontDoor = (open: number, inside: Part): Part =>
  group(
    ink(
      [120, 240, 360, 480, 600, 720].flatMap((y, i) =>
        [0, 1, 2, 3, 4].flatMap((n) => line([n * 360 + (i % 2) * 180 - 100, y], [n * 360 + (i % 2) * 180 + 120, y])),
      ),
      6,
      '#b96a4e',
    ),
    rect(760, 60, 560, 860, cream),
    fill(box(810, 110, 460, 810), butter),
    framed(1080, 200, 130, 150, pale, '', blue),
    inside,
    ink(box(810, 110, 460, 810), 12),
    // The leaf swings about its right edge.
    shape(
      poly([
        [1270, 110],
        [1270 - 460 * (1 - open) + open * 60, 110 - open * 30],
        [1270 - 460 * (1 - open) + open * 60, 920 + open * 40],
        [1270, 920],
      ]),
      blue,
    ),
    open < 0.5 ? at(1270 - 400 * (1 - open), 540, 1, fill(oval(0, 0, 20), butter)) : '',
    cut(pts('-40 910, 1640 900, 1640 1040, -40 1040'), '#8d5f4a', 4, 200),
    floorMat(),
  )

const floorMat = (): Part => shape(round('760 930, 1310 926, 1350 980, 720 986', 16), sage)

/** A tea cosy, knitted, 190 wide, its foot on y=0. */
export const teaCosy = (): Part =>
  group(
    shape(blob('-100 0, -96 -110, -50 -190, 0 -210, 50 -190, 96 -110, 100 0', 0.12), rose),
    ink(curve('-94 -60, 0 -48, 94 -60').concat(curve('-84 -120, 0 -108, 84 -120')), 10, cream),
    fill(oval(0, -220, 30), butter),
    ink(oval(0, -220, 30), 7),
  )

/** Who had it first: place, size, clothes, and what they look like. */
export const firstOnes: [x: number, y: number, size: number, top: string, look: Look][] = [
  [180, 330, 1.2, rose, { skin: 1, hair: 'long', hairColour: hairs[3] }],
  [520, 300, 1.25, blue, { skin: 5, hair: 'short', beard: true }],
  [860, 330, 1.2, cream, { skin: 3, hair: 'scarf', hairColour: navy }],
  [1190, 300, 1.25, '#8a5fa8', { skin: 0, hair: 'bald', hairColour: hairs[4], glasses: true }],
  [1500, 330, 1.2, butter, { skin: 4, hair: 'curly' }],
  [340, 570, 1.5, butter, { skin: 4, hair: 'turban', hairColour: rose, beard: true }],
  [760, 550, 1.5, '#e57368', { skin: 2, hair: 'afro', hairColour: hairs[1] }],
  [1170, 580, 1.5, pale, { skin: 1, hair: 'quiff', hairColour: hairs[5] }],
]

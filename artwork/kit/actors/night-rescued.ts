/** Whom Saltbox's team fetches, and what happens around them at the end of the night. */
import { blob, curve, join, line, oval, type Path, type Pt, round } from '../path'
import { type Mark, put } from '../techniques/overprint'
import { over, paint, type Rescuer, rule } from './night-press'

/** Where the rope ends in the hands of `hauled`. */
export const GRIP: Pt = [-150, -190]

/** Someone who comes up a rope from the left, waist on (0,0): pale jacket, orange hat and gloves. */
export const hauled = (isSafe: boolean, kick: number): Mark[] => [
  rule(line([-22, 20], [-70 - kick, 110], [-30 - kick * 1.6, 230]), 62, 'n'),
  rule(line([26, 20], [64 + kick, 140], [46 + kick * 1.6, 270]), 62, 'nr'),
  rule(line([-40, -120], [-96, -120], [-176, -176]), 46, 'nr'),
  paint(blob('-66 40, -72 -90, -50 -160, 40 -164, 70 -90, 66 40', 0.16), 'n4'),
  over(blob('10 -162, 40 -164, 70 -90, 66 40, 20 44, 30 -60', 0.14), 'n4'),
  put(
    4,
    -208,
    1,
    isSafe ? 48 : -10,
    paint(blob('-52 44, -60 -8, -30 -44, 30 -44, 56 -6, 46 46, 0 62', 0.16), 'r4'),
    paint(blob('-66 -6, -56 -66, 0 -92, 56 -64, 66 -4, 0 -18', 0.16), 'r'),
    paint(oval(-2, -98, 24), ''),
    ...[-34, 2].map((x) =>
      isSafe ? rule(curve([x - 10, 6], [x, 14], [x + 10, 6]), 7, 'nr') : paint(oval(x, 6, 7, 10), 'nr'),
    ),
    rule(isSafe ? curve('-34 30, -16 44, 4 32') : line('-28 36, -4 36'), 8, 'nr'),
  ),
  rule(line('30 -112, -50 -86, -140 -180'), 50, 'n4'),
  paint(oval(-182, -188, 36, 32), 'r'),
  paint(oval(GRIP[0], GRIP[1], 36, 32), 'r'),
]

/** Snow that flies from where somebody lands. */
export const puff = (x: number, y: number, t: number): Mark =>
  rule(
    join(
      ...[-150, -120, -90, -60, -30].map((degrees): Path => {
        const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
        const [a, b] = [40 + t * 90, 80 + t * 130]
        return line([x + cos * a, y + sin * a * 0.7], [x + cos * b, y + sin * b * 0.7])
      }),
    ),
    14,
    '',
  )

/** One who bears the stretcher. */
export const carries: Rescuer = {
  hip: [0, -190],
  neck: [24, -340],
  legs: ['-14 -100, -50 0', '40 -104, 50 0'],
  arms: ['60 -250, 104 -190', '70 -246, 116 -186'],
}

/** One who looks up (`up` 1) and waves the helicopter down. */
export const signals = (up: number, wave: number): Rescuer => ({
  hip: [0, -190],
  neck: [12, -340],
  legs: ['-40 -100, -60 0', '40 -104, 60 0'],
  arms: up
    ? [`-70 -400, ${-100 - wave} -490`, `90 -400, ${120 + wave} -490`]
    : ['-30 -230, -10 -170', '60 -240, 70 -180'],
  nod: up ? -24 : 0,
})

/** The stretcher between two; whoever lies on it sits up and waves. */
export const stretcher = (up: boolean, n: number): Mark[] => {
  const hand = (Math.floor(n / 2) % 2) * 14
  return [
    rule(line('-130 0, 150 0'), 14, 'nr'),
    paint(blob('-110 -4, -96 -30, 60 -34, 110 -4', 0.16), 'n4'),
    ...(up
      ? [
          put(
            -36,
            0,
            1,
            0,
            rule(line('50 -14, 60 -66'), 40, 'n4'),
            rule(line([64, -70], [90, -104], [84 + hand, -140]), 16, 'n4'),
            paint(oval(84 + hand, -148, 14), 'r'),
            paint(oval(60, -100, 23, 25), 'r4'),
            paint(blob('34 -104, 38 -128, 60 -136, 82 -126, 86 -104', 0.16), 'r'),
            paint(oval(60, -138, 9), ''),
          ),
        ]
      : [paint(oval(84, -36, 22, 22), 'r4'), paint(blob('76 -56, 104 -50, 116 -28, 100 -12, 96 -36', 0.16), 'r')]),
  ]
}

/** Snow blown from under the blades, outwards. */
export const downwash = (n: number): Mark =>
  rule(
    join(
      ...Array.from({ length: 14 }, (_, i): Path => {
        const side = i % 2 ? 1 : -1
        const far = 160 + ((i * 97 + n * 70) % 560)
        const at: Pt = [800 + side * far, 800 + ((i * 53) % 70) - far * 0.02]
        return line(at, [at[0] + side * 70, at[1] - 12])
      }),
    ),
    8,
    '',
  )

/** The hands that take the mug: orange gloves, pale sleeves, from the right. The mug's middle is on (0,0). */
export const holder = (): Mark[] => [
  rule(line('70 40, 330 96, 760 70'), 116, 'n4'),
  over(round('280 100, 800 80, 800 140, 280 150', 10), 'n4'),
  rule(line('150 -10, 138 104'), 34, ''),
  paint(blob('-50 30, -30 -10, 60 -36, 128 -22, 130 90, 60 104, -30 84', 0.16), 'r'),
  ...[-6, 28, 62].map((y) => rule(curve([40, y], [-20, y - 4], [-70, y + 2]), 38, 'r')),
  ...[12, 46].map((y) => rule(curve([10, y], [-30, y - 3], [-62, y]), 6, 'nr')),
  rule(curve('60 -24, 10 -52, -36 -44'), 36, 'r'),
]

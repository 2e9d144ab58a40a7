/** One rope: a way 9,600 units long, from a field of hemp through ropewalk, ship and storm to a post, and on into a field. */
import { fill, type Part, pal } from '../core'
import { blob, poly, text } from '../path'
import { drawnPart, lengthAlong } from '../techniques/growing-line'
import { put, rotate, type Stop, stops } from '../techniques/one-line'

/** What moves, each as a number that goes round, so that a film holds each drawing once. */
export interface Weather {
  /** Of the hemp, in units at the top. */
  sway: number
  /** Of the ship, in degrees. */
  rock: number
  /** How tight the rope is at the post: 0 slack, 1 tight. */
  pull: number
  /** How far the ropemaker's walk has turned: -1 to 1. */
  step: number
}

/** A stalk of hemp with pointed leaves, 540 high. */
const hemp = (x: number, scale: number, sway: number): Stop[] =>
  put(
    x,
    760,
    scale,
    stops(
      '0 0!, -6 -90, -90 -130, -150 -200!, -70 -172, -4 -120, 2 -200, 100 -240, 160 -320!, 70 -286, 4 -220, -4 -300, -90 -340, -130 -420!, -50 -380, 0 -320, 4 -400, -34 -480, 6 -560!, 44 -480, 12 -400, 16 -240, 18 -80, 26 0!',
    ).map(([px, py, sharp]): Stop => [px + (sway * py * py) / 300_000, py, sharp]),
  )

/** The wheel that twists, the ropemaker who walks backwards, and the roof over both. */
const ropewalk = (step: number): Stop[] => [
  ...stops(
    '1500 760, 1700 760, 1860 706, 1964 662, 2008 556, 1964 450, 1858 406, 1752 450, 1708 556, 1752 662, 1858 706!',
  ),
  ...stops('1858 556!, 1960 550, 2200 566, 2440 566, 2530 556, 2580 606, 2650 590, 2690 506, 2664 476!'),
  ...stops('2630 460, 2622 432!, 2584 414!, 2618 376, 2690 344, 2744 372, 2752 430, 2738 472'),
  ...stops('2788 520, 2796 580, 2782 626'),
  ...stops(`${2826 + step * 30} 690, ${2836 + step * 70} 756!, ${2790 + step * 70} 758!, 2772 690, 2752 630`),
  ...stops(`${2706 - step * 30} 690, ${2696 - step * 70} 756!, ${2640 - step * 70} 760!`),
  ...stops(
    '2800 760, 3120 760!, 3300 760!, 3300 300!, 3360 330!, 3200 170!, 1640 170!, 1480 330!, 3350 330!, 3310 340!, 3312 700',
  ),
]

/** A ship under sail, its waterline on (0,0). */
const ship = stops(
  '-470 -120!, -400 60, -210 112, 200 112, 410 50, 520 -160!, 300 -118, 0 -108, -470 -120!, -200 -104, 0 -108!, 0 -640!, 130 -606!, 2 -570!, 170 -450, 330 -170!, 30 -168!, 4 -170!, -6 -540!, -190 -360, -300 -158!, -20 -160!, 0 -108!, 250 -120, 520 -160!',
)

const segments = (w: Weather): Record<'field' | 'walk' | 'ship' | 'storm' | 'post' | 'again', Stop[]> => ({
  field: [
    [-900, 760],
    [-300, 756],
    [260, 760],
    ...hemp(460, 0.86, w.sway),
    [640, 764],
    ...hemp(820, 1.06, w.sway * 0.8),
    [1010, 764],
    ...hemp(1180, 0.78, w.sway * 1.2),
    [1360, 762],
  ],
  walk: ropewalk(w.step),
  ship: [
    ...stops('3380 790, 3480 752, 3560 790, 3660 750, 3760 784, 3860 760'),
    ...put(4380, 770, 1, rotate(w.rock, ship)),
    ...stops('4960 700, 5010 776, 5110 790, 5200 750, 5300 786'),
  ],
  storm: [
    ...stops('5420 740, 5560 600, 5720 520, 5850 560, 5860 650, 5790 670, 5750 620, 5780 740, 5940 800'),
    ...stops('6100 700, 6230 520'),
    ...put(6370, 450, 0.3, rotate(-22 + w.rock * 2.4, ship)),
    ...stops('6560 440, 6690 470, 6720 560, 6650 590, 6600 540, 6640 700, 6800 800, 6960 740'),
  ],
  post: [
    [7120, 780 - w.pull * 20],
    [7420, 800 - w.pull * 130],
    ...stops(
      '7700 610, 7775 566, 7900 598, 8025 574, 8046 598, 8024 624, 7900 640, 7776 616, 7756 640, 7776 668, 7900 694, 8026 668, 8050 694, 8020 724, 7900 736, 7776 716',
    ),
    ...stops('7770 752, 7900 790, 8120 800, 8300 700, 8260 640, 8190 690, 8260 790, 8460 800'),
  ],
  again: [[8640, 762], [8900, 760], ...hemp(9100, 0.86, w.sway), [9300, 764], [9700, 760]],
})

export const calm: Weather = { sway: 0, rock: 0, pull: 0, step: 0 }

/** How much of the way is done at the end of each part, 0 to 1. */
export const ends = ((): Record<keyof ReturnType<typeof segments>, number> => {
  const parts = segments(calm)
  const whole = lengthAlong(Object.values(parts).flat())
  let before: Stop[] = []
  const done = { field: 0, walk: 0, ship: 0, storm: 0, post: 0, again: 1 }
  for (const name of Object.keys(parts) as (keyof typeof parts)[]) {
    before = [...before, ...parts[name]]
    done[name] = lengthAlong(before) / whole
  }
  return done
})()

const INK = pal.ink

/** The rope as far as it has come, and its end. What lies outside of left and right is left out. */
export function rope(weather: Weather, drawn: number, [left, right]: readonly [number, number]): Part {
  const { pieces, end } = drawnPart(Object.values(segments(weather)).flat(), drawn)
  const seen = pieces.filter((piece) => {
    const xs = piece.flatMap(({ p }) => p.map(([x]) => x))
    return Math.max(...xs) > left - 40 && Math.min(...xs) < right + 40
  })
  const stroke = (colour: string, width: number, more = '') =>
    `<g stroke="${colour}" stroke-width="${width}"${more}>${seen.map((piece) => `<path d="${text(piece)}"/>`).join('')}</g>`
  return [
    stroke(INK, 32),
    stroke('#f6dfae', 21),
    stroke('#c58f45', 15, ' stroke-dasharray="5 14" stroke-linecap="butt"'),
    end
      ? `<g stroke="${INK}" stroke-width="5">${fill(
          blob([
            [end[0] - 18, end[1]],
            [end[0], end[1] - 18],
            [end[0] + 18, end[1]],
            [end[0], end[1] + 18],
          ]),
          '#f6dfae',
        )}</g>`
      : '',
  ].join('')
}

const band = (points: string, colour: string): Part => fill(poly(points), colour)

/** The lands, one beside the other, flat: the rope is all that is drawn. */
export const lands = (): Part =>
  [
    band('-900 -600, 1500 -600, 1440 300, 1520 1700, -900 1700', '#9ccb86'),
    fill(blob('-900 800, 0 752, 700 774, 1520 760, 1560 1700, -900 1700', 0.1), '#2f7d4f'),
    fill(blob('1060 60, 1180 160, 1060 270, 940 160', 0.27), '#ffe9a6'),
    band('1500 -600, 3380 -600, 3320 300, 3360 1700, 1520 1700, 1440 300', '#d9773f'),
    band('1560 330, 3300 330, 3300 760, 1560 760', '#a5552f'),
    band('2000 420, 2180 420, 2180 520, 2000 520', '#ffc966'),
    band('2980 420, 3160 420, 3160 520, 2980 520', '#ffc966'),
    band('1500 760, 3360 760, 3360 1700, 1510 1700', '#6b3a25'),
    band('3380 -600, 5340 -600, 5400 200, 5300 1700, 3360 1700, 3320 300', '#9ad7f5'),
    fill(blob('4900 120, 5010 210, 4900 320, 4790 210', 0.27), '#fff2d6'),
    band('3340 770, 5330 770, 5320 1700, 3350 1700', '#0f8b7f'),
    band('5340 -600, 7160 -600, 7080 300, 7140 1700, 5300 1700, 5400 200', '#3a3573'),
    fill(
      blob('5440 -80, 6980 -100, 7040 60, 6860 180, 6600 120, 6400 210, 6100 130, 5860 200, 5600 130, 5420 60', 0.2),
      '#1f1c49',
    ),
    fill(blob('5320 820, 5700 700, 5960 830, 6300 700, 6760 830, 7120 790, 7140 1700, 5310 1700', 0.16), '#1d3f6e'),
    band('7160 -600, 8560 -600, 8500 300, 8580 1700, 7140 1700, 7080 300', '#ffb86b'),
    // The eye of the ropemaker.
    fill(blob('2668 398, 2678 410, 2668 422, 2658 410', 0.27), pal.ink),
    fill(blob('7430 330, 7560 460, 7430 600, 7300 460', 0.27), '#fff2d6'),
    band('7110 770, 7660 770, 7660 1700, 7130 1700', '#c8565c'),
    band('7640 800, 8520 800, 8560 1700, 7640 1700', '#7a5a7e'),
    band('7640 800, 8520 800, 8524 860, 7640 860', '#9a789c'),
    fill(
      blob('7800 800, 7796 500, 7760 470, 7770 420, 7900 404, 8030 420, 8040 470, 8004 500, 8000 800', 0.06),
      '#2d2b63',
    ),
    band('8560 -600, 10800 -600, 10800 1700, 8580 1700, 8500 300', '#9ccb86'),
    fill(blob('8540 800, 9000 752, 9600 770, 10800 760, 10800 1700, 8560 1700', 0.1), '#2f7d4f'),
  ].join('')

/** A flash over the storm, seen between the clouds. */
export const lightning = (): Part =>
  fill(poly('6020 150, 6130 150, 6060 330, 6140 330, 5960 620, 6010 400, 5940 400'), '#fff2d6')

/** Rain over the storm; `n` counts drawings. */
export const squall = (n: number): Part => {
  const d = Array.from({ length: 46 }, (_, i) => {
    const [x, y] = [5420 + ((i * 389 - n * 60 + 80_000) % 1680), ((i * 211 + n * 130) % 900) - 60]
    return `M${x} ${y}l-34 84`
  })
  return `<path d="${d.join('')}" stroke="#8f8ac4" stroke-width="8"/>`
}

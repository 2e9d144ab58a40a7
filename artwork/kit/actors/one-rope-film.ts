/** One rope as a film: half a minute without a cut, of which four files have seven to nine seconds each. */
import { camera, type View } from '../../motion/camera'
import { keys, track } from '../../motion/ease'
import type { Shot } from '../../motion/timeline'
import { ends, lands, lightning, rope, squall, type Weather } from './one-rope'

const e = ends

/** How far the rope has come at a second: it hurries over land and sea, and rests when it has become something. */
const drawnAt = (t: number): number =>
  track<number>(
    t,
    [0, 0.006],
    [0.4, 0.006],
    [2.1, e.field * 0.42],
    [2.3, e.field * 0.42],
    [4.5, e.field, 'linear'],
    [4.9, e.field],
    [7.4, e.field + (e.walk - e.field) * 0.52, 'linear'],
    [7.7, e.field + (e.walk - e.field) * 0.53],
    [9.7, e.walk],
    [10.4, e.walk],
    [14.1, e.ship - 0.02, 'linear'],
    [15.1, e.ship],
    [16.6, e.ship + (e.storm - e.ship) * 0.36],
    [18.2, e.ship + (e.storm - e.ship) * 0.76, 'linear'],
    [19.6, e.storm, 'linear'],
    [20.5, e.storm + 0.004],
    [21.4, e.storm + (e.post - e.storm) * 0.26, 'in'],
    [23.6, e.storm + (e.post - e.storm) * 0.78, 'linear'],
    [24.9, e.post],
    [25.4, e.post],
    [29.2, 1],
  )

const viewAt = (t: number): View =>
  track<View>(
    t,
    [0, [330, 560, 1.35]],
    [1, [350, 560, 1.35]],
    [2.4, [640, 520, 1.2]],
    [4.4, [930, 500, 1]],
    [5.8, [1880, 560, 1.3]],
    [7.6, [2560, 560, 1.2]],
    [9.2, [2420, 480, 0.86]],
    [10.3, [2500, 480, 0.86]],
    [11.3, [3900, 560, 0.96], 'inOut'],
    [12.6, [4340, 500, 0.94]],
    [14.4, [4420, 480, 0.9]],
    [15.3, [4700, 490, 0.92]],
    [16.5, [5800, 520, 1]],
    [17.8, [6200, 480, 1.06]],
    [19.4, [6420, 480, 1]],
    [20.5, [6760, 520, 1]],
    [21.6, [7560, 600, 1.06]],
    [23.2, [7900, 640, 1.35]],
    [25.2, [8000, 650, 1.4]],
    [27.2, [8760, 580, 1.2]],
    [28.8, [8970, 560, 1.35]],
  )

const round = (value: number, to: number) => Math.round(value / to) * to

function weatherAt(t: number, n: number): Weather {
  const wave = Math.sin((n % 12) * (Math.PI / 6))
  const storm = t > 15.5 && t < 21
  return {
    sway: round(wave * 26, 6),
    rock: round(wave * (storm ? 5 : 3), 0.75),
    pull: round(keys(t, '23.9 0, 24.05 -0.25, 24.35 1.25 out, 24.6 0.9, 24.8 1'), 0.05),
    step: round(Math.sin((n % 8) * (Math.PI / 4)), 0.25) * (t > 7.4 && t < 10.4 ? 1 : 0),
  }
}

/** From a second of the film, so many seconds long. */
export const stretch = (from: number, length: number): Shot => ({
  length,
  on: 2,
  ground: '#9ccb86',
  grain: false,
  draw({ s }) {
    const t = from + s
    const n = Math.round(t * 12)
    const [x, y, zoom] = viewAt(t)
    const half = 800 / zoom
    const flash = (t > 17.9 && t < 18.05) || (t > 18.2 && t < 18.5)
    const shake = t > 15.8 && t < 20 ? (n % 2) * 6 : 0
    return [
      camera(
        [x, y + shake, zoom],
        `<g transform="translate(0 0)">${lands()}</g>`,
        flash ? lightning() : '',
        t > 14.8 && t < 21.5 ? squall(n % 4) : '',
        rope(weatherAt(t, n), drawnAt(t), [x - half, x + half]),
      ),
    ]
  },
})

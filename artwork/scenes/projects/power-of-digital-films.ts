/** The posters of Power of Digital's four films. In a row they are one drawing. */

import { appointment, handover, prescription, visit } from '../../kit/actors/one-line-films'
import * as k from '../../kit/index'
import { drawn, EDGE, tone } from '../../kit/techniques/one-line'

const { fill } = k
const floor = (y: number, colour: string) => fill(k.poly(`-20 ${y}, 1620 ${y}, 1620 1020, -20 1020`), colour)

export const scenes: Record<string, () => string> = {
  'films/power-of-digital': () => drawn(visit(), fill(k.oval(1390, 330, 170), tone.warm), floor(EDGE, tone.mist)),
  'films/power-of-digital-appointment': () =>
    drawn(appointment(), fill(k.poly('800 190, 1400 190, 1360 720, 820 720'), tone.mist), floor(800, tone.blush)),
  'films/power-of-digital-handover': () =>
    drawn(
      handover(),
      fill(k.poly('-20 -20, 800 -20, 800 1020, -20 1020'), tone.dusk),
      fill(k.oval(1290, 420, 330), tone.warm),
    ),
  'films/power-of-digital-prescription': () =>
    drawn(prescription(), fill(k.oval(480, 600, 330), tone.warm), floor(900, tone.mist)),
}

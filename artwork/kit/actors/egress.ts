/** Who and what acts in Egress: the letter, the stairwell, a door. */
import * as k from '../index'
import { egress } from '../palettes'
import { letter, type WalkerOptions } from '../walkers'

const { fill } = k
const { dusk, deep, violet, glow, amber } = egress

/** Egress's letter, whose limbs are amber. */
export const hero = (o: WalkerOptions) => letter({ line: amber, ...o })
/** Legs and arms at a run, to the right; a whole phase is two steps. */
export function hurry(phase: number): Pick<WalkerOptions, 'legs' | 'arms'> {
  const leg = (hip: number, at: number) => {
    const a = at * Math.PI * 2
    const [x, y] = [Math.cos(a) * 62, Math.max(0, -Math.sin(a)) * -58]
    return `${hip} -96, ${Math.round(hip + x * 0.5 + 22)} ${Math.round(-60 + y * 0.5)}, ${Math.round(hip + x)} ${Math.round(-8 + y)}`
  }
  const swing = Math.round(Math.cos(phase * Math.PI * 2) * 46)
  return {
    legs: [leg(-34, phase + 0.5), leg(34, phase)],
    arms: [
      `-124 -170, ${-176 + swing * 0.4} -150, ${-160 + swing} ${-108 - Math.abs(swing) * 0.4}`,
      `124 -170, ${172 - swing * 0.4} -150, ${170 - swing} ${-128 - Math.abs(swing) * 0.5}`,
    ],
  }
}

/** A stairwell seen from its foot, the light at its top at (960, 380). */
export const stairwell = (): k.Part[] =>
  Array.from({ length: 38 }, (_, n) => {
    const [a, r] = [n * 24 + 60, 1250 * 0.94 ** n]
    const rim = (radius: number, angle: number) => k.arc(960, 380, radius, angle, angle, 1, radius * 0.88)[0] as k.Pt
    const even = ['#3a2b7a', '#4b3796', '#6a54ba', '#8c76cf', '#b79ad6'][Math.floor(n / 7)] ?? glow
    const odd = [dusk, '#33266f', '#3f2f87', violet, '#6650b5', '#8d6fc4', '#c98fb0', amber][Math.floor(n / 5)] ?? amber
    const step = [rim(r, a), rim(r * 0.94, a + 26), rim(r * 0.47, a + 26), rim(r * 0.5, a)]
    return k.shape(k.poly(step), n % 2 ? odd : even, { width: n > 24 ? 5 : 8 })
  })

/** A teal door whose left edge is at x - 110; `open` 0 to 1 swings it, `inside` is what lies behind. */
export const door = (x: number, open: number, inside: k.Part) => {
  const wide = 320 * Math.cos(open * 1.2)
  const lean = open * 46
  return k.group(
    k.rect(x - 150, 200, 400, 600, dusk),
    fill(k.poly(`${x - 110} 240, ${x + 210} 240, ${x + 210} 800, ${x - 110} 800`), deep),
    open > 0.1 ? inside : '',
    k.shape(
      k.poly([
        [x - 110, 240],
        [x - 110 + wide, 240 - lean],
        [x - 110 + wide, 800 + lean],
        [x - 110, 800],
      ]),
      '#34a3a0',
    ),
    k.shape(
      k.poly([
        [x - 110 + wide * 0.18, 310],
        [x - 110 + wide * 0.82, 310 - lean * 0.7],
        [x - 110 + wide * 0.82, 700 + lean * 0.7],
        [x - 110 + wide * 0.18, 700],
      ]),
      '#2a8a88',
    ),
    k.disc(x - 110 + wide * 0.88, 530, 20, glow),
  )
}

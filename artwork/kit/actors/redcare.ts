/** Where the messenger of BT Redcare runs: roofs, poles, wires, a lantern's light. */
import * as k from '../index'
import { each, strokes } from '../shorthands'

const { at, ink, limb, pal, shape } = k

/** A near rooftop with a chimney and a dark window, ridge at (0,0), 460 wide. */
export const roof = (c: string, wall: string) =>
  k.rect(90, -40, 56, 120, wall) +
  k.rect(82, -54, 72, 24, c) +
  k.rect(-190, 150, 380, 400, wall) +
  shape(k.poly('-240 180, 0 0, 240 180'), c) +
  strokes('-120 120, -60 118|-10 70, 50 68|60 140, 130 138|-60 150, 0 148', 6) +
  k.rect(-50, 220, 100, 110, pal.ink) +
  strokes('0 220, 0 330', 6, wall)

/** A telephone pole, its top arm at (0,0), down to y=900. */
export const pole = (wood: string) =>
  limb(k.line('0 -80, 6 900'), wood, 34) +
  limb(k.line('-190 0, 190 -10'), wood, 24) +
  limb(k.line('-140 100, 140 94'), wood, 24) +
  each('-170 -34, -80 -36, 80 -42, 170 -44, -120 66, 120 60', ([x = 0, y = 0]) =>
    k.rect(x - 16, y - 18, 32, 40, pal.aqua, 10),
  )

/** A telephone wire. */
export const wire = (points: string, c: string = pal.lilac, w = 9) => ink(k.curve(...k.pts(points)), w, c)

/** A picture drawn twice, dark and lit: the light is a round hole at a place, through which the lit one is seen. */
export const lit = (x: number, y: number, r: number, dark: k.Part, bright: k.Part): k.Part =>
  k.group(
    dark,
    `<clipPath id="light"><path d="${k.text(k.oval(0, 0, 100))}"/></clipPath>`,
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${r / 100})"><g clip-path="url(#light)">`,
    `<g transform="scale(${100 / r})translate(${-Math.round(x)} ${-Math.round(y)})">${bright}</g></g></g>`,
  )

/** A branch that falls: leaves and wood, its fork at (0,0). */
export const branch = k.group(
  limb(k.curve('420 -420, 160 -210, -60 0, -200 220'), '#7a4a32', 58),
  limb(k.curve('40 -120, -140 -190, -280 -170'), '#7a4a32', 30),
  limb(k.curve('-40 10, 110 120, 190 240'), '#7a4a32', 30),
  ...['-300 -190 20', '-250 -120 80', '210 250 40', '150 200 -30', '-190 240 120', '340 -300 -50', '250 -340 -100'].map(
    (leaf) => {
      const [x = 0, y = 0, turn = 0] = leaf.split(' ').map(Number)
      return at(
        x,
        y,
        1,
        k.turn(turn, shape(k.blob('0 0, 50 -34, 120 0, 50 34', 0.14), '#8fae4f'), ink(k.line('10 0, 90 0'), 5)),
      )
    },
  ),
)

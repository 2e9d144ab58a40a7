/** The showreel: the screen lights up, the films go by, and the mouse wants to see them again. */
import { hall, hallFront, kernel, leader, screen, spectator } from '../kit/actors/cinema'
import * as k from '../kit/index'
import { playroom } from '../kit/palettes'
import * as m from '../motion/index'
import { loop as wipes } from './baby-wipes-tv-ad'
import { loop as street } from './green-new-deal'
import { loop as soil } from './natural-capital'
import { loop as doughnut } from './nutella-donut-launch'
import { loop as line } from './power-of-digital'
import { loop as rex } from './rex-factor-the-animated-show'
import { loop as gallery } from './science-museum-engineers-gallery'
import { loop as bill } from './uk-parliament-education'
import { loop as wild } from './wild-wonderful-world'

const { at } = k
const { keys, track } = m
const { dark } = playroom

/** A stretch of the shot of a loop, counted from 0. */
const piece = ({ shots }: m.Loop, shot: number, from: number, length: number): m.Shot =>
  m.clip(shots[shot] as m.Shot, from, length)

const pieces: m.Shot[] = [
  piece(wild, 3, 1.08, 1),
  piece(bill, 0, 1.42, 1),
  piece(line, 2, 0.66, 1),
  piece(street, 3, 0.75, 1),
  piece(rex, 2, 0.58, 1),
  piece(wipes, 2, 0.75, 1),
  piece(soil, 3, 1.66, 1),
  piece(doughnut, 1, 0.75, 1),
]

/** A popped corn from the bucket to the mouth, in the mouse's own measure. */
const tossed = (s: number, from: number, to: number): k.Part => {
  if (s < from || s >= to) return ''
  const t = m.span(s, from, to, 'linear')
  const [x, y] = m.thrown([30, -170], [12, -226], 150, t)
  return at(x, y, 1, kernel(t * 300))
}

/** A shot's drawing on the screen, whole, with the masking beside it. */
const onTheScreen = (shot: m.Shot, n: number): k.Part => {
  const [x, y, w, h] = screen
  const box = [x + w / 2 - h * 0.8, y, h * 1.6, h] as const
  return k.group(k.rect(...screen, '#1d0a1c', 20), m.onScreen(shot, n, box), k.ink(k.box(...box)))
}

const begins: m.Shot = {
  length: 2,
  on: 2,
  ground: dark,
  draw({ s, n }) {
    // One popped corn, a chew, the leader runs down, and the first film takes us in.
    const chews = s > 0.6 && s < 0.95
    const film = s >= 1
    const view = track<m.View>(s, [1.16, m.wide], [2, [800, 300, 1.95], 'in'])
    return [
      m.camera(
        view,
        film ? onTheScreen(gallery.shots[0] as m.Shot, n - 2) : leader(keys(s, '0.25 1, 0.95 4 linear')),
        hall(film ? '#7a3a52' : '#4a1a45'),
        at(
          210,
          985,
          1.45,
          m.squash(
            keys(s, '0.2 0, 0.3 0.05, 0.4 -0.04, 0.5 0, 1 0, 1.09 -0.07 out, 1.25 0.02, 1.4 0'),
            spectator('hold', {
              mood: chews
                ? m.cycle(n, 'talk', 'smile')
                : s > 0.42 && s < 0.6
                  ? 'talk'
                  : film && s < 1.4
                    ? 'shock'
                    : 'happy',
              look: keys(s, '0.2 0.6, 0.36 0.2, 0.6 0.2, 0.9 0.9'),
              nod: keys(s, '0.25 0, 0.42 -10, 0.6 -6, 0.72 3, 0.95 0, 1.05 -6 out, 1.35 2'),
              joints: {
                r: k.pts(
                  track(
                    s,
                    [0.2, '44 -170, 80 -128, 34 -108'],
                    [0.32, '44 -170, 80 -116, 34 -92'],
                    [0.42, '44 -174, 80 -140, 34 -126', 'out'],
                    [0.56, '44 -170, 80 -128, 34 -108'],
                  ),
                ),
              },
            }) + tossed(s, 0.36, 0.6),
          ),
        ),
        hallFront(),
      ),
    ]
  },
}

const again: m.Shot = {
  length: 2,
  on: 2,
  ground: dark,
  draw({ s }) {
    // Near by: it cannot keep still; the popcorn goes up, and comes down on the hat.
    const view = track<m.View>(s, [0.86, [470, 630, 1.7]], [1.46, m.wide, 'inOut'])
    const lift = keys(s, '0.25 0, 0.42 -70 out, 0.6 0 in, 0.78 -40 out, 0.94 0 in')
    const flat = keys(s, '0.1 0, 0.25 0.13, 0.33 -0.1, 0.42 0, 0.6 0.12 in, 0.69 -0.06, 0.78 0, 0.94 0.08 in, 1.06 0')
    const flies = [-70, -34, 6, 44, 84, 120].map((far, i) => {
      const t = m.span(s, 0.36 + i * 0.02, 1.16 + (i % 3) * 0.07, 'linear')
      const to: k.Pt = i === 2 ? [22, -412] : [far * 2.2, 60]
      const [x, y] = m.thrown([92, -340], to, 190 + (i % 3) * 50, t)
      return t > 0 && (t < 1 || i === 2) ? at(x, y, 1, kernel(t < 1 ? t * 400 * (i % 2 ? 1 : -1) : 20)) : ''
    })
    return [
      m.camera(
        view,
        leader(1),
        hall(),
        at(
          210,
          985 + lift,
          1.45,
          m.squash(
            flat,
            spectator(lift < -16 ? 'jump' : 'hold', {
              mood: m.blinks(s, 1.3) ? 'blink' : 'happy',
              look: keys(s, '1 0.6, 1.2 0, 1.5 0, 1.7 0.6'),
              nod: keys(s, '0.2 0, 0.3 8, 0.45 -8, 0.62 4, 0.8 -4, 1 0, 1.16 5, 1.3 0'),
            }),
          ),
          ...flies.map((one) => at(0, -lift * 0.69, 1, one)),
        ),
        hallFront(),
      ),
    ]
  },
}

export const loop: m.Loop = { shots: [begins, ...pieces, again] }

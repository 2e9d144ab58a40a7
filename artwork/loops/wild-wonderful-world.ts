/** Wild Wonderful World: eyes follow a firefly, a frog leaps after it, an owl passes, an octopus is not seen and then winks. */
import { farSheep, firefly, flyingOwl, hiddenEyes, leapingFrog, octopus, sittingFrog } from '../kit/actors/wild'
import { gloom, hollow, hollowFront, perch } from '../kit/actors/wild-leaves'
import * as k from '../kit/index'
import { beam } from '../kit/shorthands'
import { lay, saw, split } from '../kit/techniques/cut-leaves'
import * as m from '../motion/index'

const { at, fill, flip, ink, limb, pal, turn } = k
const { keys } = m
const deep = '#0d4a45'
const wings = (n: number) => m.cycle(n, 24, -14)
const light = (s: number) => 0.75 + 0.25 * Math.sin(s * 6)

const eyes: m.Shot = {
  length: 2.6,
  on: 2,
  ground: gloom,
  draw({ s, n }) {
    const fly = m.along(
      k.pts('1720 240, 1330 330, 1100 180, 800 260, 560 180, 330 420, -120 300'),
      m.span(s, 0.35, 2.45, 'linear'),
    )
    // The eyes hold, notice, then follow a little late; they shut as it passes before them.
    const late = m.along(k.pts('1500 300, 1100 240, 800 300, 480 260, 60 360'), m.span(s, 0.75, 2.4, 'inOut'))
    const look: readonly [number, number] =
      s < 0.6
        ? [10, 10]
        : [Math.max(-58, Math.min(58, (late.x - 790) / 9)), Math.max(-40, Math.min(30, (late.y - 420) / 7))]
    const lids = keys(s, '0.16 0, 0.25 1, 0.42 0, 1.5 0, 1.58 1, 1.66 1, 1.75 0')
    const wide = keys(s, '0.6 1, 0.75 0.72 out, 1 1.1, 1.4 1')
    const rustle = keys(s, '0.1 0, 0.2 -5, 0.3 4, 0.42 0, 1.5 0, 1.6 5, 1.72 -3, 1.85 0')
    return [
      hollow(rustle * 0.6),
      at(790, 540, 1.1, hiddenEyes(look, lids, wide)),
      hollowFront(rustle),
      at(fly.x, fly.y, 1.3, firefly(light(s), wings(n))),
    ]
  },
}

const frog: m.Shot = {
  length: 2.4,
  on: 2,
  ground: '#7fcf9a',
  draw({ s, n }) {
    const fly = m.along(
      k.pts('1700 160, 1300 250, 1000 120, 640 200, 420 110, 120 160, -200 60'),
      m.span(s, 0, 1.9, 'linear'),
    )
    const leaps = s >= 1.42
    // Crouch, longer than it seems to need, then all at once.
    const flat = keys(s, '0.9 0, 1.2 0.13 inOut, 1.36 0.16, 1.42 -0.12 in')
    const back = keys(s, '0.9 0, 1.2 46 inOut, 1.36 54')
    const [x, y] = m.thrown([960, 420], [-520, 300], 330, m.span(s, 1.42, 2.1, 'linear'))
    const nod = keys(s, '1.42 0, 1.58 -9 out, 1.75 6, 1.92 -4, 2.1 2, 2.3 0')
    const drop = m.span(s, 1.75, 2.05, 'in')
    const ring = m.span(s, 2.05, 2.6, 'out')
    return [
      beam('700 -20, 860 -20, 760 820, 420 820', pal.paper),
      limb(k.curve('300 -20, 330 400, 270 800'), '#3c8f63', 70, 0),
      limb(k.curve('1010 -20, 980 400, 1040 800'), '#3c8f63', 100, 0),
      k.hills(740, '#2c7a55', 26, 4, 1600, 1000, false),
      fill(k.poly('-20 780, 1620 770, 1620 1020, -20 1020'), pal.teal),
      ink([...k.curve('900 930, 1000 920, 1100 932'), ...k.curve('60 970, 160 962, 240 970')], 8, pal.aqua),
      ring > 0
        ? ink(
            [...k.oval(430, 880, 40 + ring * 220, 8 + ring * 34), ...k.oval(430, 880, 10 + ring * 100, 3 + ring * 14)],
            10 - ring * 6,
            pal.aqua,
          )
        : '',
      perch(nod),
      drop > 0 && drop < 1 ? fill(k.oval(430, 780 + drop * 100, 13, 18 + drop * 10), pal.sky) : '',
      leaps
        ? at(
            x,
            y,
            1.5,
            turn(
              m.span(s, 1.42, 2.1, 'linear') * -44 + 24,
              leapingFrog(keys(s, '1.42 0.3, 1.55 1 out, 1.85 0.6, 2.1 0.2')),
            ),
          )
        : at(
            1010 + back,
            652,
            1.5,
            m.squash(
              flat,
              at(
                0,
                -160,
                1,
                turn(
                  -10,
                  sittingFrog({
                    look: keys(s, '0.2 12, 0.9 -16, 1.3 -22'),
                    shut: m.blinks(s, 0.1, 0.86),
                    throat: m.cycle(n, 0, 8, 16, 8),
                  }),
                ),
              ),
            ),
          ),
      at(fly.x, fly.y, 1.1, firefly(light(s), wings(n))),
      lay(split('#12585a'), 120, -40, 150 + nod * 0.4, 1.9),
      lay(saw('#12585a'), 1560, 1060, -24, 1.6),
    ]
  },
}

const owl: m.Shot = {
  length: 2.5,
  on: 2,
  wipe: 'right',
  ground: '#22306f',
  draw({ s, n }) {
    const way = m.along(k.pts('1800 60, 1300 330, 850 430, 420 330, -500 120'), m.span(s, 0.2, 2.75, 'inOut'))
    // Three beats to come in, a long glide over the field, one beat to go.
    const beat =
      s < 0.85
        ? m.cycle(n, 24, 6, -14, -22, -10, 12)
        : keys(s, '0.85 12, 1.2 4, 1.7 8, 1.85 30, 2 -24 in, 2.15 10, 2.3 28')
    const scale = keys(s, '0.2 0.55, 1.3 1.05 inOut, 2.5 0.95')
    return [
      k.stars(480, 30, 15),
      k.disc(1150, 300, 230, '#ffe9b0'),
      ink([...k.oval(1220, 230, 40), ...k.oval(1090, 400, 26)], 6, '#e9c98a'),
      k.hills(640, '#2f4f8f', 44, 8, 1600, 1000, false),
      k.hills(730, '#1c5a6b', 30, 3),
      at(930, 724, 0.95, k.house(pal.steel, pal.plum)),
      at(1490, 790, 0.8, k.tree('round', deep)),
      k.paper('-30 800, 700 780, 1630 830, 1630 1030, -30 1030', '#123f4f'),
      fill(k.oval(way.x - 60, 900, 240 * scale, 26), pal.ink, 0.3),
      ...[1240, 1000, 760, 470].map((x, i) => {
        const sees = 0.75 + i * 0.22
        return at(
          x,
          880 + (i % 2) * 44,
          1.5,
          flip(farSheep(keys(s - sees, '0 0, 0.17 1.25 out, 0.3 1'), m.blinks(s, sees - 0.1))),
        )
      }),
      at(
        way.x,
        way.y,
        scale,
        turn(
          keys(s, '0.2 -14, 1.1 -4, 1.7 4, 2.3 12'),
          flyingOwl({ beat, tilt: keys(s, '0.9 0, 1.15 -16 out, 1.6 -16, 1.8 6'), shut: m.blinks(s, 0.95) }),
        ),
      ),
    ]
  },
}

const reef: m.Shot = {
  length: 2.8,
  on: 2,
  ground: '#35307e',
  draw({ s, n }) {
    // One colour with the sea; a fish passes; the skin floods with coral, and it winks.
    const shown = m.span(s, 1.1, 1.5, 'inOut')
    const puff = keys(s, '1 0, 1.15 0.06, 1.35 -0.09, 1.55 0.04, 1.75 0')
    const bob = Math.sin(s * 2.2) * 10
    const coral = (x: number, y: number, size: number, c: string) =>
      at(
        x,
        y,
        size,
        turn(
          Math.sin(s * 2.2 + x) * 1.5,
          limb(k.curve('0 20, -6 -110, 4 -260'), c, 34) +
            limb(k.curve('-2 -60, -70 -100, -84 -210'), c, 28) +
            limb(k.curve('0 -100, 70 -130, 90 -240'), c, 28),
        ),
      )
    const fish = m.along(
      k.pts('-160 360, 300 300, 700 250, 1100 190, 1800 60'),
      s < 1.2 ? m.span(s, 0.1, 1.2, 'linear') * 0.52 : 0.52 + m.span(s, 1.2, 1.75, 'in') * 0.48,
    )
    return [
      beam('1000 -20, 1300 -20, 900 900, 400 900', pal.lilac, 0.25),
      k.paper('-30 300, 260 240, 420 1030, -30 1030', '#272463'),
      coral(1440, 820, 2.1, pal.plum),
      coral(430, 860, 1.7, pal.plum),
      at(
        800,
        500 + bob,
        1,
        at(
          0,
          280,
          1,
          m.squash(
            puff,
            at(
              0,
              -280,
              1,
              octopus({
                skin: m.mix('#3f3990', pal.coral, shown),
                spots: m.mix('#37327f', pal.blush, shown),
                sway: Math.sin(s * 3) * 4,
                wink: s > 1.85 && s < 2.35,
                look: keys(s, '0.2 -20, 1.1 24, 1.5 0'),
              }),
            ),
          ),
        ),
      ),
      at(fish.x, fish.y, 0.9, turn(fish.turn + m.cycle(n, -4, 0, 4, 0), k.fish(pal.sky, pal.lilac))),
      k.hills(900, pal.marigold, 24, 7),
      coral(110, 960, 2, pal.marigold),
      coral(1330, 990, 1.3, pal.marigold),
      ink(
        [0, 1, 2].flatMap((i) =>
          k.oval(1260 + i * 26 + Math.sin(s * 4 + i) * 8, m.wrap(300 + i * 190 - s * 240, -60, 560), 22 - i * 5),
        ),
        6,
        pal.lilac,
      ),
    ]
  },
}

export const loop: m.Loop = { shots: [eyes, frog, owl, reef] }

/** Software Explainer: a hole in Saturday swallows the cake, a kestrel brings a patch, the tea gets drunk. */
import { cafe, cloth, crowd, page, patch, room, trolley, waiter } from '../kit/actors/software'
import * as k from '../kit/index'
import { kestrel } from '../kit/props/wild-animals'
import * as m from '../motion/index'

const { at, limb, pal, shape, turn } = k
const { keys, track } = m
const { terracotta, cream, mint, cocoa, mustard } = cafe
const fall: m.Shot = {
  length: 2.9,
  on: 2,
  ground: terracotta,
  draw({ s }) {
    const x = keys(s, '0 -260, 0.12 -250, 0.95 350 linear')
    const tip = keys(s, '0.95 0, 1.15 20 out, 1.3 16, 1.55 22, 1.8 78 in')
    const drop = keys(s, '1.55 0, 1.95 640 in')
    const wheel = keys(s, '0 0, 0.95 700 linear, 1.7 1100 out')
    const runs = s < 0.95
    const step = m.run(x / 520)
    const stop = keys(s, '0.95 8, 1.08 -16 out, 1.3 -6, 1.55 -12, 1.85 -12, 2.1 14, 2.6 14, 2.8 8')
    const puff = keys(s, '2 0, 2.3 1 out, 2.75 2 in')
    const thud = s > 2 && s < 2.5 ? Math.round(Math.sin(s * 40) * 10 * (2.5 - s)) : 0
    const lean = keys(s, '0 -4, 0.3 -7, 0.95 -3, 1.1 12, 1.3 3, 1.55 10')
    const cart = at(x + 30 + drop * 0.3, 770 + drop, 1, turn(tip, at(-30, 0, 1, trolley(wheel, lean))))
    // What falls is seen through the hole alone.
    const mouth = `${k.text(k.poly('-700 -300, 1700 -300, 1700 788, 872 788, 328 788, -700 788'))}${k.text(k.oval(600, 788, 272, 98))}`
    const arms: [string, string] = runs
      ? ['70 -230, 130 -200', '100 -214, 150 -196']
      : [
          track(
            s,
            [0.95, '70 -230, 130 -200'],
            [1.1, '-100 -300, -130 -370', 'out'],
            [1.3, '-110 -250, -150 -290'],
            [1.5, '-100 -300, -130 -370'],
            [1.9, '-90 -250, -60 -310'],
            [2.2, '-96 -200, -70 -140'],
          ),
          track(
            s,
            [0.95, '100 -214, 150 -196'],
            [1.1, '120 -310, 150 -380', 'out'],
            [1.3, '124 -250, 170 -290'],
            [1.5, '120 -310, 150 -380'],
            [1.9, '96 -260, 60 -330'],
            [2.3, '96 -280, 44 -372'],
          ),
        ]
    const crumbs = [pal.coral, pal.blush, '#d9363e', pal.paper]
    return room(
      keys(s, '2 0, 2.1 5 out, 2.35 -3.5, 2.6 2, 2.9 0'),
      thud,
      drop < 630 ? `<clipPath id="mouth"><path d="${mouth}"/></clipPath><g clip-path="url(#mouth)">${cart}</g>` : '',
      ...crumbs.map((c, i) => {
        const high = Math.sin((Math.min(2, puff) * Math.PI) / 2) * (330 + (i % 2) * 90)
        const crumb = turn(puff * 200, shape(k.blob('-22 -8, 0 -24, 24 -6, 14 20, -16 18'), c))
        return puff > 0 && puff < 2 ? at(600 + (i * 95 - 150) * puff * 0.7, 790 - high, 1, crumb) : ''
      }),
      at(
        x - 192,
        842 + (runs ? step.lift : 0),
        1.4,
        turn(
          runs ? 10 : stop,
          waiter({
            mood: runs ? 'happy' : 'shock',
            look: s > 2 ? 0.9 : 0.7,
            nod: keys(s, '0.95 0, 1.1 -6, 2 -4, 2.2 12'),
            arms,
            legs: runs ? step.legs : ['-12 -140, -26 -72, -60 0', '12 -140, 40 -70, 66 0'],
          }),
        ),
      ),
    )
  },
}

const gust: m.Shot = {
  length: 2.2,
  on: 2,
  ground: mint,
  draw({ s, n }) {
    const fly = m.along(k.pts('-420 190, 300 330, 900 360, 1500 190, 2150 -60'), m.span(s, 0.75, 2.1, 'linear'))
    const wind = m.span(s, 0.85, 1.6, 'out')
    const flap = m.cycle(n, 14, 2, -16, -26, -10, 6)
    const look = keys(s, '0.1 0.3, 0.35 0.9, 0.7 0.9, 0.85 -0.9, 1.1 -0.6, 1.5 0.4, 1.8 1')
    const leaves = k.pts('120 760, 520 800, 760 720, 980 770, 1180 730, 330 900')
    return [
      k.paper('-30 -30, 420 -30, 620 1030, -30 1030', '#8cc9b0'),
      at(
        430,
        850 + keys(s, '0.1 0, 0.2 -26 out, 0.35 0 in, 0.85 0, 1 16 out, 1.4 0'),
        1.6,
        k.bust({
          skin: 2,
          hair: 'bun',
          hairColour: k.hairs[2],
          mood: s > 1.5 ? 'happy' : 'shock',
          look,
          top: mustard,
        }),
      ),
      k.ground(820, cocoa),
      k.rect(-40, 790, 1680, 50, '#8d5a3c'),
      at(1330, 740 - keys(s, '0.1 0, 0.2 -20 out, 0.35 0 in'), 0.6, k.cup(terracotta)),
      ...leaves.map(([x, y], i) => {
        const lifted = Math.max(0, wind - i * 0.06)
        const [px, py] = m.thrown([x, y + 80], [x + 560 + i * 60, y - 520 - (i % 3) * 110], 150, lifted)
        return at(
          px,
          py,
          0.95,
          turn(
            ([-18, 14, -8, 20, -14, 24][i] as number) + lifted * (i % 2 ? -260 : 220),
            page(i % 2 ? pal.blush : pal.paper),
          ),
        )
      }),
      at(
        fly.x,
        fly.y,
        1.25,
        turn(fly.turn * 0.7, kestrel(at(262, -36, 0.8, turn(26 + flap * 0.6, cloth())), '', terracotta, flap)),
      ),
    ]
  },
}

const mend: m.Shot = {
  length: 3,
  on: 2,
  ground: terracotta,
  draw({ s, n }) {
    const fly = m.along(k.pts('-420 80, 200 240, 620 330, 1080 200, 2100 -160'), m.span(s, 0, 1.15, 'linear'))
    const flap = m.cycle(n, 14, 0, -18, -28, -8, 8)
    const falls = m.span(s, 0.52, 1.05, 'in')
    const flat = keys(s, '1.05 0.06, 1.13 -0.05, 1.25 0, 2.2 0, 2.29 0.05, 2.4 0')
    const sewn = Math.floor(keys(s, '1.1 0, 1.6 10 linear'))
    const lift = keys(s, '2 0, 2.05 0, 2.17 -120 out, 2.3 0 in, 2.45 0, 2.58 -90 out, 2.72 0 in')
    const flatter = keys(
      s,
      '1.85 0, 1.98 0.12, 2.06 -0.1, 2.17 0, 2.3 0.14 in, 2.42 0.08, 2.5 -0.08, 2.6 0, 2.72 0.1 in, 2.86 0',
    )
    const x = keys(s, '1.98 150, 2.3 560 linear')
    const toe = keys(s, '1.3 0, 1.5 96 out, 1.58 110, 1.64 96, 1.72 110, 1.85 0')
    const glad = s > 2.05
    return room(
      keys(s, '0.4 0, 0.6 3 out, 0.9 -2, 1.2 1, 1.5 0'),
      0,
      falls > 0
        ? at(
            keys(s, '0.52 830, 1.05 600 out'),
            330 + falls * 440,
            1,
            m.squash(
              flat,
              `<g transform="scale(${0.35 + falls * 0.65} ${Math.round((0.6 + falls * 0.4) * 100) / 100})">${turn((1 - falls) * -24, patch(sewn))}</g>`,
            ),
          )
        : '',
      at(
        x,
        842 + lift - (s > 2.1 ? 40 : 0),
        1.5,
        m.squash(
          flatter,
          waiter({
            mood: glad ? 'happy' : m.blinks(s, 0.2, 1.25) ? 'blink' : s < 1.1 ? 'shock' : 'think',
            look: keys(s, '0 -0.6, 0.5 0.9, 1.1 0.7'),
            nod: keys(s, '0 -12, 0.5 -16, 1.05 10, 1.85 10, 2.1 -6'),
            arms: [
              track(s, [1.9, '-96 -200, -70 -140'], [2, '-100 -180, -120 -130'], [2.17, '-110 -320, -100 -400', 'out']),
              track(
                s,
                [0.3, '96 -280, 44 -372'],
                [1.2, '96 -200, 74 -140'],
                [2, '100 -180, 120 -130'],
                [2.17, '110 -320, 100 -400', 'out'],
              ),
            ],
            legs: [
              '-12 -140, -20 -72, -34 0',
              `12 -140, ${30 + toe * 0.5} ${-72 - toe * 0.2}, ${34 + toe} ${toe > 20 ? -8 - (110 - toe) : 0}`,
            ],
          }),
        ),
      ),
      s < 1.15
        ? at(
            fly.x,
            fly.y,
            1.05,
            turn(
              fly.turn * 0.6,
              kestrel(falls > 0 ? '' : at(262, -36, 0.8, turn(20 + flap * 0.6, cloth())), '', terracotta, flap),
            ),
          )
        : '',
    )
  },
}

const tea: m.Shot = {
  length: 2.9,
  on: 3,
  ground: cream,
  draw({ s, n }) {
    const up = keys(s, '0.35 0, 0.5 10, 0.85 -64 out, 1.7 -64, 2.05 0')
    const back = keys(s, '0.5 0, 0.85 -5, 1.7 -6, 2.05 0, 2.2 2, 2.35 0')
    const bird = m.along(k.pts('1700 120, 1250 210, 900 160, 500 260, -300 120'), m.span(s, 1.5, 2.9, 'linear'))
    return [
      k.paper('-30 -30, 1630 -30, 1630 330, -30 420', '#f3c9a0'),
      at(0, 40, 1, k.bunting(1600, [terracotta, pal.teal, mustard])),
      at(1430, 560, 1.35, k.door(pal.teal, '#fff3c4')),
      s > 1.5 ? at(bird.x, bird.y, 0.42, k.flip(kestrel('', '', terracotta, m.cycle(n, 16, -6, -26, -4)))) : '',
      k.ground(690, terracotta),
      ...crowd(n),
      at(
        390,
        1010,
        1.85,
        turn(
          back,
          k.bust({
            skin: 2,
            hair: 'bun',
            hairColour: k.hairs[2],
            mood: s > 0.6 && s < 2 ? 'asleep' : s >= 2 ? 'happy' : 'smile',
            look: 0.4,
            top: mustard,
          }),
        ),
      ),
      limb(k.curve([110, 1010], [160, 880 + up * 0.3], [330, 770 + up]), mustard, 90),
      at(400, 720 + up, 1.1, turn(up * 0.16, k.cup(pal.teal))),
      k.disc(346, 756 + up, 50, k.skins[2]),
    ]
  },
}

export const loop: m.Loop = { shots: [fall, gust, mend, tea] }

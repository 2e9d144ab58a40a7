/** Baby wipes: porridge slides and stops, paint only spreads, mud drips last; a wipe sweeps over the stage like a curtain. */
import { babyHead, cue, gloop, mud, paint, spoon, wipe } from '../kit/actors/wipes'
import { bib, cheek, jersey, paintedHands, wipesBox } from '../kit/actors/wipes-home'
import * as k from '../kit/index'
import { land, oats, sheet, speckle, strip } from '../kit/techniques/oat-paper'
import * as m from '../motion/index'

const { at, fill, turn } = k
const { keys, track } = m

const teatime: m.Shot = {
  length: 2.7,
  on: 2,
  grain: false,
  ground: oats.mist,
  draw({ s }) {
    // The spoon goes back, comes, and stops; what is on it does not.
    const [x, y, lean] = track<readonly number[]>(
      s,
      [0.35, [1190, 330, -16]],
      [0.75, [1290, 250, -34], 'inOut'],
      [0.87, [1296, 244, -36]],
      [1.08, [1170, 370, -2], 'in'],
      [1.25, [1200, 350, -10], 'settle'],
      [1.9, [2000, 300, -20], 'in'],
    ) as [number, number, number]
    const flies = m.span(s, 1.08, 1.42, 'linear')
    const [fx, fy] = m.thrown([1110, 270], [935, 560], 110, flies)
    const wave = keys(s, '0 0, 0.17 34, 0.34 0, 0.5 30, 0.75 -40, 1 -40')
    const flat = keys(s, '1.36 -0.12, 1.42 0.34 in, 1.58 -0.1, 1.75 0.05, 1.9 0')
    const hit = keys(s, '1.38 0, 1.46 -9 out, 1.7 4, 1.95 0')
    const across = keys(s, '0.4 0.8, 0.8 1, 1.1 0.7, 1.62 -0.2, 1.8 0.7')
    const act = cue(
      s,
      [0, { eyes: m.blinks(s, 0.3) ? 'shut' : 'wide', look: [across, keys(s, '0.4 -0.7, 0.8 -0.9, 1.1 -0.3')] }],
      [1.36, { eyes: 'shut', mouth: 'oh', look: [-0.3, 0.2] }],
      [1.62, { eyes: 'wide', mouth: 'oh', look: [across, 0.5] }],
      [2.05, { look: [0.3, 0] }],
    )
    const giggle = s > 2.05 ? m.cycle(Math.round(s * 12), 0, -10, -4, 4) : 0
    const held = gloop({
      wow: s > 1,
      hands: [-80 - wave, -90 + wave],
    })
    return [
      speckle(oats.sky, 16, 4),
      land('-40 640, 400 560, 900 630, 1640 540', oats.cream, { torn: 22, lift: 14 }),
      at(760, 1010, 1, bib()),
      at(
        760,
        480 + giggle,
        1.35,
        turn(hit, babyHead(act, { sprung: keys(s, '1.38 0, 1.46 26 out, 1.6 -18, 1.8 9, 2 0') })),
      ),
      at(x, y, 1, turn(lean, spoon(flies > 0 ? '' : at(-40, -92, 0.72, turn(-lean - 16, held))))),
      flies > 0
        ? at(
            fx,
            fy + giggle,
            flies < 1 ? 0.72 : 0.78,
            turn(keys(s, '1.08 -16, 1.42 -60 linear, 1.5 -12'), m.squash(flat, held)),
          )
        : '',
    ]
  },
}

const slides: m.Shot = {
  length: 2.3,
  on: 2,
  grain: false,
  ground: oats.mist,
  draw({ s }) {
    const y = keys(s, '0.15 210, 0.5 350 in, 0.7 350, 1.05 560 in')
    const flat = keys(s, '0.15 0, 0.4 -0.08, 0.5 0.12 in, 0.66 0, 0.75 0, 0.95 -0.1, 1.05 0.16 in, 1.2 -0.05, 1.35 0')
    const bow = keys(s, '1.35 0, 1.5 -8 out, 1.68 22, 1.95 22, 2.1 0')
    const hand = keys(s, '1.35 0, 1.5 -60 out, 1.7 110, 1.95 110, 2.15 0')
    return [
      speckle(oats.sky, 16, 5),
      cheek({
        look: (y - 400) / 10,
        shut: m.blinks(s, 0.6),
        brow: keys(s, '0.9 226, 1.1 200 out'),
        grin: keys(s, '1.1 0, 1.25 14 out, 1.5 0'),
      }),
      strip(k.line([820, -60], [824, y - 150]), '#f0dfba', 180, 3),
      at(
        830,
        y + 220,
        1.6,
        turn(
          bow,
          m.squash(
            flat,
            at(
              0,
              -140,
              1,
              gloop({
                shut: bow > 10,
                wow: s < 1.2,
                hands: [-120 + hand, -130 + hand * 0.9],
                density: 2,
              }),
            ),
          ),
        ),
      ),
    ]
  },
}

const spreads: m.Shot = {
  length: 2.3,
  on: 2,
  grain: false,
  ground: oats.cream,
  draw({ s }) {
    // Hands part, hang, and clap; paint goes out from there in three steps, and never down.
    const apart = keys(
      s,
      '0 0.55, 0.3 0.7, 0.62 1 out, 0.74 1, 0.87 0 in, 1.1 0.1 settle, 1.62 0, 1.72 -0.1 out, 2 1.05 overshoot',
    )
    const wide = keys(s, '0.87 0, 1.05 0.62 out, 1.2 0.62, 1.35 0.86 out, 1.5 0.86, 1.65 1 out')
    const drops = k.pts(
      '1420 220 0.4, 1500 540 0.3, 1250 130 0.24, 740 150 0.3, 1380 830 0.34, 250 860 0.28, 340 330 0.36',
    )
    const act = cue(
      s,
      [0, { eyes: m.blinks(s, 0.2) ? 'shut' : 'open', mouth: 'smile', look: [0.9, 0.4] }],
      [0.8, { eyes: 'shut', mouth: 'oh', look: [0.6, 0.2] }],
      [0.98, { look: [0.6, 0.2] }],
    )
    const thrown = m.span(s, 0.87, 1.15, 'out')
    const laugh = s > 0.87 ? m.cycle(Math.round(s * 12), 0, -9, -3, 5) : 0
    return [
      speckle(oats.oat, 16, 6),
      land('-40 740, 500 700, 1100 740, 1640 690', oats.rose, { torn: 22, lift: 14 }),
      wide > 0 ? at(1000, 590, 2.5 * wide, turn(20, paint({ wow: s < 2, look: s < 2 ? 0 : -1 }))) : '',
      wide > 0.5 && s < 1.7
        ? at(1010, 570, 1.6 * (wide * 1.4 - 0.4), turn(-30, paint({ faceless: true, thin: true })))
        : '',
      jersey(),
      at(460, 420 + laugh, 1.2, turn(keys(s, '0.4 0, 0.66 -5, 0.87 4 in, 1.1 0'), babyHead(act))),
      ...(thrown > 0
        ? drops.map(([x = 0, y = 0, size = 0]: readonly number[], i) => {
            const [px, py] = m.thrown([1000, 580], [x, y], 90, thrown)
            const spread = keys(s, `${1.05 + i * 0.04} 0.5, ${1.25 + i * 0.04} 1 out`)
            return at(Math.round(px), Math.round(py), size * spread, turn(x, paint({ faceless: i > 0, wow: s < 1.4 })))
          })
        : []),
      paintedHands(apart),
    ]
  },
}

const curtain: m.Shot = {
  length: 3.7,
  on: 2,
  grain: false,
  ground: oats.rose,
  draw({ s }) {
    const bow = (late: number) => keys(s - late, '0.5 0, 0.62 -8 out, 0.8 20, 1.05 20, 1.2 0')
    const hands = (late: number) => keys(s - late, '0.5 0, 0.62 -50 out, 0.8 100, 1.05 100, 1.2 0')
    const pop = (late: number) => keys(s - late, '0 0.8, 0.1 1.1 out, 0.25 1')
    const drip = keys(s, '1.2 30, 1.55 120 in, 1.7 40 out')
    const drop = m.span(s, 1.55, 1.85, 'in')
    // The wipe comes in at once, hangs a moment over everything, and goes.
    const x = keys(s, '1.95 -1500, 2.35 120 out, 2.5 160, 2.9 1900 in')
    const sway = keys(s, '1.95 -14, 2.35 6 out, 2.5 0, 2.7 -12, 2.9 -16')
    const isClean = s >= 2.42
    const across = keys(s, '0.2 0, 0.4 -0.6, 1.2 -0.6, 1.4 0.8, 1.9 0.8, 2.05 -0.9, 2.6 -0.2, 2.9 0.5')
    const act = cue(
      s,
      [0, { eyes: 'open', mouth: 'smile', look: [across, keys(s, '1.2 0.1, 1.4 0.5')] }],
      [2.1, { eyes: 'shut', mouth: 'oh', look: [across, 0] }],
      [2.85, { eyes: 'wide', mouth: 'smile', look: [across, 0] }],
      [3, {}],
    )
    const pull = keys(s, '2.1 0, 2.35 5 out, 2.5 5, 2.85 -6, 3.05 2, 3.2 0')
    const laugh = s > 3.05 && s < 3.45 ? m.cycle(Math.round(s * 12), 0, -12, -4, 6) : 0
    const curl = keys(s, '2.4 0, 2.85 40 in, 2.95 -30 out, 3.1 18, 3.25 -8, 3.4 0')
    return [
      speckle(oats.blush, 16, 8),
      sheet(k.blob('-100 -80, 560 -80, 420 300, 500 700, 360 1080, -100 1080'), '#d9a89b', { torn: 22, lift: 12 }),
      at(800, 1270, 1.3, bib()),
      at(800, 520 + laugh, 1.8, turn(pull, babyHead(act, { sprung: curl }))),
      isClean
        ? ''
        : [
            at(
              570,
              740,
              0.9 * pop(0),
              turn(
                bow(0),
                at(
                  0,
                  -130,
                  1,
                  gloop({
                    shut: bow(0) > 10,
                    hands: [-100 + hands(0), -110 + hands(0)],
                  }),
                ),
              ),
            ),
            at(
              770,
              330,
              0.9 * pop(0.1),
              turn(bow(0.1) * 0.4, m.squash(bow(0.1) / 130, paint({ shut: bow(0.1) > 10 }))),
            ),
            drop > 0 && drop < 1 ? fill(k.oval(1044, 760 + drop * 340, 17, 24 + drop * 10), oats.mud) : '',
            at(
              1040,
              660,
              pop(0.2),
              m.squash(bow(0.2) / 90, mud({ shut: bow(0.2) > 10, drops: [50, drip, 34], look: s > 1.3 ? -0.4 : 0 })),
            ),
          ].join(''),
      x > -1500 && x < 1900 ? at(x, -120, 1.6, m.lean(sway, wipe(820, { lift: 20 }))) : '',
      at(1400, keys(s, '3 1240, 3.25 850 overshoot, 3.7 850'), 1.2, turn(keys(s, '3.1 -8, 3.3 4, 3.45 0'), wipesBox())),
    ]
  },
}

export const loop: m.Loop = { shots: [teatime, slides, spreads, curtain] }

/** The empty chair: it finds its patient on a bus, a thumb sets the hour free, and a boy is asked in her place. */
import * as a from '../kit/actors/empty-chair'
import * as p from '../kit/actors/empty-chair-places'
import * as k from '../kit/index'
import { card, lamp, rod, shade, stick } from '../kit/techniques/shadow-play'
import * as m from '../motion/index'

const { at } = k
const { keys } = m

/** Outside her window something blue bobs along. */
export const bus = p.play(3.8, '#f0a06a', ({ s, n }) => {
  const x = keys(s, '0 600, 0.7 520, 1.3 590, 3.8 630')
  const hop = -Math.abs(Math.sin(n * 0.95)) * 46
  const turns = s > 1.6
  const woman = a.sitter({
    hair: 'bun',
    nod: keys(s, '0 14, 1.5 14, 1.7 -8 out, 2.3 0, 2.6 16'),
    mood: s > 1.6 && s < 2.1 ? 'shout' : 'calm',
    arm: [
      [10, -60],
      [76, -84],
    ],
    hold: a.phone(),
  })
  return [
    lamp(1150, 300, 520, '#ffd79a'),
    p.town(s * 900, '#c96f58'),
    card(k.poly('-40 760, 1640 756, 1640 1040, -40 1040'), '#7a3f3a'),
    at(880, 860 + (n % 4 === 0 ? -5 : 0), 1.15, p.bus(n, at(150, -160, 1.1, turns ? k.flip(woman) : woman))),
    ...[0, 1].map((i) =>
      at(((i * 1100 - s * 1500 + 66_000) % 2200) - 300, 960, 1, stick(k.line('-120 0, 120 0'), 16, '#a2572f')),
    ),
    at(
      x,
      960 + hop,
      1.3,
      a.chair({
        phase: n / 5,
        lean: keys(s, '0.3 14, 1.2 10, 1.5 -4 out, 2.2 -6'),
        eye: m.blinks(s, 1.4) ? 'shut' : s > 2.6 ? 'happy' : 'wide',
        look: 1,
      }),
    ),
    rod([x, 990], (n % 2) * 3),
  ]
})

/** I cannot come: somebody else can. */
const thumb = p.play(2.6, '#503a63', ({ s, n }) => {
  const press = keys(s, '0.5 0, 0.75 1 out, 0.95 1, 1.15 0')
  const fly = m.span(s, 1.1, 2.2, 'in')
  const pressed = s > 0.78
  const hop = keys(s, '0.85 0, 0.97 16, 1.15 -90 out')
  return [
    lamp(800, 480, 640, '#8fb7e8'),
    card(k.round('530 60, 1070 60, 1070 1060, 530 1060', 60)),
    card(k.round('566 110, 1034 110, 1034 1060, 566 1060', 30), '#dff0ff'),
    card(k.round('620 640, 780 640, 780 780, 620 780', 40), pressed ? '#c9d6e6' : '#ef6f6c'),
    stick(k.join(k.line('672 684, 728 736'), k.line('728 684, 672 736')), 18, '#ffffff'),
    card(k.round('820 640, 980 640, 980 780, 820 780', 40), '#c9d6e6'),
    stick(k.line('866 712, 892 738, 938 684'), 18, '#ffffff'),
    at(
      800 + fly * 1000,
      520 + hop - Math.sin(fly * Math.PI) * 120,
      0.86,
      k.turn(
        keys(s, '1.1 0, 1.4 -12, 2.2 18'),
        a.chair({
          eye: pressed ? (s > 1.2 ? 'happy' : 'wide') : m.blinks(s, 0.3) ? 'shut' : 'open',
          look: pressed ? 1 : -0.5,
          phase: fly > 0 ? n / 4 : undefined,
        }),
      ),
    ),
    ...(fly > 0.1
      ? [0, 1, 2].map((i) =>
          card(
            k.oval(800 + fly * 1000 - 170 - i * 70, 500 - Math.sin(fly * Math.PI) * 110 + i * 22, 15 - i * 4),
            shade.light,
          ),
        )
      : []),
    at(
      560 - press * 30 + 60,
      1010 - press * 240,
      1,
      stick(k.curve('-420 320, -200 150, 0 0'), 150),
      card(k.oval(6, -14, 52, 34), '#b98d76'),
    ),
  ]
})

/** A phone rings for a boy who has been waiting. */
const boy = p.play(3.8, '#5b5f9e', ({ s, n }) => {
  const glow = s < 0.35 ? 0 : 0.85 + (n % 2) * 0.15
  const hop = keys(s, '0.95 0, 1.1 12, 1.3 -90 out, 1.55 0 in, 1.7 -24 out, 1.85 0 in')
  const x = keys(s, '1.5 1860, 2.3 1130 overshoot')
  const bow = keys(s, '2.4 0, 2.65 0.8 out, 3.2 0.8, 3.5 0 out')
  const sits = s > 3
  const leap = m.span(s, 2.75, 3.05)
  const bx = sits ? 1130 : 640 + leap * 490
  return [
    m.camera(
      [keys(s, '1.4 640, 2.2 840'), 590, 1.34],
      lamp(760, 420, 620, '#aeb4e0'),
      card(k.box(-40, 836, 1680, 240), '#2f2b5e'),
      card(k.round('210 130, 520 130, 520 470, 210 470', 10), '#ffe6ad'),
      card(k.blob('330 320, 370 250, 400 320, 380 400, 340 400', 0.2), '#f0a06a'),
      stick(k.line('365 130, 365 470'), 12, '#2f2b5e'),
      card(k.poly('420 836, 420 720, 560 720, 560 836'), '#2f2b5e'),
      card(k.poly('540 836, 540 770, 760 770, 760 836'), '#2f2b5e'),
      glow ? lamp(486, 660, 120, '#dff0ff') : '',
      at(470, 716, 1, a.phone(glow > 0)),
      glow && s < 1.1
        ? stick(k.join(k.curve('400 620, 380 580, 400 540'), k.curve('556 620, 580 580, 560 540')), 9, '#dff0ff')
        : '',
      at(
        x,
        836,
        1.2,
        k.flip(
          a.chair({
            phase: s < 2.3 ? n / 4 : undefined,
            bow,
            eye: s > 2.3 ? 'happy' : 'open',
            look: 0.8,
            lean: keys(s, '1.5 -14, 2.3 8, 2.5 -6'),
            on: sits ? k.flip(at(-14, -196, 1, a.boySits(0.6, 'smile'))) : '',
          }),
        ),
      ),
      sits
        ? ''
        : at(
            bx,
            (leap > 0 ? 836 - leap * 190 - Math.sin(leap * Math.PI) * 120 : 770) + hop,
            1.2,
            a.boyStands(
              leap > 0 ? 60 : 18,
              s > 0.9 ? 'smile' : 'calm',
              s > 1 && s < 2
                ? [
                    [50, -330],
                    [60, -420],
                  ]
                : undefined,
            ),
          ),
    ),
  ]
})

export const loop: m.Loop = { shots: [bus, thumb, boy] }

/** Wild animals. */
import { disc, dot, fill, flip, group, ink, limb, type Part, pal, shape, turn } from '../core'
import { arc, blob, curve, line, type Pt, poly, rng } from '../path'

/** Tree frog clinging, facing left, 520 wide. */
export function treeFrog(c = '#8fd14f'): Part {
  const foot = (x: number, y: number) =>
    limb(line([x - 44, y + 14], [x, y - 6], [x - 14, y + 30]), pal.marigold, 10) +
    limb(line([x, y - 6], [x + 26, y + 26]), pal.marigold, 10) +
    disc(x - 46, y + 16, 14, pal.marigold) +
    disc(x - 16, y + 34, 14, pal.marigold) +
    disc(x + 28, y + 30, 14, pal.marigold)
  return group(
    limb(curve('-70 60, -20 110, -60 146'), c, 26),
    foot(-60, 150),
    shape(blob('-236 -16, -214 -90, -140 -124, -40 -130, 90 -96, 210 0, 226 60, 120 96, -60 86, -190 46'), c),
    fill(blob('-222 6, -150 34, -40 50, 50 84, -60 88, -190 48'), pal.paper),
    limb(curve('130 70, 210 130, 150 172'), c, 26),
    shape(blob('226 40, 150 -50, 60 -24, 40 60, 110 108, 200 100'), c),
    foot(150, 176),
    limb(curve('-130 50, -170 100, -196 140'), c, 24),
    foot(-196, 146),
    disc(-140, -116, 52, pal.coral),
    dot(-144, -116, 13, pal.ink, 38),
    ink(curve('-236 -12, -180 6, -100 -20'), 8),
    fill(blob('-40 -104, 40 -96, 110 -50, 20 -60'), pal.sky),
  )
}

/** Hedgehog walking right, 560 wide, feet at y=150. */
export function hedgehog(c = '#8a5a44'): Part {
  const spines = arc(-50, 40, 1, 168, 372, 34).map(([x, y], i): Pt => {
    const k = i % 2 ? 190 : 244
    return [-50 + (x + 50) * k * 1.1, 40 + (y - 40) * k]
  })
  let ticks = ''
  const rand = rng(9)
  for (let i = 0; i < 26; i++) {
    const a = Math.PI * (1.05 + rand() * 0.9)
    const r = 40 + rand() * 110
    ticks += `M${Math.round(-50 + Math.cos(a) * r * 1.15)} ${Math.round(50 + Math.sin(a) * r)}l${Math.round(Math.cos(a) * 34)} ${Math.round(Math.sin(a) * 34)}`
  }
  return group(
    ...[-150, -60, 60, 140].map((x) => limb(line([x, 90], [x + 8, 138]), pal.sand, 26)),
    shape(poly([...spines, [140, 120], [-200, 124]]), c),
    `<path d="${ticks}" stroke-width="7" stroke="${pal.sand}"/>`,
    shape(blob('110 -30, 180 -24, 250 40, 310 66, 300 92, 220 116, 110 126, 60 60'), pal.sand),
    disc(126, -18, 30, pal.sand),
    disc(308, 72, 20, pal.ink),
    dot(206, 34, 13),
    dot(210, 30, 4, pal.paper),
    ink(curve('240 98, 222 104, 208 96'), 7),
  )
}

/** A woodlouse facing right, 280 wide. */
export const woodlouse = (c: string = pal.steel): Part =>
  group(
    ink([-90, -50, -10, 30, 70].flatMap((x) => line([x, 40], [x - 8, 76]))),
    ink([...curve('110 -20, 150 -60, 186 -50'), ...curve('120 0, 170 -20, 196 4')], 7),
    shape(blob('-140 46, -120 -20, -40 -70, 60 -62, 130 -10, 138 46, 0 56', 0.17), c),
    ink(
      [-92, -50, -6, 38, 80].flatMap((x) => curve([x - 6, 50], [x - 12, -6], [x - 2, -48 + Math.abs(x + 10) * 0.2])),
      7,
    ),
    disc(108, 0, 17, pal.paper),
    dot(112, 0, 7),
    ink(curve('100 30, 116 36, 130 26'), 6),
  )

/** Barn owl gliding towards you, 1060 wide. */
export function barnOwl(c = '#e0a458'): Part {
  const wing = group(
    shape(
      blob('-30 -40, -180 -140, -390 -150, -530 -50, -474 -36, -484 6, -414 8, -402 48, -324 40, -250 66, -50 70'),
      c,
    ),
    fill(blob('-50 -10, -200 -50, -400 -60, -380 10, -250 30, -60 50'), pal.paper, 0.75),
    ink([...line('-440 -70, -420 -20'), ...line('-370 -80, -356 0'), ...line('-290 -76, -280 20')], 7),
  )
  return group(
    wing,
    flip(wing),
    shape(poly('-40 110, 40 110, 74 210, 0 190, -74 210'), c),
    shape(blob('-86 -40, 0 -90, 86 -40, 74 90, 0 160, -74 90'), pal.paper),
    shape(blob('0 -120, 60 -160, 118 -110, 96 -20, 0 40, -96 -20, -118 -110, -60 -160'), c),
    shape(blob('0 -96, 50 -136, 94 -100, 76 -26, 0 22, -76 -26, -94 -100, -50 -136'), pal.paper),
    dot(-40, -70, 17, pal.ink, 20),
    dot(40, -70, 17, pal.ink, 20),
    shape(poly('-12 -50, 12 -50, 0 -6'), pal.blush),
    ink([...line('-20 70, -20 80'), ...line('20 50, 20 60'), ...line('0 104, 0 114')], 9),
  )
}

/** Kestrel in the air facing right, wings up by degrees, 560 wide; `held` sits at its beak, `claw` under its feet. */
export const kestrel = (held: Part = '', claw: Part = '', c: string = pal.rust, wing = 0): Part =>
  group(
    turn(-wing, shape(blob('-20 -40, -60 -220, -10 -320, 50 -300, 100 -180, 70 -40'), c)),
    shape(poly('-120 20, -300 60, -290 96, -308 130, -100 90'), pal.steel),
    ink(line('-284 66, -272 128'), 16),
    shape(blob('-150 40, -60 -50, 80 -80, 170 -70, 150 40, 60 110, -70 110'), c),
    fill(blob('150 0, 90 10, 10 60, -60 104, 60 110, 146 50'), pal.sand),
    ink([...line('60 60, 54 70'), ...line('20 84, 14 94'), ...line('96 36, 90 46'), ...line('60 90, 54 98')], 7),
    limb(curve('0 104, 6 130, 20 150'), pal.marigold, 10),
    limb(curve('-40 106, -40 132, -30 152'), pal.marigold, 10),
    claw,
    turn(
      wing,
      shape(blob('-30 -10, -170 -120, -330 -150, -290 -110, -310 -80, -250 -60, -250 -30, -160 -10, -80 50, 40 30'), c),
      fill(blob('-190 -100, -330 -150, -290 -110, -310 -80, -250 -60, -250 -30, -180 -20'), pal.night, 0.85),
    ),
    shape(blob('110 -70, 140 -130, 210 -136, 244 -84, 206 -34, 140 -20'), pal.steel),
    held,
    shape(blob('232 -104, 272 -90, 266 -56, 244 -72, 226 -76', 0.14), pal.marigold),
    disc(196, -94, 18, pal.marigold),
    dot(200, -94, 10),
    ink(line('190 -70, 180 -44'), 10),
  )

/** Heron standing facing right, 620 high, feet at y=0; one leg lifted. */
export const heron = (c: string = pal.steel): Part =>
  group(
    limb(line('-20 -250, -30 -130, -20 -4'), pal.marigold, 10),
    ink([...line('-20 -4, 30 0'), ...line('-20 -4, -54 0')], 14),
    limb(line('40 -250, 110 -160, 70 -60'), pal.marigold, 10),
    ink([...line('70 -60, 112 -40'), ...line('70 -60, 74 -26')], 14),
    shape(blob('-190 -190, -120 -300, 0 -360, 100 -350, 110 -280, 30 -220, -90 -200'), c),
    shape(blob('-210 -170, -150 -270, -40 -320, 60 -300, 0 -230, -110 -200'), pal.night),
    limb(curve('84 -320, 130 -400, 60 -460, 80 -540, 124 -566'), pal.paper, 34),
    shape(blob('90 -560, 130 -606, 186 -580, 176 -546, 120 -534'), pal.paper),
    shape(poly('176 -584, 340 -550, 170 -548'), pal.marigold),
    shape(blob('150 -600, 80 -612, 10 -584, 90 -588, 140 -580'), pal.night),
    dot(150, -574, 8),
  )

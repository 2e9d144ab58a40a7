/** Creatures and a messenger for the worlds of projects-c. */
import { disc, dot, fill, flip, group, ink, limb, type Part, pal, rect, shape, turn } from './core'
import { arc, blob, curve, line, oval, type Pt, poly, pts, rng } from './path'

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

/** A lantern hanging from its handle at (0,0), 120 high, with a glow. */
export const lantern = (c: string = pal.marigold, glow = 0.25): Part =>
  group(
    dot(0, 70, 150, c, 150).replace('/>', ` opacity="${glow}"/>`),
    ink(curve('-26 34, -20 4, 0 0, 20 4, 26 34'), 7),
    shape(poly('-36 40, 0 16, 36 40'), pal.night),
    rect(-28, 40, 56, 64, c, 6),
    rect(-36, 102, 72, 16, pal.night, 4),
    fill(blob('0 50, -14 82, 0 98, 14 82'), pal.paper),
  )

/** A run in six drawings, of which the first is the pose: the legs, and the hand behind. */
const strides = [
  ['-20 -90, -60 -50, -110 -56', '20 -90, 62 -56, 44 -6', '-60 -160, -110 -150, -124 -104'],
  ['-20 -90, -42 -40, -86 -36', '20 -90, 36 -50, 10 -4', '-60 -160, -106 -140, -110 -92'],
  ['-20 -90, 4 -46, -30 -24', '20 -90, 4 -44, -40 -6', '-60 -160, -96 -124, -84 -84'],
  ['-20 -90, 36 -60, 34 -8', '20 -90, -30 -50, -84 -52', '-60 -160, -90 -116, -66 -84'],
  ['-20 -90, 14 -50, 0 -4', '20 -90, -6 -42, -60 -38', '-60 -160, -98 -126, -88 -84'],
  ['-20 -90, -22 -46, -52 -6', '20 -90, 40 -52, 14 -28', '-60 -160, -106 -140, -112 -94'],
] as const

/** The bell-shaped messenger, 300 high with its feet on (0,0), facing right; poses run (in strides), leap, stand. */
export function messenger(
  pose: 'run' | 'leap' | 'stand' = 'run',
  c: string = pal.coral,
  held: Part = lantern(),
  stride = 0,
): Part {
  const moves = {
    run: [
      '-20 -90, -60 -50, -110 -56',
      '20 -90, 62 -56, 44 -6',
      '-60 -160, -110 -150, -124 -104',
      '66 -170, 112 -160, 146 -190',
    ],
    leap: [
      '-20 -90, -90 -66, -150 -86',
      '20 -90, 90 -76, 146 -46',
      '-60 -170, -110 -210, -130 -250',
      '66 -180, 120 -200, 160 -224',
    ],
    stand: [
      '-24 -90, -26 -50, -26 -6',
      '24 -90, 26 -50, 28 -6',
      '-64 -160, -96 -130, -84 -90',
      '66 -166, 112 -160, 138 -196',
    ],
  } as const
  const [standing, stepping, behind, b] = moves[pose]
  const [l, r, a] =
    pose === 'run' ? (strides[stride % strides.length] as (typeof strides)[0]) : [standing, stepping, behind]
  const end = (p: string) => pts(p)[2] as Pt
  const foot = (p: string) => limb(curve(p), pal.night, 18, 4) + disc(end(p)[0] + 8, end(p)[1], 22, pal.marigold, 14)
  const [hx, hy] = end(b)
  return group(
    foot(l),
    limb(curve(a), pal.night, 16, 4),
    disc(...end(a), 14, pal.paper),
    foot(r),
    disc(0, -78, 22, pal.marigold),
    shape(blob('-96 -90, -74 -130, -66 -220, -34 -268, 34 -268, 66 -220, 74 -130, 96 -90, 0 -78', 0.16), c),
    ink(curve('-78 -120, 0 -108, 78 -120'), 6),
    ink(oval(0, -286, 16), 8),
    dot(4, -196, 8, pal.ink, 11),
    dot(44, -198, 8, pal.ink, 11),
    ink(curve('4 -166, 26 -150, 48 -168'), 6),
    dot(-14, -172, 12, pal.blush, 8),
    `<g transform="translate(${hx} ${hy})">${held}</g>`,
    limb(curve(b), pal.night, 16, 4),
    disc(hx, hy, 14, pal.paper),
  )
}

/** The pond's people: a newt doctor, a toad doctor, frogs and a heron; imported by those scenes alone. */
import { disc, dot, fill, group, ink, limb, type Part, pal, shape } from '../core'
import { blob, curve, line, type Pt, poly, pts } from '../path'

const eye = (x: number, y: number, r: number, lid: string, asleep = false, look = 0.22): Part =>
  group(
    disc(x, y, r, lid),
    asleep
      ? ink(curve([x - r * 0.6, y], [x, y + r * 0.4], [x + r * 0.6, y]))
      : dot(x + 2, y, Math.round(r * 0.66), pal.paper),
    asleep ? '' : dot(x + r * look, y, r * 0.32),
  )

/** A doctor of the pond in a coat, feet on (0,0), facing right; `hand` is where the right hand is. */
type DoctorOptions = {
  hand?: string
  /** The other arm: shoulder, elbow and hand. */
  other?: string
  coat?: string
  skin?: string
  held?: Part
  shut?: boolean
  sad?: boolean
  /** Where it looks: -1 to 1. */
  look?: number
}

const arm = (text: string, coat: string, skin: string, held = ''): Part => {
  const [a, b, c] = pts(text) as [Pt, Pt, Pt]
  return group(
    limb(curve(a, b, c), coat, 34),
    held ? `<g transform="translate(${c[0]} ${c[1]})">${held}</g>` : '',
    disc(c[0], c[1], 22, skin),
  )
}

/** Newt, slender, with a crest and a long tail, 440 high. */
export const newt = (o: DoctorOptions = {}): Part => {
  const [coat, skin] = [o.coat ?? pal.paper, o.skin ?? '#f2843c']
  return group(
    limb(curve('-20 -70, -120 -30, -190 -60, -210 -130, -180 -170'), skin, 34),
    limb([...line('-28 -70, -32 -12, -14 -8'), ...line('30 -70, 32 -12, 56 -8')], skin, 28),
    arm(o.other ?? '-44 -240, -92 -196, -72 -140', coat, skin),
    shape(blob('-46 -270, 0 -282, 46 -270, 58 -160, 70 -60, -70 -60, -58 -160', 0.12), coat),
    fill(poly('-24 -276, 28 -276, 10 -150'), pal.marigold),
    ink([...line('-26 -278, 8 -150, 30 -278'), ...line('8 -150, 8 -62')], 6),
    shape(poly('-60 -400, -92 -430, -66 -352, -104 -360, -56 -310'), pal.coral),
    shape(blob('-66 -340, -56 -400, 0 -426, 60 -400, 122 -356, 128 -320, 80 -290, 0 -276, -50 -292', 0.18), skin),
    eye(4, -412, 30, skin, o.shut, o.look),
    eye(64, -404, 30, skin, o.shut, o.look),
    ink(curve(o.sad ? '30 -306, 80 -322, 122 -306' : '20 -314, 80 -308, 124 -336'), 7),
    [0, 1, 2].map((i) => dot(-40 + i * 18, -340 + (i % 2) * 24, 6, pal.rust)).join(''),
    arm(o.hand ?? '44 -240, 96 -200, 130 -230', coat, skin, o.held),
  )
}

/** Toad, broad and warty, with a bow tie, 400 high. */
export const toad = (o: DoctorOptions = {}): Part => {
  const [coat, skin] = [o.coat ?? pal.paper, o.skin ?? '#8a8f3f']
  return group(
    shape(blob('-110 -60, -140 -10, -40 0, -30 -50'), skin),
    shape(blob('110 -60, 150 -10, 40 0, 30 -50'), skin),
    arm(o.other ?? '-90 -200, -150 -160, -130 -100', coat, skin),
    shape(blob('-90 -230, 0 -250, 90 -230, 130 -120, 110 -34, -110 -34, -130 -120', 0.14), coat),
    fill(blob('-40 -236, 40 -236, 54 -130, 0 -50, -54 -130'), '#d9d48a'),
    ink([...curve('-46 -236, -56 -130, -4 -40'), ...curve('46 -236, 56 -130, 4 -40')], 6),
    shape(blob('-120 -260, -100 -330, 0 -350, 100 -330, 124 -260, 80 -204, -80 -204', 0.18), skin),
    eye(-64, -346, 38, skin, o.shut, o.look),
    eye(64, -346, 38, skin, o.shut, o.look),
    ink(curve(o.sad ? '-80 -236, -36 -256, 36 -256, 80 -238' : '-94 -260, -40 -236, 40 -236, 96 -262')),
    [-90, -20, 30, 92].map((x, i) => dot(x, -296 + (i % 2) * 14, 8, '#5f6428')).join(''),
    shape(poly('-44 -206, 0 -186, 44 -206, 44 -158, 0 -180, -44 -158'), pal.coral),
    arm(o.hand ?? '90 -200, 146 -180, 170 -230', coat, skin, o.held),
  )
}

/** A light frog sitting, 150 high, base at y=70, facing you. */
export const frogling = (c: string, belly: string = pal.moss, mouth: 'smile' | 'o' | 'calm' = 'smile'): Part =>
  group(
    shape(blob('-60 70, -92 50, -72 14, -56 20, -60 -30, 0 -60, 60 -30, 56 20, 72 14, 92 50, 60 70', 0.16), c),
    fill(blob('-34 22, 0 12, 34 22, 30 66, -30 66'), belly),
    disc(-34, -52, 22, c),
    disc(34, -52, 22, c),
    `<path d="M-32-52h0M36-52h0" stroke="${pal.paper}" stroke-width="28"/><path d="M-29-52h0M39-52h0" stroke-width="14"/>`,
    mouth === 'o'
      ? disc(0, 0, 13, pal.coral, 16)
      : ink(curve(mouth === 'smile' ? '-34 -12, 0 8, 34 -12' : '-22 -2, 0 0, 22 -2')),
  )

/** A frog in mid-leap to the right, about 300 wide, centred. */
export const leaper = (c: string, belly: string = pal.moss): Part =>
  group(
    limb(curve('-60 20, -110 50, -80 70, -150 104'), c, 26),
    limb(curve('-40 30, -70 70, -50 90, -110 130'), c, 24),
    shape(blob('-90 10, -40 -40, 40 -66, 110 -50, 124 -20, 80 16, 0 50, -70 46', 0.18), c),
    fill(blob('-50 34, 20 10, 90 -2, 60 24, 0 46'), belly),
    limb(curve('60 6, 100 30, 140 24'), c, 18),
    eye(66, -68, 22, c),
    ink(curve('70 -20, 100 -14, 122 -26')),
  )

/** A heron's head and neck from the shoulders up, facing left, 800 high, base on (0,0). */
export const heron = (c: string, wing: string): Part =>
  group(
    shape(
      blob(
        '-70 20, -40 -120, -10 -240, -70 -360, -100 -480, -40 -580, 40 -590, 60 -520, 10 -460, 40 -370, 90 -250, 150 -140, 330 -60, 340 20',
        0.15,
      ),
      c,
    ),
    fill(blob('-62 20, -30 -120, 0 -240, 20 -120, 10 20'), pal.paper),
    shape(blob('90 -170, 220 -130, 360 0, 380 60, 130 40, 60 -60', 0.14), wing),
    shape(poly('-80 -560, -400 -500, -70 -496'), pal.marigold),
    ink(line('-390 -502, -78 -528'), 5),
    shape(blob('-30 -590, 40 -620, 170 -600, 240 -540, 130 -560, 40 -560'), pal.night),
    disc(-36, -546, 22, pal.paper),
    dot(-42, -544, 9),
  )

/** Props and bystanders of the second group of projects; imported by those scenes alone. */
import { at, disc, dot, fill, flip, group, ink, limb, type Part, pal, rect, shape } from './core'
import { tone } from './head'
import { arc, blob, curve, line, oval, type Path, type Pt, poly, round } from './path'

type FolkOptions = {
  top: string
  bottom?: string
  skin?: number
  hair?: string
  /** Seen from behind. */
  back?: boolean
  /** Raised, hanging, none, or a path of their own. */
  arms?: 'up' | 'down' | 'none' | Path
  /** Hangs to the ankles: a dressing gown. */
  gown?: boolean
  /** Drawn over the head, whose middle is (0,-252). */
  hat?: Part
}

/** A light bystander for crowds and queues, 300 high, feet on (0,0). */
export function folk(o: FolkOptions): Part {
  const arms =
    o.arms === 'none'
      ? []
      : Array.isArray(o.arms)
        ? o.arms
        : o.arms === 'up'
          ? [...curve('-40 -176, -80 -214, -72 -290'), ...curve('40 -176, 80 -214, 72 -290')]
          : [...curve('-42 -176, -68 -136, -58 -92'), ...curve('42 -176, 68 -136, 58 -92')]
  return group(
    limb([...line('-22 -90, -22 -8, -10 -6'), ...line('22 -90, 22 -8, 34 -6')], o.bottom ?? pal.night, 24),
    shape(
      o.gown
        ? blob('-44 -192, 0 -206, 44 -192, 62 -34, -62 -34', 0.12)
        : blob('-44 -192, 0 -206, 44 -192, 54 -80, -54 -80', 0.14),
      o.top,
    ),
    o.gown
      ? ink([...line('-30 -202, 4 -150, 4 -40'), ...line('30 -202, 4 -150'), ...line('-52 -112, 54 -112')], 6)
      : '',
    arms.length ? limb(arms, o.top, 20) : '',
    disc(0, -252, 46, o.back ? (o.hair ?? pal.ink) : tone(o.skin)),
    o.back
      ? ''
      : group(
          shape(blob('-50 -240, -48 -288, 0 -308, 50 -288, 50 -240, 22 -274, -26 -270'), o.hair ?? pal.ink),
          dot(-12, -250, 5.5),
          dot(20, -250, 5.5),
          ink(curve('-10 -230, 4 -222, 18 -230'), 5),
        ),
    o.hat ?? '',
  )
}

/** A doughnut seen from a little above, 440 wide, centred; `bite` takes a piece out on the right. */
export const ringCake = (icing: string = pal.coral, dough: string = '#e2a55c', bright: string = pal.paper): Part =>
  group(
    shape(blob('-220 20, -190 -70, 0 -120, 190 -70, 220 20, 180 100, 0 140, -180 100', 0.18), dough),
    shape(
      blob(
        '-206 -4, -170 -82, 0 -124, 170 -82, 206 -4, 190 40, 160 22, 128 66, 92 48, 50 92, 6 58, -40 84, -84 50, -132 70, -168 26, -196 36',
      ),
      icing,
    ),
    shape(oval(0, -36, 66, 26), pal.ink),
    fill(blob('-62 -36, 0 -14, 62 -36, 30 -12, -30 -12'), dough),
    `<path d="M-150-30l22-14M-96-84l10 18M-30-100l24 4M60-94l-8 18M120-60l20 12M150-16l-18 14M86 8l20 12M20 22l-22 10M-56 16l14 18M-112 12l-18-10" stroke="${bright}" stroke-width="11"/>`,
  )

/** A sheep asleep, lying, facing right, 300 wide, centred. */
export const sheep = (wool: string = pal.paper, skin: string = pal.night): Part =>
  group(
    limb([...line('-80 70, -40 84'), ...line('30 76, 84 84')], skin, 18),
    shape(
      blob(
        '-140 40, -160 0, -128 -20, -132 -62, -88 -66, -66 -96, -22 -78, 20 -98, 56 -72, 96 -70, 104 -30, 130 0, 104 46, 60 78, 10 66, -40 82, -90 66',
        0.24,
      ),
      wool,
    ),
    shape(blob('84 -52, 120 -74, 170 -30, 188 24, 158 50, 112 20'), skin),
    shape(blob('92 -56, 60 -48, 48 -12, 78 -14, 100 -38'), skin),
    shape(blob('78 -66, 92 -100, 124 -94, 136 -70, 116 -58, 98 -46'), wool),
    ink(curve('128 -14, 140 -4, 154 -14'), 6, pal.paper),
  )

/** A terraced house, 340 wide and 640 high, base middle on (0,0). */
export const terrace = (wall: string, roof: string, door: string, glass: string = pal.sky): Part =>
  group(
    rect(70, -700, 74, 110, wall),
    rect(-170, -500, 340, 500, wall),
    shape(poly('-186 -490, -140 -630, 140 -630, 186 -490'), roof),
    rect(-126, -440, 96, 130, glass),
    rect(30, -440, 96, 130, glass),
    ink([...line('-78 -440, -78 -310'), ...line('78 -440, 78 -310')], 6),
    rect(30, -190, 100, 110, glass),
    rect(-124, -210, 94, 210, door, 4),
    dot(-50, -100, 8),
  )

/** A knitted scarf wound about a house 340 wide: band at y, ends hanging on one side. */
export const scarfBand = (y: number, c: string, stripe: string): Part =>
  group(
    shape(
      blob(
        [
          [-190, y - 34],
          [0, y - 20],
          [190, y - 34],
          [196, y + 26],
          [0, y + 44],
          [-196, y + 26],
        ],
        0.14,
      ),
      c,
    ),
    shape(
      poly([
        [60, y],
        [136, y],
        [150, y + 200],
        [64, y + 206],
      ]),
      c,
    ),
    ink(
      [-150, -90, -30, 30, 160].flatMap((x) => line([x, y - 20], [x, y + 30])),
      16,
      stripe,
    ),
    ink([...line([72, y + 76], [138, y + 74]), ...line([76, y + 136], [142, y + 132])], 18, stripe),
    ink([80, 104, 130].flatMap((x) => line([x, y + 208], [x + 2, y + 232]))),
  )

/** A car facing right, 700 wide, wheels on y=0; `inside` is drawn behind the glass. */
export const car = (c: string, glass: string, inside: Part = ''): Part =>
  group(
    fill(poly('-190 -190, -130 -320, 110 -320, 190 -190'), glass),
    inside,
    ink(round('-200 -190, -136 -326, 116 -326, 200 -190', 30), 26),
    ink(round('-200 -190, -136 -326, 116 -326, 200 -190', 30), 12, c),
    shape(blob('-330 -70, -330 -170, -220 -196, 0 -200, 210 -196, 320 -160, 344 -70, 330 -40, -320 -40', 0.12), c),
    ink([...line('-6 -320, -6 -196, -16 -60'), ...line('40 -150, 84 -150')], 8),
    disc(318, -124, 20, pal.marigold, 26),
    ...[-200, 210].map((x) => group(disc(x, -48, 74, pal.night), disc(x, -48, 32, pal.steel))),
  )

/** Rows of numbers from text: 'x y …, x y …'. */
const rows = (text: string): number[][] => text.split(',').map((row) => row.trim().split(' ').map(Number))

/** Flat stones, clods, pads: ovals given as 'x y rx ry, …'. */
export const stones = (places: string, c: string): Part =>
  group(...rows(places).map(([x = 0, y = 0, rx = 0, ry = 0]) => disc(x, y, rx, c, ry)))

/** A bench from the front, 900 wide, seat at y=0, feet at y=190. */
export const bench = (c: string, iron: string = pal.night): Part =>
  group(
    limb([...line('-340 -190, -340 186'), ...line('340 -190, 340 186')], iron, 18),
    rect(-450, -200, 900, 50, c, 10),
    rect(-450, -120, 900, 50, c, 10),
    rect(-460, -16, 920, 48, c, 12),
  )

/** A hospital bed on wheels, 760 wide, mattress at y=-210, wheels on y=0, pillow at the right. */
export const bedOnWheels = (frame: string, blanket: string): Part =>
  group(
    limb([...line('-330 -150, 330 -150'), ...line('-250 -150, 180 -60'), ...line('-250 -60, 180 -150')], frame, 14),
    limb([...line('-370 -300, -370 -60'), ...line('370 -380, 370 -60')], frame, 18),
    disc(-366, -34, 34, pal.night),
    disc(366, -34, 34, pal.night),
    rect(-360, -232, 720, 80, pal.paper, 20),
    shape(blob('-364 -240, -100 -250, 90 -244, 100 -140, -360 -130', 0.08), blanket),
    rect(190, -284, 160, 64, pal.paper, 28),
  )

/** A small glass jar or bell with a cork: w×h about (0,0), with a part inside. */
export const jar = (w: number, h: number, glass: string, inside: Part, cork: string = '#b97a4e'): Part => {
  const outline = round(
    [
      [-w / 2, -h / 2 + 40],
      [-w * 0.36, -h / 2],
      [w * 0.36, -h / 2],
      [w / 2, -h / 2 + 40],
      [w / 2, h / 2],
      [-w / 2, h / 2],
    ] as Pt[],
    46,
  )
  return group(
    fill(outline, glass),
    inside,
    ink(outline, 13),
    ink(curve([-w * 0.42, h * 0.3], [-w * 0.43, 0], [-w * 0.41, -h * 0.28]), 12, pal.paper),
    rect(-w * 0.33, -h / 2 - 74, w * 0.66, 80, cork, 14),
  )
}

/** Radiating lines about (0,0), from r1 to r2: light, shock, cheer. */
export const rays = (r1: number, r2: number, c: string, from = 0, to = 360, n = 12, width = 12): Part => {
  const [a, b] = [arc(0, 0, r1, from, to, n), arc(0, 0, r2, from, to, n)]
  return ink(
    a.flatMap((p, i) => line(p, b[i] as Pt)),
    width,
    c,
  )
}

/** A hand and forearm reaching right from (0,0), 300 long, fingers creeping. */
export const reach = (skin: number, sleeve: string): Part =>
  group(
    limb(curve('-420 60, -260 30, -90 6'), sleeve, 120, 7),
    ink(curve('-96 -58, -80 10, -100 70'), 14, pal.paper),
    shape(
      blob(
        '-80 -46, -20 -60, 60 -66, 120 -40, 190 -30, 196 -8, 120 -4, 196 18, 190 42, 112 24, 166 56, 152 76, 90 50, 30 62, 60 96, 40 108, -20 66, -84 52',
        0.16,
      ),
      tone(skin),
    ),
  )

/** A stand for cakes: dish at y=0, foot at y=220. */
export const cakeStand = (c: string): Part =>
  group(
    shape(poly('-30 0, 30 0, 24 170, 120 214, -120 214, -24 170'), c),
    disc(0, 0, 330, c, 44),
    ink(curve('-280 14, 0 44, 280 14'), 6),
  )

/** Puts a part at several places, 'x y scale, …'; a negative scale mirrors it. */
export const many = (places: string, part: (i: number) => Part): Part =>
  group(...rows(places).map(([x = 0, y = 0, s = 1], i) => at(x, y, Math.abs(s), s < 0 ? flip(part(i)) : part(i))))

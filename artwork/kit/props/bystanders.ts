/** Bystanders, and things of streets and fairs. */
import { at, disc, dot, fill, flip, group, ink, limb, type Part, pal, rect, shape } from '../core'
import { tone } from '../head'
import { arc, blob, curve, line, oval, type Path, type Pt, poly } from '../path'

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

/** A person with joints of your own, a big hand, and what they hold. */
import { at, disc, fill, group, ink, limb, type Part, pal, rect, shape, turn } from '../core'
import { head, type Look, tone } from '../head'
import { arc, blob, curve, line, oval, type Pt, poly, pts } from '../path'

export type FigureOptions = Look & {
  top?: string
  bottom?: string
  shoes?: string
  /** Elbow and hand of the back and the front arm, from the shoulders at (±46,-262): 'x y, x y'. */
  arms?: [string, string]
  /** Hip, knee and foot of each leg; none when something hides them. */
  legs?: string[]
  /** Bib colour. */
  bib?: string
  /** Where the head tilts to, in degrees. */
  nod?: number
  /** Short sleeves. */
  bare?: boolean
  /** Drawn in the front hand. */
  hold?: Part
}

/** A person in any pose: hips near (0,-140), head about (4,-352), as `person` but with your own joints. */
export function figure(o: FigureOptions = {}): Part {
  const [skin, top, bottom] = [tone(o.skin), o.top ?? pal.coral, o.bottom ?? pal.night]
  const arm = (from: Pt, text: string, held = '') => {
    const [b, c] = pts(text) as [Pt, Pt]
    const t = o.bare ? 0.1 : 0.6
    const cuff: Pt = [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t]
    const lower = limb(o.bare ? curve(from, b, c) : line(cuff, c), skin, 20)
    return group(
      lower,
      held ? at(c[0], c[1], 1, held) : '',
      disc(c[0], c[1], 17, skin),
      limb(
        o.bare
          ? line(from, [from[0] + (b[0] - from[0]) * 0.5, from[1] + (b[1] - from[1]) * 0.5])
          : curve(from, b, cuff),
        top,
        32,
      ),
    )
  }
  const leg = (text: string) => {
    const p = pts(text)
    const [x, y] = p[p.length - 1] as Pt
    return (
      limb(curve(...p.slice(0, -1), [x, y - 14]), bottom, 36) +
      shape(
        blob(
          [
            [x - 20, y + 8],
            [x - 16, y - 16],
            [x + 12, y - 14],
            [x + 38, y - 2],
            [x + 38, y + 8],
          ],
          0.14,
        ),
        o.shoes ?? pal.paper,
        { width: 6 },
      )
    )
  }
  return group(
    o.arms ? arm([-44, -260], o.arms[0]) : '',
    ...(o.legs ?? []).map(leg),
    limb(line('0 -310, 0 -284'), skin, 28),
    shape(
      blob('-50 -280, -20 -294, 20 -294, 50 -280, 58 -240, 50 -190, 54 -130, 0 -120, -54 -130, -50 -190, -58 -240'),
      top,
    ),
    o.bib
      ? shape(poly('-34 -244, 34 -244, 54 -124, -54 -124'), o.bib) +
          ink([...line('-32 -244, -36 -286'), ...line('32 -244, 36 -286')], 12, o.bib)
      : '',
    at(4, -354, 1, turn(o.nod ?? 0, head(o))),
    o.arms ? arm([46, -260], o.arms[1], o.hold) : '',
  )
}

/** A big hand coming from the left, thumb and finger pinching at (150, 6); `held` is drawn between them. */
export const hand = (skin: number, sleeve: string, held: Part = '', cuff: string = pal.paper): Part =>
  group(
    shape(poly('-520 -92, -170 -66, -170 74, -520 100'), sleeve),
    limb(curve('10 40, 76 76, 60 104, 20 100'), tone(skin), 36),
    limb(curve('20 30, 100 62, 92 92, 50 94'), tone(skin), 36),
    shape(blob('-170 -50, -60 -72, 40 -66, 76 -10, 60 60, -20 84, -170 56', 0.15), tone(skin)),
    limb(curve('20 -38, 96 -58, 150 -2'), tone(skin), 38),
    held ? at(150, 6, 1, held) : '',
    limb(curve('-10 20, 60 44, 142 20'), tone(skin), 38),
    fill(blob('-60 -60, 30 -54, 40 20, -20 50, -100 30', 0.15), tone(skin)),
    rect(-200, -76, 50, 160, cuff, 10),
  )

/** An open umbrella, rim on y=0, 2r wide, with a stick down to `stick`. */
export const umbrella = (r: number, a: string, b: string, stick = 300): Part => {
  const x = [-1, -0.5, 0, 0.5, 1].map((n) => n * r)
  const scallop = x.slice(0, 4).flatMap((v) => curve([v, 0], [v + r * 0.25, -r * 0.1], [v + r * 0.5, 0]))
  const top: Pt = [0, -r * 0.62]
  return group(
    limb(line([0, -r * 0.6], [0, stick]), '#b97a4e', 12),
    shape(
      blob([...arc(0, 0, r, 180, 360, 8, r * 0.6), [r * 0.5, -r * 0.05], [0, -r * 0.05], [-r * 0.5, -r * 0.05]], 0.15),
      a,
    ),
    fill(blob([[-r * 0.5, 0], [-r * 0.42, -r * 0.35], top, [-r * 0.08, -r * 0.3], [0, 0]], 0.14), b),
    fill(blob([[r * 0.5, 0], [r * 0.62, -r * 0.28], top, [r * 0.84, -r * 0.24], [r, 0]], 0.14), b),
    ink(scallop),
    ink(
      [
        ...curve([-r * 0.5, 0], [-r * 0.4, -r * 0.4], top),
        ...line([0, 0], top),
        ...curve([r * 0.5, 0], [r * 0.4, -r * 0.4], top),
      ],
      6,
    ),
    ink(line([0, -r * 0.62], [0, -r * 0.7]), 12),
  )
}

/** A mug with a band and steam, 130 wide. */
export const mug = (c: string, band: string = pal.paper): Part =>
  group(
    limb(curve('54 -20, 92 -14, 88 34, 50 40'), c, 12),
    rect(-60, -54, 120, 124, c, 16),
    fill(oval(0, 12, 26), band),
    ink([...curve('-22 -74, -32 -94, -14 -114, -24 -136'), ...curve('20 -74, 10 -94, 28 -114, 18 -136')], 7),
  )

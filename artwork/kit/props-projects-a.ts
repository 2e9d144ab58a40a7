/** Posed figures, hands, a baby's head and props of the films in group a. */
import { at, disc, dot, fill, group, ink, limb, type Part, pal, rect, shape, turn } from './core'
import { head, type Look, tone } from './head'
import { arc, blob, curve, line, oval, type Pt, poly, pts, round } from './path'

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

/** A baby's head about (0,0), 400 wide: full cheeks, one curl. */
export const babyHead = (
  skin: number,
  mood: 'laugh' | 'awe' | 'yawn',
  o: { look?: number; hair?: string; cheek?: string } = {},
): Part => {
  const c = tone(skin)
  const x = (o.look ?? 0.3) * 34
  const shut = (ex: number, up: number) => curve([x + ex - 32, -22], [x + ex, -22 - up], [x + ex + 32, -22])
  const open = (ex: number) => dot(x + ex, -26, 18, pal.ink, 25) + dot(x + ex + 7, -34, 6, pal.paper)
  const mouths = {
    laugh: group(
      shape(
        blob([
          [x - 66, 56],
          [x, 68],
          [x + 66, 54],
          [x + 42, 124],
          [x - 38, 126],
        ]),
        '#a62b4b',
      ),
      fill(
        blob([
          [x - 30, 112],
          [x, 98],
          [x + 34, 110],
          [x + 20, 122],
          [x - 16, 122],
        ]),
        pal.coral,
      ),
      fill(
        round(
          [
            [x - 18, 66],
            [x + 8, 68],
            [x + 6, 86],
            [x - 16, 84],
          ],
          6,
        ),
        pal.paper,
      ),
    ),
    awe: shape(oval(x, 92, 24, 28), '#a62b4b'),
    yawn: shape(oval(x, 88, 42, 52), '#a62b4b') + dot(x, 116, 24, pal.coral, 18),
  }
  return group(
    disc(-176, 10, 38, c),
    disc(178, 10, 38, c),
    shape(blob('-176 -40, -120 -164, 0 -196, 120 -164, 178 -40, 186 50, 120 140, 0 166, -120 140, -184 50', 0.18), c),
    ink([...curve('-30 -188, -4 -240, 44 -232, 36 -196, 6 -206'), ...curve('14 -190, 60 -222, 80 -196')], 13, o.hair),
    dot(x - 116, 56, 34, o.cheek ?? pal.coral, 26).replace('/>', ' opacity=".5"/>'),
    dot(x + 116, 56, 34, o.cheek ?? pal.coral, 26).replace('/>', ' opacity=".5"/>'),
    mood === 'awe'
      ? open(-64) + open(64)
      : ink([...shut(-64, mood === 'yawn' ? -20 : 34), ...shut(64, mood === 'yawn' ? -20 : 34)], 13),
    ink(
      [...curve([x - 96, -84], [x - 66, -102], [x - 40, -94]), ...curve([x + 40, -94], [x + 66, -102], [x + 96, -84])],
      12,
    ),
    ink(curve([x - 14, 22], [x + 2, 34], [x + 18, 20]), 11),
    mouths[mood],
  )
}

/** A splash of something soft, about 200 wide. */
export const splat = (c: string, tw = 0): Part =>
  turn(
    tw,
    shape(
      blob(
        '-90 -10, -60 -60, -10 -44, 30 -84, 60 -40, 104 -30, 80 20, 96 66, 40 52, 8 96, -24 54, -84 60, -66 20',
        0.19,
      ),
      c,
    ),
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

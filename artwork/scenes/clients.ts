/** Wordmarks of invented clients, and pictures that group them by sector. */
import * as k from '../kit/index'

const { pal } = k
const marks: Record<string, [name: string, style: k.WordmarkStyle]> = {
  'harbour-trust': ['Harbour Trust', { mark: 'arch', pen: 8, slab: true, sharp: true, colour: pal.ink }],
  fernway: ['Fernway', { mark: 'leaf', colour: pal.leaf, letters: pal.leaf, pen: 15 }],
  northlight: ['Northlight', { mark: 'spark', upper: true, pen: 6.5, spacing: 10, colour: pal.plum }],
  'kestrel-co': ['Kestrel & Co', { mark: 'bolt', pen: 4, nib: [9, -4], lean: 14, colour: '#b8421c' }],
  brightwell: ['Brightwell', { mark: 'sun', pen: 18, inline: pal.paper, spacing: 1, colour: '#b8421c' }],
  tidemark: ['Tidemark', { mark: 'wave', colour: pal.teal, pen: 4, nib: [11, 5] }],
  oakhurst: [
    'Oakhurst',
    { mark: 'shield', upper: true, pen: 6, slab: true, sharp: true, spacing: 7, colour: pal.leaf },
  ],
  pennyfold: ['pennyfold', { mark: 'steps', pen: 8, slab: true, spacing: 2, wide: 0.86, colour: pal.ink }],
  'lumen-arts': ['lumen arts', { mark: 'eye', pen: 6, wide: 1.18, spacing: 4, colour: pal.plum }],
  mossbank: ['Mossbank', { mark: 'cross', colour: pal.teal, pen: 16, letters: pal.teal, hop: 3 }],
  wayfarer: ['Wayfarer', { mark: 'circle', upper: true, pen: 14, sharp: true, lean: 10, colour: pal.ink }],
  saltbox: ['Saltbox', { mark: 'square', pen: 12, sharp: true, wide: 0.84, colour: '#b8421c' }],
}
const wordmark = (key: string) => {
  const [name, style] = marks[key] as [string, k.WordmarkStyle]
  return k.wordmark(name, style)
}

/** A paper label that two pins hold, about its middle. */
const label = (x: number, y: number, degrees: number, w: number, h: number) =>
  k.at(
    x,
    y,
    1,
    k.turn(
      degrees,
      k.rect(-w / 2, -h / 2, w, h, pal.paper),
      k.dot(40 - w / 2, 40 - h / 2, 9),
      k.dot(w / 2 - 40, 40 - h / 2, 9),
    ),
  )

/** A sticking plaster, about its middle: its pad is as wide as what is written on it. */
const plaster = (x: number, y: number, degrees: number, w: number) =>
  k.at(
    x,
    y,
    1,
    k.turn(
      degrees,
      k.rect(-w / 2, -118, w, 236, '#f6c9a4', 118),
      k.rect(170 - w / 2, -118, w - 340, 236, pal.paper),
      ...[-1, 1].flatMap((end) =>
        [-56, 0, 56].flatMap((down) => [66, 116].map((far) => k.dot(end * (w / 2 - far), down, 7))),
      ),
    ),
  )

/** A wordmark inside a box of a bigger picture, centred. */
const placed = (key: string, x: number, y: number, w: number, h: number) =>
  wordmark(key)
    .replace(/ width="\d+" height="\d+">/, ` x="${x}" y="${y}" width="${w}" height="${h}">`)
    .trim()
const sheet = (w: number, h: number, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">` +
  `<g fill="none" stroke="${pal.ink}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">` +
  `${parts.filter((part) => !part.startsWith('<svg')).join('')}</g>${parts.filter((part) => part.startsWith('<svg')).join('')}</svg>\n`

export const scenes: Record<string, () => string> = {
  ...Object.fromEntries(Object.keys(marks).map((key) => [`clients/${key}`, () => wordmark(key)])),
  'clients/healthcare-sector': () =>
    sheet(
      1240,
      860,
      plaster(660, 150, -2, 1080),
      plaster(560, 430, 1.5, 1000),
      plaster(690, 710, -1.5, 1000),
      placed('harbour-trust', 330, 80, 660, 140),
      placed('brightwell', 290, 360, 540, 140),
      placed('mossbank', 430, 640, 520, 140),
    ),
  'clients/museums': () =>
    sheet(
      1240,
      860,
      ...[
        [150, 20, -1],
        [30, 300, 1],
        [200, 580, -1],
      ].map(([x = 0, y = 0, a = 0]) =>
        k.at(
          x + 480,
          y + 120,
          1,
          k.turn(a, k.rect(-480, -120, 960, 240, pal.paper), k.dot(-440, -80, 9), k.dot(440, -80, 9)),
        ),
      ),
      placed('tidemark', 270, 60, 720, 160),
      placed('lumen-arts', 150, 340, 720, 160),
      placed('northlight', 320, 620, 720, 160),
    ),
  'clients/digital-marketing-agencies': () =>
    sheet(
      1600,
      460,
      k.cut(k.pts('20 60, 520 20, 510 400, 40 420'), '#ffd27a', 7, 90),
      k.cut(k.pts('560 40, 1050 60, 1040 430, 550 400'), '#bfe0b4', 7, 90),
      k.cut(k.pts('1090 30, 1580 50, 1570 410, 1100 420'), '#cfe9fa', 7, 90),
      placed('kestrel-co', 80, 130, 380, 180),
      placed('fernway', 620, 130, 360, 180),
      placed('pennyfold', 1145, 130, 380, 180),
    ),
  // Where its films are in use: a book, a screen, a row of seats.
  'clients/education': () =>
    sheet(
      1240,
      760,
      label(330, 170, -1.5, 600, 280),
      placed('oakhurst', 80, 100, 500, 140),
      k.at(900, 200, 1.7, k.turn(3, k.books())),
      k.at(280, 560, 1.75, k.turn(-2, k.laptop(pal.sky, k.at(0, 0, 0.4, k.play())))),
      label(850, 560, 1.2, 620, 310),
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3].map((seat) =>
          k.at(
            690 + seat * 118 + row * 14 - 14,
            470 + row * 84,
            0.46,
            k.rect(-80, -60, 160, 90, [pal.coral, pal.marigold, pal.teal][row] as string, 40),
            k.rect(-92, 16, 184, 44, pal.plum, 18),
          ),
        ),
      ),
    ),
  // Names that are not to be read: scribbled over, stuck over, turned to the wall.
  'clients/white-label': () =>
    sheet(
      1240,
      760,
      label(440, 150, -1.5, 800, 220),
      k.ink(
        k.curve(
          '120 170, 190 110, 220 200, 290 105, 320 205, 390 110, 420 200, 490 108, 520 200, 590 112, 640 190, 740 130',
        ),
        22,
      ),
      label(780, 400, 1.2, 820, 220),
      k.at(470, 400, 1, k.disc(0, 0, 56, pal.marigold)),
      k.cut(k.pts('560 350, 1130 340, 1136 456, 556 462'), pal.ink, 6, 110),
      label(470, 640, -0.8, 860, 210),
      ...[230, 360, 490, 620, 750].map((x) => k.shape(k.star(x, 645, 5, 52, 24), pal.coral)),
    ),
}

import type { PublicFile, PublicFiles } from '../../src/engine/content/check'

/** The day on which the cases are read: waivers end. */
export const at = Date.parse('2026-11-20')

const known: Record<string, PublicFile> = {
  '/notes.txt': { bytes: 10 },
  '/notes.json': { bytes: 10, isAnimation: false },
  '/about.html': { bytes: 10 },
  '/images/hill.svg': { bytes: 100 },
  '/images/forgotten.png': { bytes: 9_000, pixels: { width: 400, height: 300 } },
  '/images/small.png': { bytes: 9_000, pixels: { width: 400, height: 300 } },
  '/images/heavy.jpg': { bytes: 4_200_000, pixels: { width: 6000, height: 4000 } },
  '/images/heavy.svg': { bytes: 640_000 },
  '/images/none.png': { bytes: 9_000, damage: { kind: 'other', found: 'a web page' } },
  '/images/half.jpg': { bytes: 9_000, damage: { kind: 'cut-off' } },
  '/images/empty.webp': { bytes: 0, damage: { kind: 'empty' } },
  '/images/huge.png': { bytes: 9_000, damage: { kind: 'too-many-pixels', width: 30_000, height: 30_000 } },
  '/images/tower.png': { bytes: 9_000, damage: { kind: 'too-tall', width: 400, height: 20_000 } },
  '/images/phone.jpg': { bytes: 9_000, damage: { kind: 'other', found: 'a HEIC photograph' } },
  '/images/open.svg': { bytes: 900, damage: { kind: 'malformed', line: 12, reason: 'unclosed tag: g' } },
  '/images/bare.svg': { bytes: 900, damage: { kind: 'no-namespace' } },
  '/images/old.svg': { bytes: 900, damage: { kind: 'encoding', named: 'ISO-8859-1' } },
  '/images/window.svg': { bytes: 900, damage: { kind: 'no-size', given: 'width="100vw"' } },
  '/images/crowded.svg': {
    bytes: 900,
    damage: { kind: 'too-complex', line: 7, most: 1000, what: 'attributes of one element' },
  },
  '/images/acting.svg': { bytes: 900, danger: { kind: 'holds', holds: 'a program (<script>)', line: 4 } },
  '/images/blurred.svg': { bytes: 900, danger: { kind: 'figma', effects: ['background blur'], line: 1 } },
  '/images/turning.svg': { bytes: 900, danger: { kind: 'figma', effects: ['angular gradient'], line: 1 } },
  '/welcome.html': { bytes: 900, danger: { kind: 'page' } },
  '/images/aux.svg': { bytes: 900 },
  '/images/12:30.svg': { bytes: 900 },
  // As a Mac writes it: the dots are a sign of their own.
  '/images/fu\u0308chse.svg': { bytes: 900 },
  '/images/print.tiff': { bytes: 9_000 },
  '/guide.pdf': { bytes: 9_000, damage: { kind: 'cut-off' } },
  '/images/owl-moving.svg': { bytes: 900 },
  '/loops/fox.json': { bytes: 20_000, isLoop: true, seconds: 10 },
  '/sounds/fox.mp3': { bytes: 310_000 },
  '/loops/long.webp': { bytes: 900_000, pixels: { width: 800, height: 500 }, isLoop: true },
  '/animations/outside.json': {
    ...{ bytes: 10, isAnimation: false },
    damage: { kind: 'picture-outside', picture: 'images/img_0.png' },
  },
  '/animations/counting.json': {
    ...{ bytes: 10, isAnimation: false },
    damage: { kind: 'expressions', layer: 'Wheel' },
  },
  '/half.json': { bytes: 10, isAnimation: false, damage: { kind: 'cut-off' } },
}

/** What a case finds in its public folder: the fox, and those of the others that it names. */
export function filesFor(text: string): PublicFiles {
  const named = Object.entries(known).filter(([name]) => text.includes(name.normalize()))
  const leftOut = new Map([
    ['/images/.fox.png', 'hidden'],
    ['/images/link.png', 'link'],
    ['/images/lost.png', 'dangling'],
    ['/linked', 'link'],
  ] as const)
  return Object.assign(new Map([['/images/fox.svg', { bytes: 100 }], ...named]), {
    leftOut: new Map([...leftOut].filter(([name]) => text.includes(name))),
  })
}

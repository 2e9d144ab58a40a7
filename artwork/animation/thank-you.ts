/** The animation that thanks for a message. */
import { fill, group, type Item, type Key, keys, layer, moving, oval, path, points, still, stroke } from './lottie'

const FRAMES = 60
const SIZE = 0.58
const [lilac, blush, coral, marigold, paper, ink] = [
  '#cdbbe4',
  '#ffc9b8',
  '#ff5a5f',
  '#ffb52e',
  '#fff7e8',
  '#1d1b3a',
] as const
const line = stroke(9)
const thin = stroke(6)
const mirror = (text: string) =>
  text.replace(/(^| )(-?)(\d+),/g, (_, gap, minus, x) => `${gap}${minus ? '' : '-'}${x},`)
const shape = (text: string, tension?: number | number[]) => path(points(text), true, tension)
const mark = (text: string) => path(points(text), false)
const limb = (text: string, width: number, colour: string = lilac) =>
  group([mark(text), stroke(width, colour), stroke(width + 13)])

// What shows up to a frame, and what shows from it on.
const until = (frame: number) => keys(`0:100:hold ${frame}:0`)
const since = (frame: number) => keys(`0:0:hold ${frame}:100`)

/** The jump: crouch, stretch, hang, fall, squash, overshoot, settle. Each row is frame, width, height, lift. */
const beats: [frame: number, width: number, height: number, lift: number, ease?: Key[2]][] = [
  [0, 100, 100, 0],
  [9, 118, 78, 0, 'in'],
  [13, 86, 120, 24, 'out'],
  [20, 98, 102, 70],
  [23, 100, 100, 70, 'in'],
  [29, 90, 114, 18, 'in'],
  [31, 124, 72, 0, 'out'],
  [37, 93, 109, 10],
  [43, 104, 96, 0],
  [50, 100, 100, 0],
]
const scaled = (factor: number) => Math.round(factor * SIZE)

// In each list the first group lies on top.
const hat = [
  group([shape('-60,-14 0,-4 60,-14 64,3 0,16 -64,3', 0.16), fill(marigold), line]),
  group([oval(-20, -66, 4), oval(8, -70, 4), oval(-6, -42, 4), oval(22, -44, 4), fill(ink)]),
  group([shape('-45,-8 -35,-78 0,-98 37,-78 46,-8', 0.16), fill(marigold), line]),
]
const face = [
  group([oval(0, 16, 13, 9), shape('-22,37 0,41 22,37 0,64'), fill(coral), thin]),
  group([oval(-30, 2, 8, 11), oval(30, 2, 8, 11), fill(ink)], until(6)),
  group([mark('-42,6 -30,-8 -18,6'), mark('18,6 30,-8 42,6'), thin], since(6)),
  group([oval(-54, 30, 14, 10), oval(54, 30, 14, 10), fill(coral, 55)]),
  group([mark('-66,30 -110,26'), mark('66,30 110,26'), stroke(4)]),
  group([oval(0, 38, 40, 27), fill(paper)]),
  group([oval(0, -3, 86, 72), fill(lilac), line]),
]
const ears = [
  group([oval(-84, -56, 28), oval(84, -56, 28), fill(blush)]),
  group([oval(-84, -58, 50, 52), oval(84, -58, 50, 52), fill(lilac), line]),
]
const scarf = [
  group([
    shape('-58,-192 0,-176 58,-192 62,-170 0,-148 -62,-170', 0.16),
    shape('-46,-162 -16,-156 -34,-106 -66,-116', 0.05),
    fill(coral),
    line,
  ]),
]
const body = [
  group([oval(0, -88, 37, 50), fill(paper)]),
  group([shape('-46,-176 46,-176 66,-84 0,-20 -66,-84'), fill(lilac), line]),
]
const hand = (x: number) => group([oval(x, 98, 15), fill(blush), line])
const legs = [
  group([oval(-36, -3, 32, 13), oval(36, -3, 32, 13), fill(blush), line]),
  group([mark('-24,-44 -32,-12'), mark('24,-44 32,-12'), stroke(20, lilac), stroke(33)]),
]
const armLine = '0,0 -42,46 -58,96'

const swing = (side: number): Item =>
  moving(
    ...[
      [2, 0],
      [9, -24],
      [15, 98],
      [31, 70],
      [38, 100],
      [48, 90],
    ].map(([frame = 0, turn = 0]): Key => [frame, turn * side]),
  )

function mouse(): Item[] {
  // It leaves the ground and comes back to it only once.
  const lifts = beats.filter(([t]) => t > 0 && t < 50)
  const position = moving(...lifts.map(([t, , , lift, ease]): Key => [t, [200, 352 - lift], ease]))
  const scale = moving(...beats.map(([t, width, height, , ease]): Key => [t, [scaled(width), scaled(height)], ease]))
  // The head follows two frames late, the ears drag behind it, and the hat leaves it at the top.
  const hop = keys('13:6,-58:out 22:10,-98:in 32:6,-46:out 37:6,-72:in 42:6,-58')
  const spin = keys('12:8 22:-14 34:8')
  const nod = keys('0:0 9:5:in 15:-7:out 32:7 42:0')
  const flap = keys('9:100,100 14:98,84 28:97,116 37:100,100')
  const wag = keys('0:0 9:-14 17:22 31:-26 46:0')
  const arm = (name: string, id: number) => ({ name, id, parent: 1 })
  const parts = [
    { name: 'hat', id: 3, parent: 2, shapes: hat, position: hop, rotation: spin },
    {
      ...arm('left arm', 6),
      shapes: [hand(-58), limb(armLine, 22)],
      position: still([-44, -166]),
      rotation: swing(1),
    },
    {
      ...arm('right arm', 7),
      shapes: [hand(58), limb(mirror(armLine), 22)],
      position: still([44, -166]),
      rotation: swing(-1),
    },
    { name: 'scarf', id: 4, parent: 1, shapes: scarf },
    { name: 'head', id: 2, parent: 1, shapes: face, position: still([0, -246]), rotation: nod },
    { name: 'ears', id: 5, parent: 2, shapes: ears, scale: flap },
    { name: 'body', id: 8, parent: 1, shapes: body },
    { name: 'legs', id: 9, parent: 1, shapes: legs, position: keys('12:0,0 19:0,-26 24:0,-26 30:0,0') },
    {
      name: 'tail',
      id: 11,
      parent: 1,
      shapes: [limb('0,0 74,22 118,-50 90,-84', 8, blush)],
      position: still([30, -48]),
      rotation: wag,
    },
    { name: 'jump', id: 1, position, scale },
  ]
  return parts.map((part) => layer(part, FRAMES))
}

// Where each leaf flies to, where it has drifted to at the end, its turn and its colour.
const leaves = [
  ['58,128', '32,282', -200, '#2f7d4f'],
  ['104,42', '76,190', 160, marigold],
  ['298,38', '326,196', -170, coral],
  ['346,120', '358,284', 210, '#0f8b7f'],
  ['240,28', '268,124', 140, '#9ccb86'],
] as const
const blade = shape('-22,22 -13,-13 22,-22 13,13', [0, 0.28])

/** All leaves in one layer behind the mouse, under one outline. They burst from it and flutter down. */
function confetti(): Item {
  const shapes = leaves.map(([high, low, turn, colour], index) => {
    const flight = keys(`12:200,230:out ${24 + index}:${high} 59:${low}`)
    return group([blade, fill(colour)], still(100), { p: flight, r: keys(`12:0:out 59:${turn}`) })
  })
  const opacity = keys('48:100:in 59:0')
  return layer({ name: 'leaves', id: 13, shapes: [...shapes, stroke(8)], from: 12, opacity }, FRAMES)
}

const shadow = (): Item => {
  const scale = keys('9:118,100 20:58,64 31:124,100 40:100,100')
  const shapes = [oval(0, 0, 64, 9), fill(ink, 22)]
  return layer({ name: 'shadow', id: 12, shapes, position: still([200, 358]), scale }, FRAMES)
}

/** The whole animation as Lottie text: two seconds, 400 by 400, shapes only. */
export function thankYou(): string {
  const layers = [...mouse(), shadow(), confetti()]
  return `${JSON.stringify({ v: '5.7.0', nm: 'Thank you', fr: 30, ip: 0, op: FRAMES, w: 400, h: 400, ddd: 0, assets: [], layers })}\n`
}

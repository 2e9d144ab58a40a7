import * as k from '../../kit/index'
import * as w from '../../kit/props/workshop'

const { at, flip, pal, pts, scene } = k

const faceOn = (scale: number, mood: k.Mood, x = 0, y = 0) => at(x, y, scale, k.face(mood, 0.1, null))

export const scenes: Record<string, () => string> = {
  'process/post-production': () =>
    scene(
      { ground: pal.plum, seed: 61 },
      k.fill(k.poly('200 -20, 420 -20, 700 860, 40 860'), '#6d3a9b'),
      k.cut(pts('560 640, 1640 520, 1640 1040, 560 1040'), pal.rust, 5, 260),
      at(820, 330, 1.35, k.bell(pal.marigold), faceOn(1.2, 'happy', 0, 10)),
      at(1290, 200, 1.35, k.bell('#e08a2c'), faceOn(1.2, 'smile', 0, 10)),
      at(1110, 500, 1.4, flip(w.boot(pal.teal)), faceOn(1, 'smile', 34, -30)),
      at(1480, 480, 1.4, flip(w.boot(pal.coral)), faceOn(1, 'happy', 34, -30)),
      at(860, 850, 1.5, flip(w.kettle(pal.sky)), faceOn(1.4, 'happy', 0, 14)),
      at(1300, 840, 1.5, flip(w.kettle(pal.aqua)), faceOn(1.4, 'smile', 0, 14)),
      k.rect(150, 830, 400, 200, pal.night, 10),
      at(320, 840, 1.7, k.mouse('wave', { scarf: pal.coral, held: k.limb(k.line('-20 30, 70 -110'), pal.paper, 10) })),
    ),
}
